/** Makes sentences of codes and parameters: the twin of Python's `cheeseboard.words.catalogue`. */
import { FluentBundle, FluentNumber, FluentResource } from '@fluent/bundle';
import type { FluentFunction, FluentValue, FluentVariable, Message } from '@fluent/bundle';
import { given, Several, type Given, type Params, type Person } from './params';
import { accent } from './pseudo';

export const ENGLISH = 'en';
/** English with accents on every letter: whatever shows up without them was not said by the catalogue. */
export const PSEUDO = 'en-XA';

/** What is loaded at a time: what every visit may need, and what few do. */
export type Part = 'main' | 'lesson' | 'past' | 'rulebook' | 'settings' | 'text';

/** What a language says, by game; of '' what all of them share. */
export type Texts = Record<string, string>;

/** A piece of a sentence: plain text, or what a parameter became, so that the page can lay it out in its own way. */
export type Piece = string | { name: string; value: unknown; text: string };

type Pattern = NonNullable<Message['value']>;
type Element = Exclude<Pattern, string>[number];
type Args = Record<string, FluentVariable>;

const VALUE = /^([\p{L}_]+)(?:-([\p{L}\p{N}_]+)|(\d+))$/u;
/** What begins like this, without accents and capitals, is spoken with a vowel first: Hugo and Yves are, Yann is not. */
const VOWEL = /^[^\p{L}\p{N}]*(?:[aeiouhæœø]|y(?![aeiou]))/u;
const number = (text: string): string | number => (/^\d+$/.test(text) ? Number(text) : text);

export class Catalogue {
  private readonly bundles = new Map<string, FluentBundle>();
  private people: readonly Person[] = [];

  constructor(
    readonly language: string,
    private readonly texts: readonly Texts[],
  ) {}

  has(code: string): boolean {
    const [bundle, message] = this.find(code);
    return bundle.hasMessage(message);
  }

  say(code: string, params: Params = {}, people: readonly Person[] = []): string {
    return this.tell(code, params, people, (bundle, message, { args }) => this.format(bundle, message, args)) ?? code;
  }

  parts(code: string, params: Params = {}, people: readonly Person[] = []): Piece[] {
    const pieces = (bundle: FluentBundle, message: string, known: Given): Piece[] => [
      ...this.pieces(bundle, this.pattern(bundle, message), known),
    ];
    return this.tell(code, params, people, pieces) ?? [code];
  }

  private tell<Told>(
    code: string,
    params: Params,
    people: readonly Person[],
    how: (bundle: FluentBundle, message: string, known: Given) => Told,
  ): Told | null {
    const [bundle, message] = this.find(code);
    if (!bundle.hasMessage(message)) {
      console.error(`the catalogue has no message ${code}`);
      return null;
    }
    this.people = people;
    return how(bundle, message, this.given(bundle, params));
  }

  private find(code: string): [bundle: FluentBundle, message: string] {
    const dot = code.lastIndexOf('.');
    return [this.bundle(code.slice(0, Math.max(dot, 0))), code.slice(dot + 1)];
  }

  private bundle(game: string): FluentBundle {
    const known = this.bundles.get(game);
    if (known) return known;
    const pseudo = this.language === PSEUDO;
    const bundle: FluentBundle = new FluentBundle(pseudo ? ENGLISH : this.language, {
      functions: this.functions(() => bundle),
      useIsolating: false,
      ...(pseudo ? { transform: accent } : {}),
    });
    // A game's first: what it says in its own way is not said over by the shared words.
    for (const of of game ? [game, ''] : [''])
      for (const text of this.texts) bundle.addResource(new FluentResource(text[of] ?? ''));
    this.bundles.set(game, bundle);
    return bundle;
  }

  private functions(bundle: () => FluentBundle): Record<string, FluentFunction> {
    return {
      LIST: ([items], { type, each }) =>
        this.listed(bundle(), items, type, each)
          .map(({ value }) => value)
          .join(''),
      COUNT: ([items]) => new FluentNumber((items as Several).value.length),
      EACH: ([items], { as }) =>
        (items as Several).value
          .map((value, seat) => this.format(bundle(), String(as), this.given(bundle(), { seat, value }).args))
          .join(', '),
      BEGINS: ([words]) => (VOWEL.test(String(words).toLowerCase().normalize('NFD')) ? 'vowel' : 'consonant'),
      NAME: ([value], { of }) => this.named(bundle(), value instanceof FluentNumber ? value.value : value, String(of)),
    };
  }

  private listed(bundle: FluentBundle, items: FluentValue | undefined, type?: FluentValue, each?: FluentValue) {
    const words = (items as Several).value.map((item) =>
      each ? this.named(bundle, item, String(each)) : String(item),
    );
    const together = new Intl.ListFormat(bundle.locales, { type: type === 'or' ? 'disjunction' : 'conjunction' });
    return together.formatToParts(words);
  }

  private named(bundle: FluentBundle, value: unknown, of: string): string {
    if (typeof value === 'number') return this.format(bundle, of, { value, head: '', tail: value });
    if (typeof value !== 'string') throw new TypeError(`${of} cannot name ${String(value)}`);
    const [, head = value, after, digits] = VALUE.exec(value) ?? [];
    return this.format(bundle, of, { value: number(value), head, tail: number(after ?? digits ?? '') });
  }

  private given(bundle: FluentBundle, params: Params): Given {
    return given(params, this.people, (message, args) => this.format(bundle, message, args));
  }

  private pattern(bundle: FluentBundle, message: string): Pattern {
    const pattern = bundle.getMessage(message)?.value;
    if (pattern == null) throw new ReferenceError(`the catalogue has no message ${message}`);
    return pattern;
  }

  private format(bundle: FluentBundle, message: string, args: Args): string {
    return this.formatted(bundle, this.pattern(bundle, message), args, message);
  }

  private formatted(bundle: FluentBundle, pattern: Pattern, args: Args, message = 'a part of a sentence'): string {
    const problems: Error[] = [];
    const said = bundle.formatPattern(pattern, args, problems);
    for (const problem of problems) console.error(`${message}: ${problem.message}`);
    return said;
  }

  private *pieces(bundle: FluentBundle, pattern: Pattern, known: Given): Generator<Piece> {
    for (const element of typeof pattern === 'string' ? [pattern] : pattern)
      yield* this.piecesOf(bundle, element, known);
  }

  private *piecesOf(bundle: FluentBundle, element: Element, known: Given): Generator<Piece> {
    if (typeof element === 'string') return yield this.formatted(bundle, element, known.args);
    if (element.type === 'mesg' && !element.attr)
      return yield* this.pieces(bundle, this.pattern(bundle, element.name), known);
    if (element.type === 'select') {
      // Fluent itself chooses: each variant stands for its own number.
      const variants = element.variants.map((variant, at) => ({ ...variant, value: String(at) }));
      const chosen = element.variants[Number(this.formatted(bundle, [{ ...element, variants }], known.args))];
      return yield* this.pieces(bundle, chosen?.value ?? '', known);
    }
    const of = element.type === 'func' ? element.args[0] : element;
    const text = this.formatted(bundle, [element], known.args);
    if (of?.type !== 'var') return yield text;
    const items = known.args[of.name];
    if (element.type !== 'func' || element.name !== 'LIST' || !(items instanceof Several))
      return yield { name: of.name, value: known.values[of.name], text };
    const options = Object.fromEntries(
      element.args.flatMap((arg) => (arg.type === 'narg' ? [[arg.name, String(arg.value.value)]] : [])),
    );
    let at = 0;
    for (const part of this.listed(bundle, items, options['type'], options['each']))
      yield part.type === 'element' ? { name: of.name, value: items.values[at++], text: part.value } : part.value;
  }
}
