/** Another opening every time: which of the good set-ups it is, which wing is which, and who stands where. */
import { below, refusal, type AnyMatch, type Choice, type Stream } from '@five-victories/engine';
import type { Placing, SetUp, ZonalMatch } from '@five-victories/engine/zonal';
import type { Judged } from '../bot.js';
import { setUpWorth } from './setup.js';

/** Set-ups that are so little worse than the best are good enough. */
const GOOD = 1.2;
const SWAPS = 6;

const isSetUp = (choice: Choice): choice is SetUp => choice.do === 'setup' && 'units' in choice;

/** The zone as far from the other wing, on the table or in reserve. */
const mirrored = ({ table, state: { options } }: ZonalMatch, zone: string): string => {
  const held = table.places[zone];
  if (held) return zone.replace(/^Z\(\d+/, `Z(${options.columns - 1 - held.column}`);
  return zone.replace(/\d+$/, (column) => `${options.columns - 1 - Number(column)}`);
};

const otherWing = (match: ZonalMatch, setUp: SetUp): SetUp => ({
  ...setUp,
  units: setUp.units.map((unit) => ({ ...unit, zone: mirrored(match, unit.zone) })),
  ...(setUp.commander === undefined ? {} : { commander: mirrored(match, setUp.commander) }),
});

/** Two that stand on the table change zones, each formed as it was. */
const swapped = ({ table }: ZonalMatch, setUp: SetUp, stream: Stream): SetUp => {
  const standing = setUp.units.filter(({ zone }) => table.places[zone] !== undefined);
  if (standing.length < 2) return setUp;
  const [a, b] = [standing[below(stream, standing.length)]!, standing[below(stream, standing.length)]!];
  const to = (unit: Placing): string => (unit === a ? b.zone : unit === b ? a.zone : unit.zone);
  return { ...setUp, units: setUp.units.map((unit) => ({ ...unit, zone: to(unit) })) };
};

/** Every change has to be legal and as good as what is good enough. */
const varied = (match: ZonalMatch, setUp: SetUp, least: number, stream: Stream): SetUp => {
  let found = setUp;
  const keep = (next: SetUp): void => {
    if ((setUpWorth(match, next) ?? 0) >= least && !refusal(match, next)) found = next;
  };
  if (below(stream, 2) === 0) keep(otherWing(match, found));
  for (let n = below(stream, SWAPS + 1); n > 0; n--) keep(swapped(match, found, stream));
  return found;
};

export const openingOf = (given: AnyMatch, judged: readonly Judged[], stream: Stream): Choice => {
  const match = given as ZonalMatch;
  const least = judged.reduce((most, { value }) => Math.max(most, value), -Infinity) - GOOD;
  const good = judged.filter(({ value }) => value >= least);
  const { choice } = good[below(stream, good.length)]!;
  return isSetUp(choice) ? varied(match, choice, least, stream) : choice;
};
