/** How somebody notices that it is their turn: the tab says so, and whatever else they want. */
import { tastes } from '../tastes.svelte';
import { say } from '../words';

const ICON = '/cheese.svg';
const ICON_TURN = '/cheese-turn.svg';

/** What stands on the tab; what is returned puts the usual back. */
export function showOnTab(title: string, turn: boolean): () => void {
  const usual = say('page-title-of', { part: title });
  document.title = turn ? say('page-title-turn', { part: title }) : usual;
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  icon?.setAttribute('href', turn ? ICON_TURN : ICON);
  return () => {
    document.title = usual;
    icon?.setAttribute('href', ICON);
  };
}

let sounds: AudioContext | null = null;

/** Two knuckles on a wooden table: a short, low tone that dies at once, with a little of the wood's own noise. */
export function knock(): void {
  sounds ??= new AudioContext();
  if (sounds.state !== 'running') void sounds.resume();
  const { currentTime: now, destination } = sounds;
  for (const at of [now, now + 0.14]) {
    const tone = new OscillatorNode(sounds, { type: 'triangle', frequency: 210 });
    tone.frequency.exponentialRampToValueAtTime(110, at + 0.07);
    const fade = new GainNode(sounds, { gain: 0 });
    fade.gain.setValueAtTime(0.5, at);
    fade.gain.exponentialRampToValueAtTime(0.001, at + 0.11);
    tone.connect(fade).connect(destination);
    tone.start(at);
    tone.stop(at + 0.12);
    grain(sounds, at)
      .connect(new BiquadFilterNode(sounds, { type: 'bandpass', frequency: 900, Q: 1.5 }))
      .connect(destination);
  }
}

function grain(on: AudioContext, at: number): AudioBufferSourceNode {
  const buffer = on.createBuffer(1, Math.floor(on.sampleRate * 0.03), on.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i += 1)
    samples[i] = (Math.random() * 2 - 1) * 0.4 * (1 - i / samples.length) ** 3;
  const source = new AudioBufferSourceNode(on, { buffer });
  source.start(at);
  return source;
}

/** Whether this browser may show notifications, asking the person where it has to. */
export async function mayNotify(): Promise<boolean> {
  if (!('Notification' in window)) return false;
  return (await Notification.requestPermission()) === 'granted';
}

/** It has become somebody's turn at this device. */
export function call(title: string): void {
  if (tastes.sound.value) knock();
  // Not every browser can, and some only after a first touch.
  if (tastes.vibration.value && 'vibrate' in navigator) navigator.vibrate([60, 60, 60]);
  if (tastes.notification.value && document.hidden) notify(title);
}

function notify(title: string): void {
  if (!('Notification' in window) || Notification.permission !== 'granted') return;
  try {
    const shown = new Notification(title, { body: say('notice-turn'), tag: location.pathname, icon: ICON_TURN });
    shown.onclick = () => {
      window.focus();
      shown.close();
    };
  } catch {
    // Some phones show them only for installed pages; the tab says it all the same.
  }
}
