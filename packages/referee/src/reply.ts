/** What goes back over the wire. */
import {
  about,
  DiceWanted,
  digest,
  diceLeft,
  isSecret,
  settledBy,
  WrongDie,
  type Event,
  type Fault,
  type Refusal,
} from '@five-victories/engine';
import { faultText, refusalText } from '@five-victories/words';
import { english } from '@five-victories/words/en';
import { ownSentence } from './faults.js';
import type { Held } from './hall.js';
import { WHOLE } from './parse.js';

export interface Reply {
  readonly ok: boolean;
  readonly [field: string]: unknown;
}

const decisionOf = ({ game, match }: Pick<Held, 'game' | 'match'>) => {
  const { decision } = match;
  if (decision === undefined) return undefined;
  const { side, kind, open, options } = decision;
  const settled = settledBy(match);
  return {
    side,
    kind,
    about: named({ game, match }, about(match)),
    open,
    ...(isSecret(match) ? { secret: true } : {}),
    options,
    ...(settled ? { settled } : {}),
  };
};

/** How a match stands: after everything that is played, and when it is asked. */
export const standing = ({ game, match }: Held): Reply => ({
  ok: true,
  decision: decisionOf({ game, match }),
  outcome: match.decision === undefined ? game.rules.outcomeOf(match) : undefined,
  ...(match.dice.from === 'list' ? { diceLeft: diceLeft(match.dice) } : {}),
  digest: digest(match),
});

/** The same after play, with what happened. */
export const played = (held: Held, events: readonly Event[]): Reply => {
  const { ok, ...rest } = standing(held);
  return { ok, events: events.map((event) => ({ ...event, text: held.game.textOf(held.match, event) })), ...rest };
};

interface RefusalTold {
  readonly rule: string;
  readonly because: string;
  /** Which sentence it is. */
  readonly id: string;
  readonly facts: Refusal['facts'];
  readonly also: readonly RefusalTold[];
}

const told = ({ game, match }: Held, { rule, id, facts, also = [] }: Refusal): RefusalTold => ({
  rule,
  because: ownSentence({ id, facts }) ?? refusalText(game.words, match, { id, facts }),
  id,
  facts,
  also: also.map((each) => told({ game, match }, each)),
});

export const refused = (held: Held, refusal: Refusal): Reply => ({ ok: false, refusal: told(held, refusal) });

/** A summand has an id and facts as well; it adds something. */
const isRefusal = (value: object): value is Refusal =>
  'rule' in value && 'id' in value && 'facts' in value && !('by' in value);

/** Any value with the refusals in it put into sentences. */
export const named = (held: Held, value: unknown): unknown => {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((each: unknown) => named(held, each));
  if (isRefusal(value)) return told(held, value);
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, named(held, each)]));
};

export interface FaultTold extends Fault {
  readonly because: string;
}

/** Paths begin at the request: `position.units[0].zone`. */
export const faultTold = ({ path, ...fault }: Fault, rules?: object): FaultTold => ({
  ...fault,
  path: path.replace(/^\./, '') || WHOLE,
  because: ownSentence(fault) ?? faultText(english, rules ? { rules } : {}, fault),
});

export const faulty = (faults: readonly Fault[], rules?: object): Reply => {
  const all = faults.map((fault) => faultTold(fault, rules));
  return { ok: false, error: all[0], ...(all.length > 1 ? { faults: all } : {}) };
};

/** What was thrown on the way: a signal that dice are lacking, or a bug. */
export const failed = (failure: unknown): Reply => {
  if (failure instanceof DiceWanted) {
    const { wanted } = failure;
    const dice = wanted.count === 1 ? '1 die was' : `${wanted.count} dice were`;
    const whom = wanted.unit === undefined ? wanted.side : `${wanted.unit} of ${wanted.side}`;
    const because = `${dice} wanted for ${wanted.rule} (${whom}), and the list of dice has too few left; nothing was changed.`;
    return { ok: false, error: { path: 'dice', rule: wanted.rule, because, wanted } };
  }
  const because = failure instanceof Error ? failure.message : String(failure);
  if (failure instanceof WrongDie)
    return { ok: false, error: { path: 'dice', because: `${because} Nothing was changed.` } };
  return {
    ok: false,
    error: { path: WHOLE, because: `The engine could not play this, and nothing was changed (${because}).` },
  };
};
