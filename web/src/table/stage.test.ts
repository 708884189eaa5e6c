import { beforeEach, describe, expect, it } from 'vitest';
import { hurried, Stage } from './stage';

let timers: (() => void)[];
let told: string[];
let stage: Stage<string>;

beforeEach(() => {
  timers = [];
  told = [];
  stage = new Stage<string>(
    {
      after: (_, run) => {
        timers.push(run);
        return () => (timers = timers.filter((other) => other !== run));
      },
    },
    (event) => (event.type === 'quick' ? 0 : 100),
    {
      show: (shown, unplayed) => told.push(`show ${shown}, ${unplayed.length} to play`),
      play: (event, unplayed) => told.push(`${event.type}, ${unplayed.length} left`),
      rest: () => told.push('rest'),
    },
  );
});

const wait = (): void => timers.shift()?.();

describe('the stage', () => {
  it('plays one event after another, then rests', () => {
    stage.add('A', [{ type: 'move' }, { type: 'draw' }]);
    expect(told).toEqual(['show A, 2 to play', 'move, 1 left']);
    wait();
    expect(told.slice(2)).toEqual(['draw, 0 left']);
    wait();
    expect(told.slice(3)).toEqual(['rest']);
    expect(stage.busy).toBe(false);
  });

  it('does not wait for events that take no time', () => {
    stage.add('A', [{ type: 'quick' }, { type: 'quick' }]);
    expect(told).toEqual(['show A, 2 to play', 'quick, 1 left', 'quick, 0 left', 'rest']);
  });

  it('keeps the next scene behind the curtain until this one has been played', () => {
    stage.add('A', [{ type: 'move' }]);
    stage.add('B', [{ type: 'draw' }]);
    expect(told).toEqual(['show A, 1 to play', 'move, 0 left']);
    wait();
    expect(told.slice(2)).toEqual(['show B, 1 to play', 'draw, 0 left']);
  });

  it('leaves nothing out when skipped', () => {
    stage.add('A', [{ type: 'move' }, { type: 'draw' }]);
    stage.add('B', [{ type: 'move' }]);
    stage.skip();
    expect(told).toEqual([
      'show A, 2 to play',
      'move, 1 left',
      'draw, 0 left',
      'show B, 1 to play',
      'move, 0 left',
      'rest',
    ]);
    expect(timers).toEqual([]);
  });
});

describe('when others act faster than it can be shown', () => {
  it('takes its time while little waits', () => {
    expect(hurried(900, 0)).toBe(900);
    expect(hurried(900, 2)).toBe(900);
  });

  it('hurries, and so never lags for long', () => {
    let now = 0;
    let due: { at: number; run: () => void } | null = null;
    let shown = 0;
    const busy = new Stage<number>(
      {
        after: (ms, run) => {
          due = { at: now + ms, run };
          return () => (due = null);
        },
      },
      (_, behind) => hurried(900, behind),
      { show: (number) => (shown = number), play: () => undefined, rest: () => undefined },
    );
    // Bots at their briskest: a move each 150 ms, each with three events that like to be seen for 900 ms.
    for (let added = 1; added <= 200; added += 1) {
      busy.add(added, [{ type: 'roll' }, { type: 'move' }, { type: 'tile' }]);
      const until = now + 150;
      for (let next = due as { at: number; run: () => void } | null; next && next.at <= until; next = due) {
        now = next.at;
        due = null;
        next.run();
      }
      now = until;
      expect(added - shown).toBeLessThan(12);
    }
    expect(shown).toBeGreaterThan(185);
  });
});
