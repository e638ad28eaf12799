/**
 * Who sees what of a log in which answers lie face down, and how a table holds a legal match of which it does not know
 * everything: for an answer that it may not see it plays a stand-in, the first that the engine offers. Whatever lies
 * there, the other side is asked the same, with the same options, until it is turned up; then the table plays again
 * from there.
 */
import { answer, copyOf, refusal, type AnyMatch, type Choice } from '../kernel/match.js';
import { faceDown, isSecret } from '../kernel/secrets.js';
import { enemyOf, SIDES, type Side } from '../kernel/side.js';
import { playLine, type HallLine, type PlayedLine } from './log.js';

/** All that is told of a line to whoever may not see it yet. */
export interface SealedLine {
  readonly kind: 'sealed';
  readonly n: number;
  readonly at: number;
  readonly by: Side;
}

/** A line that lies face down. */
export interface Down {
  readonly n: number;
  readonly by: Side;
}

/** What lies face down after a line, which was said in `before` and led to `after`. */
export const downAfter = (
  before: AnyMatch,
  line: PlayedLine,
  after: AnyMatch,
  down: readonly Down[],
): readonly Down[] => {
  const isLaid = line.kind === 'said' && !line.interrupt && isSecret(before);
  const laid = isLaid ? [...down, { n: line.n, by: line.by }] : down;
  const still = faceDown(after);
  return laid.filter(({ by }) => still.includes(by));
};

/** The line as `viewer` may see it: nobody's own answers are hidden from him. Watchers are no side. */
export const shownTo = <L extends HallLine>(
  viewer: Side | undefined,
  down: readonly Down[],
  line: L,
): L | SealedLine => {
  const hidden = down.find(({ n, by }) => n === line.n && by !== viewer);
  return hidden ? { kind: 'sealed', n: line.n, at: line.at, by: hidden.by } : line;
};

/** Answers the waiting question for somebody whose answer is not known. */
export const standIn = (match: AnyMatch): void => answer(match, match.decision!.options[0]!);

/** Plays a line with its dice, or a stand-in for one that lies face down. Trusts its caller. */
export const playShown = (match: AnyMatch, line: PlayedLine | SealedLine): void => {
  if (line.kind === 'sealed') standIn(match);
  else playLine(match, line);
};

/** More than any game asks of both sides in secret before it turns something up. */
const MOST_SECRETS = 200;

/** Answers a secret question; false where that turns something up, so that nobody can look beyond it. */
const layDown = (match: AnyMatch, choice: Choice): boolean => {
  const laid = [...faceDown(match), match.decision!.side];
  answer(match, choice);
  const down = faceDown(match);
  return laid.every((side) => down.includes(side));
};

/** Lays down the own answers as far as the rules take them, and stand-ins for what the other has still to lay down. */
const laidAhead = (match: AnyMatch, side: Side, own: readonly Choice[]) => {
  const copy = copyOf(match);
  const laid: Choice[] = [];
  for (let steps = 0; steps < MOST_SECRETS && isSecret(copy); steps++) {
    const isOwn = copy.decision!.side === side;
    const choice = isOwn ? own[laid.length] : copy.decision!.options[0];
    // What was meant for another question answers none, after a take-back or a dispute.
    if (!choice || (isOwn && refusal(copy, choice))) return { asked: copy, laid };
    if (isOwn) laid.push(choice);
    if (!layDown(copy, choice)) break;
  }
  return { asked: undefined, laid };
};

/**
 * The match as a side sees it that plans before its turn: stand-ins for what the other has still to lay down, and
 * after them the own answers. Undefined: the side is not asked in secret after these, so that it has to wait.
 */
export const aheadFor = (match: AnyMatch, side: Side, own: readonly Choice[]): AnyMatch | undefined =>
  laidAhead(match, side, own).asked;

/** As many of these early answers as still answer what the side will be asked. */
export const fittingAhead = (match: AnyMatch, side: Side, own: readonly Choice[]): readonly Choice[] =>
  own.length === 0 ? own : laidAhead(match, side, own).laid;

/** The sides that may answer now: the one that is asked, and in secret also the other, if it will be asked in secret. */
export const askedNow = (match: AnyMatch, given: (side: Side) => readonly Choice[] = () => []): Side[] => {
  const { decision, wanted } = match;
  if (!decision || wanted) return [];
  if (!isSecret(match)) return [decision.side];
  const other = enemyOf(decision.side);
  return SIDES.filter((side) => side !== other || aheadFor(match, other, given(other)) !== undefined);
};
