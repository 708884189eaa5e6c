/** How parameters reach a sentence: the conventions stand in the docstring of Python's `cheeseboard.words`. */
import { FluentType, type FluentVariable } from '@fluent/bundle';

/** Somebody at the table, as a sentence needs them. */
export interface Person {
  name: string;
  you: boolean;
}

export type Params = object;

/** The parameters of one sentence: what Fluent is given, and what each of them was before it had a name. */
export interface Given {
  args: Record<string, FluentVariable>;
  values: Record<string, unknown>;
}

/** A list among the parameters; the catalogue says how it is told. */
export class Several extends FluentType<readonly unknown[]> {
  constructor(
    items: readonly unknown[],
    /** What the items stand for: the seats, where the items are names. */
    readonly values: readonly unknown[] = items,
  ) {
    super(items);
  }

  override toString(): string {
    return this.value.map(String).join(', ');
  }
}

/** The items of a list up to this long are parameters of their own as well. */
const SHORT = 4;

const is = (name: string, kind: string): boolean => name === kind || name.endsWith(`_${kind}`);

/** `told` says the few words that stand for people: the message of that name. */
export function given(
  params: Params,
  people: readonly Person[],
  told: (message: string, args: Record<string, FluentVariable>) => string,
): Given {
  const args: Given['args'] = {};
  const values: Given['values'] = {};

  const nameOf = (seat: number): string => people[seat]?.name ?? told('person-seat', { number: String(seat) });

  function put(name: string, arg: FluentVariable, value: unknown): void {
    args[name] = arg;
    values[name] = value;
  }

  function take(name: string, value: unknown): void {
    if (value === undefined) return;
    if (value === null) {
      put(name, 'none', value);
      if (is(name, 'seat')) put(`${name}_is`, 'none', value);
    } else if (typeof value === 'boolean') put(name, value ? 'yes' : 'no', value);
    else if (typeof value === 'number') takeNumber(name, value);
    else if (Array.isArray(value)) takeSeveral(name, value);
    else if (typeof value === 'object')
      for (const [part, inside] of Object.entries(value)) take(`${name}_${part}`, inside);
    else put(name, String(value), value);
  }

  function takeNumber(name: string, value: number): void {
    if (!is(name, 'seat')) return put(name, value, value);
    put(name, nameOf(value), value);
    put(`${name}_is`, people[value]?.you ? 'you' : 'other', value);
  }

  function takeSeveral(name: string, items: readonly unknown[]): void {
    if (is(name, 'seats') || name === 'winners') return takeSeats(name, items as readonly number[]);
    put(name, new Several(items), items);
    if (items.length <= SHORT) items.forEach((item, at) => take(`${name}_${at + 1}`, item));
  }

  function takeSeats(name: string, seats: readonly number[]): void {
    const yours = seats.filter((seat) => people[seat]?.you);
    const others = seats.filter((seat) => !people[seat]?.you);
    put(`${name}_is`, !yours.length ? 'other' : seats.length === 1 ? 'you' : 'with-you', seats);
    // Whoever reads it stands last: "Ada and you" can begin a sentence, "you and Ada" cannot.
    const named = [...others.map(nameOf), ...yours.map(() => told('person-you', {}))];
    put(name, new Several(named, [...others, ...yours]), seats);
  }

  for (const [name, value] of Object.entries(params)) take(name, value);
  return { args, values };
}
