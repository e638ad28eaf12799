/** Another opening every time: the stream decides which of the good set-ups it is, from which side, and who stands where. */
import { below, refusal, type AnyMatch, type Choice, type Stream } from '@five-victories/engine';
import { heading, type Length } from '@five-victories/engine/geometry';
import type { Placing, TabletopMatch } from '@five-victories/engine/tabletop';
import type { Judged } from '../bot.js';

/** Set-ups that are so little worse than the best are good enough. */
const GOOD = 0.6;
const SWAPS = 4;

interface SetUp {
  readonly do: 'setup';
  readonly units: readonly Placing[];
}

const isSetUp = (choice: Choice): choice is SetUp => choice.do === 'setup' && 'units' in choice;

/** The other wing first. */
const mirrored = ({ table }: TabletopMatch, setUp: SetUp): SetUp => ({
  ...setUp,
  units: setUp.units.map((unit) => ({
    ...unit,
    x: (table.width - unit.x) as Length,
    heading: heading(0 - (unit.heading ?? 0)),
  })),
});

const shapeOf = ({ formation, layout, state }: Placing): string =>
  `${formation} ${layout?.replace(/[A-Z]/g, 'X')} ${state}`;

/** Two that take up the same room change places. */
const swapped = (setUp: SetUp, stream: Stream): SetUp => {
  const { units } = setUp;
  const a = units[below(stream, units.length)]!;
  const alike = units.filter((other) => other.unit !== a.unit && a.layout && shapeOf(other) === shapeOf(a));
  if (alike.length === 0) return setUp;
  const b = alike[below(stream, alike.length)]!;
  const at = (unit: Placing, { x, y, heading }: Placing): Placing => ({ ...unit, x, y, heading });
  return { ...setUp, units: units.map((unit) => (unit === a ? at(a, b) : unit === b ? at(b, a) : unit)) };
};

const varied = (match: TabletopMatch, setUp: SetUp, stream: Stream): Choice => {
  let found: SetUp = setUp;
  const keep = (next: SetUp): void => {
    if (next !== found && !refusal(match, next)) found = next;
  };
  if (below(stream, 2) === 0) keep(mirrored(match, found));
  for (let n = below(stream, SWAPS + 1); n > 0; n--) keep(swapped(found, stream));
  return found;
};

export const openingOf = (match: AnyMatch, judged: readonly Judged[], stream: Stream): Choice => {
  const top = judged.reduce((most, { value }) => Math.max(most, value), -Infinity);
  const good = judged.filter(({ value }) => value >= top - GOOD);
  const { choice } = good[below(stream, good.length)]!;
  return isSetUp(choice) ? varied(match as TabletopMatch, choice, stream) : choice;
};
