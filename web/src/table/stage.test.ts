import { beforeEach, describe, expect, it } from 'vitest';
import { Stage } from './stage';

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
