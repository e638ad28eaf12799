/**
 * What was said at this table and is not in the hall's log yet. It is shown at once, as far as no dice fall, and kept
 * in the browser, so that nothing is lost when the network goes or the page is loaded anew.
 */
import { same, type Choice, type Side } from '@five-victories/engine/kernel';
import type { MatchId, ShownLine, Token } from '@five-victories/server/protocol';
import { newId } from '../app/chance.js';
import type { Moment } from '../match/session.js';
import type { TableMatch } from '../match/book.js';
import { isOfClocks, type Line } from './lines.js';
import type { Drawer } from './seal.js';

interface Told {
  readonly token: Token;
  /** The last line before it, as this table sees it. */
  readonly after: number;
  /** The hall has taken it: its last line. */
  readonly n?: number;
}

export interface Saying extends Told {
  readonly is: 'say';
  readonly choices: readonly Choice[];
  readonly interrupt?: boolean;
  /** Said before it was asked: it waits in the hall until then. */
  readonly early?: boolean;
  /** It turns up what this table does not know: what comes of it is shown when the hall tells it. */
  readonly blind?: boolean;
}

interface GoingBack extends Told {
  readonly is: 'back';
  readonly to: number;
}

export type Pending = Saying | GoingBack;

/** How many lines come of it. */
const linesOf = (each: Pending): number => (each.is === 'back' ? 1 : each.choices.length);

/** The number of the last line, once all of it is said. */
const lastAfter = (pending: readonly Pending[], known: number): number => {
  const last = pending.at(-1);
  return last ? Math.max(known, last.after + linesOf(last)) : known;
};

type Said = Pick<Moment<TableMatch>, 'said' | 'reveals'>;

/** Several moments as they are said: what turns something up ends a breath, and what is said unasked is one of its own. */
export const breathsOf = (moments: readonly Said[]): Pick<Saying, 'choices' | 'interrupt'>[] => {
  const breaths: { choices: Choice[]; interrupt?: boolean }[] = [];
  let isOpen = false;
  for (const { said, reveals } of moments) {
    if (!said) continue;
    const isInterrupt = 'by' in said;
    if (isOpen && !isInterrupt) breaths.at(-1)!.choices.push(said.choice);
    else breaths.push(isInterrupt ? { choices: [said.choice], interrupt: true } : { choices: [said.choice] });
    isOpen = !reveals && !isInterrupt;
  }
  return breaths;
};

type Breath = Pick<Saying, 'choices' | 'interrupt' | 'early' | 'blind'>;

export const saying = (pending: readonly Pending[], known: number, breath: Breath): Saying => ({
  is: 'say',
  token: newId(),
  after: breath.early ? known : lastAfter(pending, known),
  ...breath,
});

export const goingBack = (pending: readonly Pending[], known: number, to: number): GoingBack => ({
  is: 'back',
  token: newId(),
  after: lastAfter(pending, known),
  to,
});

/** The lines that will come of it, for a table that does not wait for them. */
export const linesAhead = (pending: readonly Pending[], by: Side): Line[] =>
  pending.flatMap((each): Line[] => {
    if (each.is === 'back') return [{ kind: 'back', n: each.after + 1, at: 0, by, to: each.to }];
    if (each.early || each.blind) return [];
    return each.choices.map((choice, i) => ({
      kind: 'said',
      n: each.after + 1 + i,
      at: 0,
      by,
      choice,
      ...(each.interrupt ? { interrupt: true } : {}),
    }));
  });

/** Whether the log has said it already, whatever became of the answer. */
const isSaid = (each: Pending, by: Side, lines: readonly ShownLine[]): boolean => {
  if (each.n !== undefined) return each.n <= lines.length;
  const own = lines.slice(each.after).filter((line) => 'by' in line && line.by === by);
  if (each.is === 'back') return own[0]?.kind === 'back' && own[0].to === each.to;
  return each.choices.every((choice, i) => {
    const line = own[i];
    return line?.kind === 'said' && same(line.choice, choice);
  });
};

/** What is still to be said, given the log. */
export const unsaid = (pending: readonly Pending[], by: Side, lines: readonly ShownLine[]): readonly Pending[] => {
  const left = pending.findIndex((each) => !isSaid(each, by, lines));
  return left < 0 ? [] : pending.slice(left);
};

/** What the other has said unasked, or the clocks, does not change what was asked. */
export const changesNothing = (lines: readonly ShownLine[], after: number, by: Side): boolean =>
  lines.slice(after).every((line) => isOfClocks(line) || (line.kind === 'said' && line.interrupt && line.by !== by));

// ---- kept ------------------------------------------------------------------------------------------------------------

const addressOf = (match: MatchId): string => `five-victories/said/${match}`;

interface Waiting {
  readonly token: Token;
}

/**
 * Keeps what is to be said now in the place of what was before. What another window of the same player keeps there stays:
 * each takes away only what it had itself.
 */
export const keepWaiting = (
  address: string,
  was: readonly Waiting[],
  now: readonly Waiting[],
  drawer: Drawer,
): void => {
  const own = new Set([...was, ...now].map(({ token }) => token));
  const all = [...keptWaiting(address, drawer).filter(({ token }) => !own.has(token)), ...now];
  if (all.length === 0) drawer.removeItem(address);
  else drawer.setItem(address, JSON.stringify(all));
};

export const keptWaiting = <W extends Waiting>(address: string, drawer: Drawer): readonly W[] => {
  try {
    const kept: unknown = JSON.parse(drawer.getItem(address) ?? '[]');
    return Array.isArray(kept) ? (kept as W[]) : [];
  } catch {
    return [];
  }
};

export const keepPending = (
  match: MatchId,
  was: readonly Pending[],
  pending: readonly Pending[],
  drawer: Drawer,
): void => keepWaiting(addressOf(match), was, pending, drawer);

export const keptPending = (match: MatchId, drawer: Drawer): readonly Pending[] =>
  keptWaiting<Pending>(addressOf(match), drawer);
