/**
 * The mirror: the sides exchanged and the table turned by half a circle, the same answers and the same throws lead to
 * the mirrored match. Only who is named first where both sides throw stays: South (docs/rules, Notation).
 */
import {
  about,
  answer,
  listedDice,
  openMatch,
  refusal,
  type AnyMatch,
  type Choice,
  type Event,
  type Fault,
} from '../../../src/kernel/index.js';
import { positionOf, type TabletopMatch } from '../../../src/tabletop/index.js';
import type { Contract } from '../contract.js';
import { drawFrom } from '../draw.js';
import { alike, holds } from '../holds.js';
import { choiceOf } from '../player.js';

interface Table {
  readonly width: number;
  readonly depth: number;
}

const OTHER: Readonly<Record<string, string>> = { south: 'north', north: 'south' };
const HALF_CIRCLE = 1800;

/** Points of terrain are pairs. */
const isPoint = (value: readonly unknown[]): value is readonly [number, number] =>
  value.length === 2 && value.every((each) => typeof each === 'number');

interface Area extends Table {
  readonly x: number;
  readonly y: number;
}
const isArea = (value: object): value is Area => 'x' in value && 'y' in value && 'width' in value && 'depth' in value;

const turnedField = (table: Table, key: string, value: unknown): unknown => {
  if (key === 'x' && typeof value === 'number') return table.width - value;
  if (key === 'y' && typeof value === 'number') return table.depth - value;
  if (key === 'heading' && typeof value === 'number') return (value + HALF_CIRCLE) % 3600;
  if (key === 'points' && Array.isArray(value))
    return value.map((point: readonly [number, number]) =>
      isPoint(point) ? [table.width - point[0], table.depth - point[1]] : point,
    );
  return turned(table, value);
};

/** Anything plain, turned about the middle of the table, with South for North. */
export const turned = (table: Table, value: unknown): unknown => {
  if (typeof value === 'string') return OTHER[value] ?? value;
  if (Array.isArray(value)) return value.map((each) => turned(table, each));
  if (typeof value !== 'object' || value === null) return value;
  if (isArea(value))
    return { ...value, x: table.width - value.x - value.width, y: table.depth - value.y - value.depth };
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [OTHER[key] ?? key, turnedField(table, key, each)]),
  );
};

/** What is measured and not stored has more digits than it is good for. */
const overWire = (value: unknown): unknown =>
  JSON.parse(
    JSON.stringify(value, (_key, each: unknown) => (typeof each === 'number' ? Number(each.toFixed(4)) : each)),
  );

/** The dice of an answer in the order in which they are thrown on the other table: South first where both throw. */
const diceOf = (heard: readonly Event[]): number[] => {
  const throws = heard.filter(({ event }) => event === 'throw') as unknown as {
    dice: number[];
    side: string;
    unit?: string;
  }[];
  const order = [...throws];
  for (let i = 0; i + 1 < order.length; i++) {
    const [one, two] = [order[i]!, order[i + 1]!];
    if (one.unit !== undefined || two.unit !== undefined || one.side !== 'south' || two.side !== 'north') continue;
    [order[i], order[i + 1]] = [two, one];
    i++;
  }
  return order.flatMap(({ dice }) => dice);
};

const pictureOf = (match: TabletopMatch): unknown => {
  const { units, sides, turn, phase, initiative, acting, outcome } = positionOf(match);
  const asked = match.decision && { side: match.decision.side, kind: match.decision.kind, about: about(match) };
  return overWire({ units, sides, turn, phase, initiative, acting, outcome, asked });
};

const open = (contract: Contract, position: unknown, faults: Fault[], seed: number): TabletopMatch | undefined =>
  openMatch(contract.game, { position }, { seed }, 'match', faults) as TabletopMatch | undefined;

const areMirrored = (table: Table, one: TabletopMatch, two: TabletopMatch, after: string): void =>
  alike(overWire(turned(table, pictureOf(one))), pictureOf(two), `the mirrored match after ${after}`);

const play = (one: AnyMatch, choice: Choice): Event[] => {
  const heard: Event[] = [];
  one.tell = (event) => heard.push(event);
  answer(one, choice);
  one.tell = undefined;
  return heard;
};

const MOST = 30;

/** Begins with a position: who sets up first is a matter of dice, and of South where there are none. */
const startOf = (contract: Contract, seed: number): TabletopMatch => {
  const draw = drawFrom(seed);
  for (;;) {
    const { position } = contract.start(draw, () => {}) as { position?: { phase?: string } };
    if (!position || position.phase === 'setup' || position.phase === 'victory') continue;
    const match = open(contract, position, [], seed);
    if (match && !match.wanted && match.decision) return match;
  }
};

export const mirrorIsKept = (contract: Contract, seed: number): void => {
  const draw = drawFrom(seed);
  const one = startOf(contract, seed);
  const { tableWidth, tableDepth } = one.state.options;
  const table = { width: 1000 * tableWidth, depth: 1000 * tableDepth };
  const faults: Fault[] = [];
  const two = open(contract, turned(table, JSON.parse(JSON.stringify(positionOf(one)))), faults, seed)!;
  holds(faults.length === 0, () => `the mirrored position is refused: ${faults[0]!.path}: ${faults[0]!.id}`);
  areMirrored(table, one, two, 'nothing');
  for (let i = 0; i < MOST && one.decision; i++) {
    const choice = choiceOf(contract, one, draw);
    const mirrored = turned(table, choice) as Choice;
    const refused = refusal(two, mirrored);
    holds(!refused, () => `${JSON.stringify(choice)} is legal, and mirrored refused with ${refused!.rule}`);
    two.dice = listedDice(diceOf(play(one, choice)));
    play(two, mirrored);
    areMirrored(table, one, two, JSON.stringify(choice));
  }
};
