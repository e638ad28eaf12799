/**
 * The mirror: with both sides exchanged and the table turned by half a turn the same answer and the same dice have the
 * mirrored consequences. Where both sides throw South's dice come first, so the dice of such a pair change places.
 */
import {
  answer,
  begin,
  canonical,
  enemyOf,
  listedDice,
  type Choice,
  type Event,
  type Fault,
  type Side,
} from '../../../src/kernel/index.js';
import { positionOf, type Facing, type ZonalMatch } from '../../../src/zonal/index.js';
import { alike, holds } from '../holds.js';
import { faultText } from '@five-victories/words';
import { english } from '@five-victories/words/en';

const TURNED: Readonly<Record<string, Facing>> = { N: 'S', S: 'N', E: 'W', W: 'E' };
const ROWS = 3;

/** Side, zones and reserve zones in a text, wherever they are; ids of units stay. */
const mirroredText = (text: string, columns: number): string => {
  if (text === 'south' || text === 'north') return enemyOf(text);
  return text
    .replace(/Z\((\d),(\d)\)/g, (_, c: string, r: string) => `Z(${columns - 1 - Number(c)},${ROWS - 1 - Number(r)})`)
    .replace(/\b([SN])R(\d)\b/g, (_, side: string, c: string) => `${TURNED[side]!}R${columns - 1 - Number(c)}`);
};

const FACING = ['facing', 'to'];
const COLUMNS = ['setupZones', 'reserveZones'];

/** Any plain data of a match seen from the other side of the table. */
const mirrored = (value: unknown, columns: number, key = ''): unknown => {
  if (typeof value === 'string')
    return FACING.includes(key) ? (TURNED[value] ?? mirroredText(value, columns)) : mirroredText(value, columns);
  if (typeof value === 'number') return COLUMNS.includes(key) ? columns - 1 - value : value;
  if (Array.isArray(value)) {
    const list = value.map((item) => mirrored(item, columns, key));
    return COLUMNS.includes(key) ? list.toReversed() : list; // so that the usual columns, in order, stay the usual ones
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [
      mirroredText(name, columns),
      mirrored(item, columns, COLUMNS.includes(key) ? key : name), // columns of each side
    ]),
  );
};

// ---- dice ----------------------------------------------------------------------------------------------------------

interface Thrown {
  readonly rule: string;
  readonly side: Side;
  readonly unit?: string;
  readonly dice: readonly number[];
}

/** South and North throw, each for itself. */
const isPair = (one: Thrown, other: Thrown | undefined): boolean =>
  other !== undefined &&
  !one.unit &&
  !other.unit &&
  one.rule === other.rule &&
  one.side === 'south' &&
  other.side === 'north';

const diceIn = (heard: readonly Event[]): number[] => {
  const thrown = heard.filter(({ event }) => event === 'throw') as unknown as Thrown[];
  const dice: number[] = [];
  for (let i = 0; i < thrown.length; i++) {
    const [one, other] = [thrown[i]!, thrown[i + 1]];
    if (isPair(one, other)) {
      dice.push(...other!.dice, ...one.dice);
      i++;
    } else dice.push(...one.dice);
  }
  return dice;
};

// ---- the check -----------------------------------------------------------------------------------------------------

/** Before the match South is asked first and throws first for its units, whoever it is. */
const hasOrder = ({ decision }: ZonalMatch): boolean => ['setup', 'dismount'].includes(decision!.kind);

const columnsOf = ({ state }: ZonalMatch): number => state.options.columns;

const inAnyOrder = (list: readonly unknown[]): string => list.map(canonical).sort().join();

const wireOf = (match: ZonalMatch): unknown => JSON.parse(JSON.stringify(positionOf(match)));

/** The same position seen from the other side of the table. */
export const mirrorOf = (match: ZonalMatch, dice: readonly number[]): ZonalMatch => {
  const faults: Fault[] = [];
  const position = mirrored(wireOf(match), columnsOf(match));
  const mirror = match.rules.open({ position }, listedDice(dice), 'mirror', faults);
  holds(
    faults.length === 0,
    () => `the mirrored position is none: ${faults[0]!.path}: ${faultText(english, {}, faults[0]!)}`,
  );
  begin(mirror!);
  return mirror!;
};

/** The state that both share: who acts is nobody's while the initiative is thrown, and `acting` then says South. */
const comparable = ({ acting, ...rest }: Record<string, unknown>): unknown =>
  rest['outcome'] === undefined ? { acting, ...rest } : rest;

export const isMirrored = (before: ZonalMatch, choice: Choice, after: ZonalMatch, heard: readonly Event[]): void => {
  if (before.wanted || after.wanted || hasOrder(before)) return;
  const columns = columnsOf(before);
  const mirror = mirrorOf(before, diceIn(heard));
  const { options, ...asked } = before.decision!;
  const { options: others, ...mirrorAsked } = mirror.decision!;
  alike(mirrorAsked, mirrored(asked, columns), 'what the mirror asks');
  holds(
    inAnyOrder(mirrored(options, columns) as unknown[]) === inAnyOrder(others),
    () => `the mirror offers ${inAnyOrder(others)}`,
  );
  answer(mirror, mirrored(choice, columns) as Choice);
  const [is, should] = [wireOf(mirror), mirrored(wireOf(after), columns)] as Record<string, unknown>[];
  alike(comparable(is!), comparable(should!), 'the mirrored position');
};
