/** What a table sounds like: wood and paper, made here, short and dry. Nothing is heard or felt until somebody wants it. */
import { tastes } from '../tastes.svelte';

export type Sound = 'turn' | 'card' | 'deal' | 'gather' | 'die' | 'step' | 'tile' | 'purr' | 'win' | 'lose';

/** What a hand feels of it, where it does: milliseconds on, off, on … */
const FELT: Partial<Record<Sound, number[]>> = {
  turn: [60, 60, 60],
  die: [12, 50, 12, 60, 20],
  purr: [25, 25, 25, 25, 25, 25, 25],
  win: [40, 60, 40, 60, 120],
};

/** Something struck: a low tone that dies at once. */
function wood(on: AudioContext, at: number, pitch: number, loud: number, lasts = 0.11): void {
  const tone = new OscillatorNode(on, { type: 'triangle', frequency: pitch });
  tone.frequency.setValueAtTime(pitch, at);
  tone.frequency.exponentialRampToValueAtTime(pitch * 0.55, at + lasts * 0.65);
  const fade = new GainNode(on, { gain: 0 });
  fade.gain.setValueAtTime(loud, at);
  fade.gain.exponentialRampToValueAtTime(0.001, at + lasts);
  tone.connect(fade).connect(on.destination);
  tone.start(at);
  tone.stop(at + lasts + 0.01);
}

/** Something that brushes along: noise of about one pitch. */
function paper(on: AudioContext, at: number, pitch: number, loud: number, lasts: number): void {
  const buffer = on.createBuffer(1, Math.floor(on.sampleRate * lasts), on.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i += 1)
    samples[i] = (Math.random() * 2 - 1) * loud * (1 - i / samples.length) ** 3;
  const source = new AudioBufferSourceNode(on, { buffer });
  source.connect(new BiquadFilterNode(on, { type: 'bandpass', frequency: pitch, Q: 1.2 })).connect(on.destination);
  source.start(at);
}

/** Two knuckles, or a die's corners, on the table. */
function knocks(on: AudioContext, now: number, times: [after: number, pitch: number, loud: number][]): void {
  for (const [after, pitch, loud] of times) {
    wood(on, now + after, pitch, loud);
    paper(on, now + after, 900, loud * 0.8, 0.03);
  }
}

/** A little tune on wooden bars. */
function bars(on: AudioContext, now: number, pitches: number[]): void {
  pitches.forEach((pitch, i) => wood(on, now + i * 0.13, pitch, 0.3, 0.32));
}

const MADE: Record<Sound, (on: AudioContext, now: number) => void> = {
  turn: (on, now) =>
    knocks(on, now, [
      [0, 210, 0.5],
      [0.14, 210, 0.5],
    ]),
  card(on, now) {
    paper(on, now, 2600, 0.5, 0.07);
    wood(on, now + 0.05, 150, 0.22, 0.07);
  },
  deal: (on, now) => paper(on, now, 3200, 0.35, 0.09),
  gather: (on, now) => [0, 0.06, 0.12].forEach((after) => paper(on, now + after, 2200, 0.4, 0.08)),
  die: (on, now) =>
    knocks(on, now, [
      [0, 420, 0.3],
      [0.11, 480, 0.25],
      [0.2, 400, 0.22],
      [0.31, 450, 0.18],
      [0.44, 380, 0.3],
    ]),
  step: (on, now) => wood(on, now, 320, 0.16, 0.05),
  tile(on, now) {
    wood(on, now, 260, 0.3, 0.08);
    paper(on, now, 1400, 0.35, 0.05);
  },
  purr(on, now) {
    for (let i = 0; i < 20; i += 1) wood(on, now + i * 0.038, 74, 0.4 * Math.sin((Math.PI * (i + 1)) / 21), 0.034);
  },
  win: (on, now) => bars(on, now, [392, 494, 587, 784]),
  lose: (on, now) => bars(on, now, [392, 330, 262]),
};

let table: AudioContext | null = null;
/** What could not be heard by then, because nothing has been touched yet, is not heard later. */
const LATE = 400;

export function play(sound: Sound): void {
  if (tastes.vibration.value && FELT[sound] && 'vibrate' in navigator) navigator.vibrate(FELT[sound]);
  if (!tastes.sound.value) return;
  table ??= new AudioContext();
  const on = table;
  const asked = performance.now();
  const make = (): void => {
    if (performance.now() - asked < LATE) MADE[sound](on, on.currentTime);
  };
  if (on.state === 'running') make();
  else void on.resume().then(make);
}
