/** What comes of the first throw of a choice, by how many of its dice do what they should: each way is tried on a copy. */
import {
  answer,
  DiceWanted,
  forkWith,
  listedDice,
  type Choice,
  type Event,
  type Side,
} from '@five-victories/engine/kernel';
import type { ManoeuvreMatch } from '@five-victories/engine/manoeuvre';
import type { Cast } from '../../match/preview.js';
import { lookAhead } from './outlook.js';
import { sentenceOf } from './sentences.js';

export interface Branch {
  /** So many hits, or a test passed (1) or failed (0). */
  readonly from: number;
  readonly to: number;
  readonly chance: number;
  /** What then happens for certain. */
  readonly told: readonly string[];
  readonly next: { readonly side: Side; readonly kind: string } | undefined;
  /** More dice are thrown before anybody decides. */
  readonly more: boolean;
}

export interface Branches {
  readonly cast: Cast;
  readonly isTest: boolean;
  readonly branches: readonly Branch[];
}

/** Dice enough for what follows; it is not looked at. */
const SPARE = 60;

/** So many dice that hit, the others miss. */
const diceFor = ({ count, sides }: Cast, hits: number): number[] => [
  ...Array<number>(hits).fill(1),
  ...Array<number>(count - hits + SPARE).fill(sides),
];

/** The shot itself goes without saying. */
const isShot = ({ event, cause }: Event): boolean => event === 'fired' || (event === 'hits' && cause === 'fire');

interface Sequel {
  readonly events: readonly Event[];
  readonly told: readonly string[];
  readonly next: Branch['next'];
  readonly more: boolean;
}

/** All that is told after the first throw and before the next one, or the next phase. */
const sequelOf = (match: ManoeuvreMatch, choice: Choice, cast: Cast, hits: number): Sequel | undefined => {
  const copy = forkWith(match, listedDice(diceFor(cast, hits)));
  const events: Event[] = [];
  const told: string[] = [];
  let throws = 0;
  let beyond = false;
  copy.tell = (event) => {
    if (event.event === 'throw') throws += 1;
    beyond ||= event.event === 'phase';
    if (throws !== 1 || beyond || event.event === 'throw' || isShot(event)) return;
    events.push(event);
    const text = sentenceOf(copy, event);
    if (text !== undefined) told.push(text);
  };
  try {
    answer(copy, choice);
  } catch (signal) {
    if (signal instanceof DiceWanted || signal instanceof RangeError) return undefined;
    throw signal;
  }
  const { decision } = copy;
  const next = throws > 1 || beyond || !decision ? undefined : { side: decision.side, kind: decision.kind };
  return { events, told, next, more: throws > 1 };
};

const signature = ({ events, next, more }: Sequel): string =>
  JSON.stringify([events.map(({ event, unit, hits }) => [event, unit, hits]), next, more]);

/** Those who come to the same are told together. */
export const branchesOf = (match: ManoeuvreMatch, choice: Choice): Branches | undefined => {
  const { cast } = lookAhead(match, choice);
  if (!cast?.chances || cast.count === 0) return undefined;
  const branches: Branch[] = [];
  let last: string | undefined;
  for (const [hits, chance] of cast.chances.entries()) {
    const sequel = chance === 0 ? undefined : sequelOf(match, choice, cast, hits);
    if (!sequel) continue;
    const { told, next, more } = sequel;
    const before = branches.at(-1);
    if (before && last === signature(sequel))
      branches[branches.length - 1] = { ...before, to: hits, chance: before.chance + chance };
    else branches.push({ from: hits, to: hits, chance, told, next, more });
    last = signature(sequel);
  }
  return { cast, isTest: cast.target === undefined && cast.count === 1 && cast.modifiers.length === 0, branches };
};
