/** Takes what is typed at a table: a number from a list, a move in words, or a command. */
import { replayPath } from '../replay/moment';
import { router } from '../route.svelte';
import type { TableStore } from '../table/store.svelte';
import { changeMe, chances as askChances, hints as askHints, invitation, sentenceOf } from '../table/rest';
import { againstBots } from '../table/bots';
import { percentOf, percents, sharesOf, sidesOf } from '../table/chances';
import { heardOf } from '../table/entries';
import { pointsDecide } from '../table/hint.svelte';
import { seatsHere } from '../table/hands';
import type { Box } from '../table/kit';
import { eventSaid, isFaded, reasonSaid, saidOf } from '../table/telling';
import { tastes } from '../tastes.svelte';
import type { Hint, Reaction, TableInfo, View } from '../wire';
import { has, say, type Person } from '../words';
import { ruleBehind, seatsMoving } from './asking';
import { commandIn, COMMANDS, type CommandName } from './commands';
import type { GameText, Part } from './kit';
import { listed, Moves, skippedBy, wordsIn, type Worded } from './matching';
import { begin, leaving, offersAt, resigning, sitAt, type Counter, type Offer } from './offers';
import type { Voice } from './voice.svelte';

/** What the clerk sees of the screen. */
export interface Desk {
  store: TableStore;
  box: Box;
  text: GameText;
  table: TableInfo;
  view: View | null;
  people: Person[];
  mayMove: boolean;
  counter: Counter;
  parts: Part[];
  /** Who sits where, said. */
  seats: string[];
  /** What is expected now, said. */
  asked: string;
}

interface Choice {
  label: string;
  run: () => void | Promise<void>;
}

const REACTIONS: Reaction[] = ['cheese', 'clap', 'laugh', 'gasp', 'hurry', 'sorry'];
/** What nobody would type as a move is not asked about. */
const LONGEST_MOVE = 40;
/** So many of the last things that happened are told again. */
const LAST = 8;

/** What a game may say of itself. */
const ownWords = (game: string, code: string): string => (has(`${game}.${code}`) ? say(`${game}.${code}`) : '');

export class Clerk {
  /** What waits for a yes. */
  doubt = $state.raw<Offer | null>(null);
  private choices: Choice[] = [];
  private chosenAt = -1;

  constructor(
    private readonly desk: () => Desk | null,
    private readonly voice: Voice,
  ) {}

  take(typed: string): void {
    this.voice.say('typed', typed);
    const desk = this.desk();
    if (!desk) return this.voice.say('wrong', say('table-loading'));
    void this.act(() => this.read(desk, typed));
  }

  /** An offer that somebody presses or chooses; what cannot be undone is asked about first. */
  want(offer: Offer): void {
    if (offer.sure) {
      this.doubt = offer;
      this.voice.say('asked', say('text-sure', { what: offer.sure }));
    } else void this.act(offer.run);
  }

  decide(yes: boolean): void {
    const offer = this.doubt;
    this.doubt = null;
    if (offer && yes) void this.act(offer.run);
    else this.voice.say('answer', say('text-not-done'));
  }

  private async act(run: () => void | Promise<void>): Promise<void> {
    try {
      await run();
    } catch (error) {
      this.voice.say('wrong', sentenceOf(error));
    }
  }

  private read(desk: Desk, typed: string): void | Promise<void> {
    const game = desk.table.game;
    const skipped = skippedBy(say('text-skipped'), ownWords(game, 'text-verbs'));
    const words = wordsIn(typed, skipped);
    const number = words.length === 1 && /^\d+$/.test(words[0] ?? '') ? Number(words[0]) : null;
    if (number !== null && this.choices.length && this.chosenAt === desk.store.moves) return this.choose(number);
    const worded = desk.mayMove && desk.view ? this.worded(desk, desk.view) : [];
    const notation = worded.find(({ move }) => move === typed);
    if (notation) return this.play(desk, notation.move);
    const command = commandIn(typed);
    if (command) return this.does[command.name](desk, command.rest);
    const { moves, doubtful } = new Moves(worded, skipped).find(typed);
    const [move] = moves;
    if (move === undefined) return this.wonder(desk, typed);
    if (moves.length === 1 && !doubtful) return this.play(desk, move);
    this.offer(
      say('text-which', { count: moves.length }),
      moves.map((each) => this.choiceOf(desk, worded, each)),
    );
  }

  /** Every legal move with all that it may be called. */
  private worded({ text, people }: Desk, view: View): Worded[] {
    return text.moves(view).map(({ move, said, typed }) => ({
      move,
      phrases: [saidOf(said, people), ...typed.flatMap((one) => listed(saidOf(one, people)))],
    }));
  }

  private choiceOf(desk: Desk, worded: Worded[], move: string): Choice {
    const label = worded.find((one) => one.move === move)?.phrases[0] ?? move;
    return { label, run: () => this.play(desk, move) };
  }

  private offer(text: string, choices: Choice[]): void {
    this.choices = choices;
    this.chosenAt = this.desk()?.store.moves ?? -1;
    this.voice.say('answer', text, { items: choices.map(({ label }) => label), choosable: true });
  }

  private choose(number: number): void | Promise<void> {
    const choice = this.choices[number - 1];
    if (!choice) return this.voice.say('wrong', say('text-no-such-number', { last: this.choices.length }));
    this.choices = [];
    return choice.run();
  }

  private play({ store }: Desk, move: string): void {
    this.choices = [];
    store.move(move);
    if (!store.connected) this.voice.say('answer', say('text-sent-later'));
  }

  /** Nothing fits. Where somebody may move, the server knows best what is wrong with it. */
  private wonder({ store, mayMove, table, asked }: Desk, typed: string): void {
    if (mayMove && typed.length <= LONGEST_MOVE && store.connected) store.move(typed);
    else if (mayMove || table.state !== 'playing') this.voice.say('wrong', say('text-unknown', { typed }));
    else this.voice.say('wrong', `${say('text-unknown', { typed })} ${asked}`);
  }

  private readonly does: Record<CommandName, (desk: Desk, rest: string) => void | Promise<void>> = {
    help: (desk) => this.help(desk),
    moves: (desk) => this.moves(desk),
    position: ({ parts }) => this.voice.parts(parts),
    hand: ({ parts }) => this.voice.parts(parts.filter(({ key }) => key === 'hand')),
    turn: ({ asked, table, counter }) => {
      const left = table.deadline === null ? null : Math.max(0, Math.round((table.deadline - counter.now) / 1000));
      this.voice.say('answer', left === null ? asked : `${asked} ${say('seat-seconds', { seconds: left })}`);
    },
    who: ({ seats, parts }) => {
      this.voice.say('answer', say('seats'), { items: seats });
      const game = parts.filter(({ key }) => key === 'people');
      if (game.length) this.voice.parts(game);
    },
    last: (desk) => this.last(desk),
    hint: (desk) => this.hint(desk),
    chances: (desk) => this.chances(desk),
    undo: ({ counter }) => counter.send({ type: 'undo' }),
    say: ({ counter }, text) =>
      text ? counter.send({ type: 'chat', text }) : this.voice.say('wrong', say('text-say-what')),
    react: ({ counter }) => this.react(counter),
    options: ({ counter }) => this.options(counter),
    yes: (desk) => this.answer(desk, true),
    no: (desk) => this.answer(desk, false),
    rules: ({ table }) => this.rules(table),
    why: (desk) => this.why(desk),
    invite: ({ table }) => this.invite(table),
    name: (_, wanted) => this.name(wanted),
    sit: (desk, seat) => this.sit(desk, seat),
    begin: ({ counter }) => begin(counter),
    rematch: ({ counter }) => counter.send({ type: 'again', yes: true }),
    replay: ({ table, asked }) =>
      table.state === 'over'
        ? router.go(replayPath(table.id, { eyes: table.you ?? 'all' }))
        : this.voice.say('answer', asked),
    leave: ({ counter }) => this.want(leaving(counter)),
    resign: ({ counter }) => this.want(resigning(counter)),
    back: ({ counter }) => counter.send({ type: 'return' }),
    done: ({ store, asked }) => (store.awaited === null ? this.voice.say('answer', asked) : store.lower(store.awaited)),
    device: ({ table }) => this.device(table),
    customs: ({ table, counter }) =>
      table.hosting ? counter.customs() : this.voice.say('answer', say('text-customs-not')),
    pictures: () => {
      tastes.reading.value = false;
    },
  };

  private react({ send }: Counter): void {
    const felt = (reaction: Reaction): Choice => ({
      label: say('reaction', { reaction }),
      run: () => send({ type: 'react', reaction }),
    });
    this.offer(say('reactions'), REACTIONS.map(felt));
  }

  private options(counter: Counter): void {
    const offers = offersAt(counter);
    this.offer(
      say('text-options'),
      offers.map((one) => ({ label: one.label, run: () => this.want(one) })),
    );
  }

  private help({ table }: Desk): void {
    this.voice.say('answer', ownWords(table.game, 'text-help'));
    this.voice.say('answer', say('text-commands'), {
      items: COMMANDS.map((name) =>
        say('text-does', { words: listed(say(`typed-${name}`)), does: say(`does-${name}`) }),
      ),
    });
  }

  private moves(desk: Desk): void {
    if (!desk.mayMove || !desk.view) return this.voice.say('answer', desk.asked);
    const worded = this.worded(desk, desk.view);
    this.offer(
      say('text-moves', { count: worded.length }),
      worded.map(({ move }) => this.choiceOf(desk, worded, move)),
    );
  }

  private last({ store, table, people, view }: Desk): void {
    const told = store.events
      .map((event, number) => ({ event, number }))
      .filter(({ event, number }) => !isFaded(event, number, view?.faded ?? 0))
      .slice(-LAST)
      .map(({ event }) => eventSaid(table.game, event, people));
    const noted = heardOf(store.log, 0, people)
      .slice(-LAST)
      .map(({ sentence }) => sentence);
    this.voice.say('answer', say('log'), { items: told.length ? told : noted });
  }

  private async hint(desk: Desk): Promise<void> {
    const { table, people, store } = desk;
    if (!againstBots(table)) return this.voice.say('answer', say('chances-only-bots'));
    if (!desk.mayMove) return this.voice.say('answer', desk.asked);
    this.voice.say('answer', say('hint-thinking'));
    const { best, moves, proven } = await askHints(table.id);
    if (moves !== store.moves) return;
    const level = pointsDecide(best);
    const label = (one: Hint): string => {
      const move = saidOf(one.said, people);
      const worth = level
        ? say('hint-points', { points: one.points })
        : say('hint-chance-heard', { percent: percentOf(one.chance) });
      const why = one.reasons.map((reason) => say('hint-why', { reason: reasonSaid(table.game, reason, people) }));
      return say('text-hint', { move, worth, why: why.join(' ') }).trim();
    };
    this.offer(
      `${say('hint-heading')}${proven ? ` (${say('hint-proven')})` : ''}`,
      best.map((one) => ({ label: label(one), run: () => this.play(desk, one.move) })),
    );
  }

  private async chances({ table, people, box }: Desk): Promise<void> {
    if (!againstBots(table)) return this.voice.say('answer', say('chances-only-bots'));
    const { chances } = await askChances(table.id);
    const sides = sidesOf(people, box.titles?.(table));
    const whole = percents(sharesOf(sides, chances));
    const each = sides.map(({ name }, at) => say('chances-of', { name, percent: whole[at] ?? 0 }));
    this.voice.say('answer', say('chances-told', { sides: each }));
  }

  private async name(wanted: string): Promise<void> {
    if (!wanted) return this.voice.say('wrong', say('text-name-which'));
    const me = await changeMe({ name: wanted });
    this.voice.say('answer', say('your-name-saved', { name: me.name ?? wanted }));
  }

  private async invite({ id }: TableInfo): Promise<void> {
    const { link, reachable } = await invitation(id);
    if (!reachable) return this.voice.say('answer', say('invite-unreachable'));
    await navigator.clipboard?.writeText(link).catch(() => undefined); // it stands there to be copied by hand
    this.voice.say('answer', say('text-link'), { link });
  }

  /** The rulebook to the last refusal, as long as that stands. */
  private async why({ table, counter }: Desk): Promise<void> {
    const rule = counter.refused === null ? null : await ruleBehind(table.game, counter.refused);
    this.voice.say('answer', rule ?? say('text-why-not'));
  }

  private async device(table: TableInfo): Promise<void> {
    if (table.state === 'over' || !seatsHere(table).length) return this.voice.say('answer', say('text-device-not'));
    for (const { lead, code, until } of await seatsMoving(table))
      this.voice.say('answer', lead, { items: [code, until] });
  }

  private sit({ counter, table }: Desk, rest: string): void | Promise<void> {
    const open = table.seats.flatMap(({ kind }, seat) => (kind === 'open' ? [seat] : []));
    const wanted = /^\d+$/.test(rest) ? Number(rest) - 1 : open[0];
    if (seatsHere(table).length || wanted === undefined || !open.includes(wanted))
      return this.voice.say(
        'wrong',
        say('text-no-seat', { open: open.length, seats_open: open.map((one) => one + 1) }),
      );
    return sitAt(counter, wanted);
  }

  /** To whatever is asked: by us, by somebody who wants a move back, or about a rematch. */
  private answer({ table, counter, asked }: Desk, yes: boolean): void {
    if (this.doubt) return this.decide(yes);
    const mine = seatsHere(table);
    const undo = table.undo;
    if (undo && [...undo.waits_for, ...(yes ? [] : [undo.seat])].some((seat) => mine.includes(seat)))
      return counter.send({ type: 'answer-undo', yes });
    if (table.state === 'over' && table.next === null && mine.length) return counter.send({ type: 'again', yes });
    this.voice.say('answer', asked);
  }

  private rules({ game, options, players }: TableInfo): void {
    const told: string[] = [];
    for (let n = 1; has(`${game}.rule-${n}`); n += 1) told.push(say(`${game}.rule-${n}`, { ...options, players }));
    this.voice.say('answer', say('rules-heading'), { items: told });
  }
}
