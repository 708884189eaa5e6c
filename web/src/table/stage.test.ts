import { beforeEach, describe, expect, it } from 'vitest';
import { hurried, Stage, type Step } from './stage';

const steps = (...types: string[]): Step[] => types.map((type) => ({ event: { type }, shows: { game: type } }));

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
    ({ type }) => (type === 'quick' ? 0 : 100),
    (end) => end === 'open',
    {
      begin: (end) => told.push(`towards ${end}`),
      tell: ({ event, shows }, next) => told.push(`${event.type} shows ${shows.game}, next ${next?.type ?? 'none'}`),
      end: (end) => told.push(`at ${end}`),
      rest: () => told.push('rest'),
    },
  );
});

const wait = (): void => timers.shift()?.();

describe('the stage', () => {
  it('holds a throw until it is made, or until somebody has played on', () => {
    const held: string[] = [];
    const throws = new Stage<string>(
      { after: () => () => undefined },
      () => 0,
      () => false,
      {
        begin: () => undefined,
        tell: ({ event }) => held.push(event.type),
        end: () => held.push('end'),
        rest: () => undefined,
        hold: () => held.push('held'),
      },
      ({ type }, _, behind) => type === 'roll' && behind === 0,
    );
    throws.add('A', steps('move', 'roll', 'move'));
    expect(held).toEqual(['move', 'held']);
    throws.release();
    expect(held.slice(2)).toEqual(['roll', 'move', 'end']);
    throws.add('B', steps('roll'));
    throws.add('C', steps('move'));
    expect(held.slice(5)).toEqual(['held', 'roll', 'end', 'move', 'end']);
  });

  it('tells one event after another with what it shows, and ends with the view', () => {
    stage.add('A', steps('move', 'draw'));
    expect(told).toEqual(['towards A', 'move shows move, next draw']);
    wait();
    expect(told.slice(2)).toEqual(['draw shows draw, next none']);
    wait();
    expect(told.slice(3)).toEqual(['at A', 'rest']);
    expect(stage.busy).toBe(false);
  });

  it('lets one act while the last event is shown, where nothing stands against it', () => {
    stage.add('open', steps('move', 'draw'));
    wait();
    expect(told.slice(2)).toEqual(['draw shows draw, next none', 'at open', 'rest']);
    stage.add('B', steps('roll'));
    expect(told.length).toBe(5);
    wait();
    expect(told.slice(5)).toEqual(['towards B', 'roll shows roll, next none']);
  });

  it('does not wait for events that take no time', () => {
    stage.add('A', steps('quick', 'quick'));
    expect(told).toEqual([
      'towards A',
      'quick shows quick, next quick',
      'quick shows quick, next none',
      'at A',
      'rest',
    ]);
  });

  it('keeps the next scene behind the curtain until this one has been told', () => {
    stage.add('A', steps('move'));
    stage.add('B', steps('draw'));
    expect(told).toEqual(['towards A', 'move shows move, next none']);
    wait();
    expect(told.slice(2)).toEqual(['at A', 'towards B', 'draw shows draw, next none']);
  });

  it('knows what comes next across the curtain', () => {
    stage.add('A', steps('move', 'draw'));
    stage.add('B', steps('roll'));
    wait();
    expect(told.at(-1)).toBe('draw shows draw, next roll');
  });

  it('leaves nothing out when skipped', () => {
    stage.add('A', steps('move', 'draw'));
    stage.add('B', steps('move'));
    stage.skip();
    expect(told).toEqual([
      'towards A',
      'move shows move, next draw',
      'draw shows draw, next move',
      'at A',
      'towards B',
      'move shows move, next none',
      'at B',
      'rest',
    ]);
    expect(timers).toEqual([]);
  });

  it('shows a scene in which nothing happens at once', () => {
    stage.add('A', []);
    expect(told).toEqual(['towards A', 'at A', 'rest']);
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
      () => true,
      { begin: (number) => (shown = number), tell: () => undefined, end: () => undefined, rest: () => undefined },
    );
    // Bots at their briskest: a move each 150 ms, each with three events that like to be seen for 900 ms.
    for (let added = 1; added <= 200; added += 1) {
      busy.add(added, steps('roll', 'move', 'tile'));
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
