/**
 * Progress, in words. Where a match stands is its state and its stack of frames, with the dice a player has entered so
 * far but without those still to be thrown.
 *
 * 1. No answer leaves a match where it was.
 * 2. No answer brings back where it stood before, in the whole match. What a match can stand at is finite, so every
 *    phase, and with a last turn every match, ends, whatever players answer.
 * 3. Three things are excepted. In the set-up, who is asked to place may place anew what it has placed (where the game
 *    lets it), and in a measured game a unit that was chosen may be let go before it has done anything; both only while
 *    the question stays with that side: nothing is gained by it and nothing passes. And a set-up by agreement lasts
 *    until both have confirmed: players who go on changing their minds are not kept from it, and a side that tires of it
 *    can confirm or concede.
 * 4. A set-up by any other method passes from one side to the other only when less of it is left: units neither on the table nor
 *    in a plan, and Commanders. So nobody passes, and nobody keeps the other waiting by placing the same again.
 */
import { canonical, hash, type AnyMatch, type Choice, type Side } from '../../src/kernel/index.js';
import { framesOf } from '../../src/kernel/match.js';
import type { Contract } from './contract.js';
import { holds } from './holds.js';

/** Units and options are replaced on write, so their texts are worked out once. */
const texts = new WeakMap<object, string>();
const textOf = (value: object): string => {
  const text = texts.get(value) ?? canonical(value);
  texts.set(value, text);
  return text;
};

/** Equal for two moments exactly if the match stands alike at both. */
export const standOf = (match: AnyMatch): string => {
  const { wanted, dice } = match;
  const { units, options, index: _, ...rest } = match.state as { units: object[]; options: object; index: unknown };
  const entered = dice.from === 'hand' ? dice : undefined;
  const others = canonical({ rest, stack: framesOf(match), wanted, entered });
  return hash([others, textOf(options), ...units.map(textOf)].join());
};

/** Where a match has stood, and how many times the question had passed to the other side by then. */
export interface Way {
  readonly stood: Map<string, number>;
  passed: number;
  /** The way to where this one branches off. */
  readonly from?: Way;
}

export const newWay = (match: AnyMatch): Way => ({ stood: new Map([[standOf(match), 0]]), passed: 0 });

/** Another way to go on from here. */
export const branchOf = (from: Way): Way => ({ stood: new Map(), passed: from.passed, from });

const whenStood = ({ stood, from }: Way, stand: string): number | undefined =>
  stood.get(stand) ?? (from && whenStood(from, stand));

const isAgreed = ({ state }: AnyMatch): boolean =>
  (state as { options: { setupMethod?: string } }).options.setupMethod === 'agreed';
const isSetUp = ({ state }: AnyMatch): boolean => (state as { phase: string }).phase === 'setup';

/** A unit is chosen, and let go. */
const isTouch = ({ decision }: AnyMatch, { do: verb }: Choice): boolean =>
  (decision!.kind === 'activity' && verb === 'choose') || (decision!.kind === 'order' && verb === 'stop');

const isAllowed = (way: Way, before: AnyMatch, choice: Choice, after: AnyMatch, earlier: number): boolean => {
  const arranges = isSetUp(before) && isSetUp(after);
  return (arranges && isAgreed(after)) || ((arranges || isTouch(before, choice)) && earlier === way.passed);
};

const PLACING = ['setup', 'place', 'placeCommander'];

const setUpIsShorter = (contract: Contract, before: AnyMatch, choice: Choice, after: AnyMatch): void => {
  if (!isSetUp(before) || !isSetUp(after) || isAgreed(after) || before.wanted || after.wanted) return;
  const { kind, side } = before.decision!;
  if (!PLACING.includes(kind) || after.decision?.kind !== kind) return;
  const [was, is] = [contract.setUpLeft(before), contract.setUpLeft(after)];
  const passes = side !== after.decision.side;
  holds(!passes || is < was, () => `${JSON.stringify(choice)} passes the set-up on, and ${is} of ${was} are left`);
};

/** Whether the answer got the match on; the way is one longer afterwards. */
export const goesOn = (contract: Contract, way: Way, before: AnyMatch, choice: Choice, after: AnyMatch): void => {
  const stand = standOf(after);
  const asked: Side | undefined = after.decision?.side;
  if (asked !== before.decision!.side) way.passed++;
  const what = () => `${JSON.stringify(choice)} at ${before.decision!.kind}`;
  holds(stand !== standOf(before), () => `${what()} leaves the match where it was`);
  const earlier = whenStood(way, stand);
  holds(
    earlier === undefined || isAllowed(way, before, choice, after, earlier),
    () => `${what()} brings back what has been`,
  );
  setUpIsShorter(contract, before, choice, after);
  way.stood.set(stand, way.passed);
};
