/** Several units of a zone game sent to one zone, and the same for the next. */
import { expect, test } from 'vitest';
import { fineEdition } from '@five-victories/engine/fine';
import { majorEdition } from '@five-victories/engine/major';
import { answer, copyOf, type Choice } from '@five-victories/engine/kernel';
import { findUnit, type ZonalMatch } from '@five-victories/engine/zonal';
import { refusalOfAll } from '../src/maker/making.js';
import { matchOf } from '../src/match/session.js';
import { sameForNext } from '../src/zone/again.js';
import { groupWay, stepsTo, zoneOf } from '../src/zone/group-way.js';
import { opened } from './kit.js';

/** A match at its first movement. */
const moving = (game: typeof fineEdition): ZonalMatch => {
  const match = copyOf(matchOf(opened(game, 3)));
  while (match.decision && match.decision.kind !== 'activity') answer(match, match.decision.options[0]!);
  return match;
};

const choosable = ({ decision }: ZonalMatch): string[] =>
  (decision!.options as readonly Choice[]).flatMap((option) =>
    option.do === 'choose' ? [(option as Choice & { unit: string }).unit] : [],
  );

const aheadOf = (match: ZonalMatch, id: string): string => {
  const { zone, facing } = findUnit(match, id)!;
  return match.table.places[zone]!.next[facing!]!;
};

test.each([fineEdition, majorEdition])(
  '$title: all that can go to a zone go in one breath, the others are told why',
  (game) => {
    const match = moving(game);
    const units = choosable(match);
    const zone = aheadOf(match, units[0]!);
    const { shares, left, isPlain } = groupWay(match, units, () => zone);
    expect(isPlain).toBe(true);
    expect(shares.length).toBeGreaterThan(1);
    expect(shares.length + left.length).toBe(units.length);
    for (const { rule, id } of left) expect(`${rule} ${id}`).toMatch(/^[FM]V-\S+ \w+$/);
    const said = shares.flatMap(({ choices }) => choices);
    expect(refusalOfAll(match, said)).toBeUndefined();
    for (const choice of said) answer(match, choice);
    for (const { unit } of shares) expect(findUnit(match, unit)!.zone).toBe(zone);
    expect(match.decision?.kind).toBe('activity');
  },
);

test.each([fineEdition, majorEdition])(
  '$title: units of several zones go the same way, the Commander with them',
  (game) => {
    const match = moving(game);
    const units = choosable(match).filter((id) => aheadOf(match, id) !== undefined);
    const commander = `commander:${match.decision!.side}`;
    const [first] = units;
    const steps = stepsTo(match, findUnit(match, first!)!.zone, aheadOf(match, first!));
    const wanted = new Map([...units, commander].map((id) => [id, steps(zoneOf(match, id)!)]));
    expect(new Set(wanted.values()).size).toBeGreaterThan(1);
    const { shares } = groupWay(match, [...units, commander], steps);
    expect(shares.map(({ unit }) => unit)).toContain(commander);
    for (const choice of shares.flatMap(({ choices }) => choices)) answer(match, choice);
    for (const { unit } of shares) if (unit !== commander) expect(findUnit(match, unit)!.zone).toBe(wanted.get(unit));
  },
);

test('Q: the next unit in the order of the army that can do the same', () => {
  const match = moving(fineEdition);
  const [first] = choosable(match);
  const side = match.decision!.side;
  const said = [{ do: 'choose', unit: first! } as Choice, { do: 'move' }];
  for (const choice of said) answer(match, choice);
  const taken = said.map((choice) => ({ by: side, choice }));
  const again = sameForNext(match, taken)!;
  expect(again.map(({ do: verb }) => verb).filter((verb) => verb !== 'stop')).toEqual(['choose', 'move']);
  const unit = again.flatMap((choice) => ('unit' in choice ? [String(choice.unit)] : []))[0]!;
  expect(unit).not.toBe(first);
  const to = aheadOf(match, unit);
  for (const choice of again) answer(match, choice);
  expect(findUnit(match, unit)!.zone).toBe(to);
  // An attack names its enemy: nobody else makes it.
  expect(
    sameForNext(match, [
      { by: side, choice: { do: 'choose', unit: first! } as Choice },
      { by: side, choice: { do: 'engage' } },
    ]),
  ).toBeUndefined();
});
