/** What is left to say for several units: one after the other, whenever their side is asked the same again. */
import { createEffect, untrack, type Accessor } from 'solid-js';
import { refusal, type Choice, type Side } from '@five-victories/engine/kernel';
import { refusalOfAll } from '../maker/making.js';
import type { TableMatch } from '../match/book.js';

interface Ways {
  /** How many moments the match has. */
  readonly moments: () => number;
  readonly real: Accessor<TableMatch>;
  readonly asksPerson: Accessor<boolean>;
  readonly say: (choices: readonly Choice[]) => boolean;
}

export interface Share {
  readonly choices: readonly Choice[];
  /** Said one by one when the same unit is asked for more, if nobody has stopped it. */
  readonly after?: readonly Choice[] | undefined;
}

interface Waiting {
  readonly shares: readonly Share[];
  /** What is left of the share that was said last. */
  readonly after: readonly Choice[];
  readonly side: Side | undefined;
  readonly kind: string | undefined;
  /** In another phase the same question is another one. */
  readonly phase: string;
  /** How far the match had come: who takes something back takes back what is still to be said. */
  readonly moments: number;
}

const phaseOf = ({ state }: TableMatch): string => `${state.turn} ${state.phase}`;

/** The other side answers, or dice are thrown by hand. */
const isBetween = ({ decision }: TableMatch, { side }: Waiting): boolean =>
  decision?.side !== side || decision?.kind === 'dice';

/** What is still to be said after what is said now. */
interface Left {
  readonly shares: readonly Share[];
  readonly after: readonly Choice[];
}

/**
 * What is said next, and what is left after: the next share where the same is asked again, what is left of the last one
 * where its unit is asked for more. undefined: who was stopped is asked for an order, and the others wait for the player.
 */
export const nextSaid = (
  match: TableMatch,
  { shares, after, kind }: Left & { readonly kind: string | undefined },
): (Left & { readonly say: readonly Choice[] }) | undefined => {
  if (match.decision?.kind !== kind) {
    const at = after.findIndex((choice) => !refusal(match, choice));
    return at < 0 ? undefined : { say: [after[at]!], shares, after: after.slice(at + 1) };
  }
  const [next, ...rest] = shares;
  if (!next || refusalOfAll(match, next.choices)) return undefined;
  return { say: next.choices, shares: rest, after: next.after ?? [] };
};

export interface InTurn {
  readonly sayInTurn: (shares: readonly Share[]) => void;
  /** Whether something is left to say. */
  readonly isWaiting: () => boolean;
}

export const createInTurn = ({ moments, real, asksPerson, say }: Ways): InTurn => {
  let waiting: Waiting | undefined;
  const goOn = (): void => {
    const now = waiting;
    const match = untrack(real);
    const isOn = now !== undefined && untrack(moments) >= now.moments;
    if (!now || (isOn && isBetween(match, now))) return;
    waiting = undefined;
    const next = isOn && phaseOf(match) === now.phase ? nextSaid(match, now) : undefined;
    if (!next) return;
    const { say: said, shares, after } = next;
    if (shares.length > 0 || after.length > 0) waiting = { ...now, shares, after, moments: untrack(moments) };
    say(said);
  };
  createEffect(() => {
    real();
    if (asksPerson() && waiting) queueMicrotask(goOn);
  });
  const sayInTurn = (shares: readonly Share[]): void => {
    const match = untrack(real);
    const { side, kind } = match.decision ?? {};
    waiting =
      shares.length > 0
        ? { shares, after: [], side, kind, phase: phaseOf(match), moments: untrack(moments) }
        : undefined;
    goOn();
  };
  return { sayInTurn, isWaiting: () => waiting !== undefined };
};
