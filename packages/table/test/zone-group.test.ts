/** Several units of a zone game sent to one zone, and the same for the next. */
import { expect, test } from 'vitest';
import { fineEdition } from '@five-victories/engine/fine';
import { majorEdition } from '@five-victories/engine/major';
import { answer, copyOf, declines, openMatch, type Choice, type Fault } from '@five-victories/engine/kernel';
import { findUnit, type ZonalMatch } from '@five-victories/engine/zonal';
import { refusalOfAll } from '../src/maker/making.js';
import { matchOf } from '../src/match/session.js';
import { sameForNext } from '../src/zone/again.js';
import { nextSaid } from '../src/app/in-turn.js';
import { engagedBy, groupAttack, groupWay, ridesTo, someTurn, stepsTo, zoneOf } from '../src/zone/group-way.js';
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

test.each([fineEdition, majorEdition])('$title: all turn where they are, in one breath', (game) => {
  const match = moving(game);
  const units = choosable(match).filter((id) => findUnit(match, id)!.facing !== undefined);
  const able = units.filter((id) => someTurn(match, [id], 'E'));
  expect(able.length).toBeGreaterThan(2);
  const zones = able.map((id) => findUnit(match, id)!.zone);
  const { shares, isPlain } = groupWay(match, able, (from) => from, 'E');
  expect(isPlain).toBe(true);
  for (const choice of shares.flatMap(({ choices }) => choices)) answer(match, choice);
  expect(able.map((id) => findUnit(match, id)!.facing)).toEqual(able.map(() => 'E'));
  expect(able.map((id) => findUnit(match, id)!.zone)).toEqual(zones);
  expect(match.decision?.kind).toBe('activity');
  expect(someTurn(match, [`commander:${match.decision!.side}`], 'E')).toBe(false);
});

const FOOT = { type: 'P&M', layout: 'MM/PP' };
const HORSE = { type: 'HM', layout: 'YY/YY' };

/** Two units stand where an enemy does. */
const contested = (own: object, other: object): ZonalMatch => {
  const position = {
    game: 'fine',
    phase: 'initiativeMovement',
    initiative: 'south',
    units: [
      { id: 'S1', zone: 'Z(2,1)', facing: 'N', formation: 'attack', ...own },
      { id: 'S2', zone: 'Z(2,1)', facing: 'N', formation: 'attack', ...own },
      { id: 'S3', type: 'P&M', zone: 'Z(1,0)', facing: 'N', formation: 'attack', layout: 'MM/PP' },
      { id: 'N1', zone: 'Z(2,1)', facing: 'S', formation: 'attack', ...other },
      { id: 'N2', type: 'P&M', zone: 'Z(1,2)', facing: 'S', formation: 'attack', layout: 'MM/PP' },
    ],
  };
  const faults: Fault[] = [];
  const match = openMatch(fineEdition, { position }, { list: Array<number>(60).fill(1) }, 'match', faults);
  if (!match) throw new Error(JSON.stringify(faults));
  return match;
};

test('all that may attack an enemy do, one after the other', () => {
  const match = contested(FOOT, FOOT);
  expect([...engagedBy(match, ['S1', 'S2', 'S3'])]).toContain('N1');
  const shares = groupAttack(match, ['S1', 'S2', 'S3'], 'N1');
  expect(shares.map(({ unit }) => unit)).toEqual(['S1', 'S2']);
  for (const { choices } of shares) {
    expect(refusalOfAll(match, choices)).toBeUndefined();
    for (const choice of choices) answer(match, choice);
    while (match.decision && match.decision.kind !== 'activity') {
      const { decision } = match;
      answer(match, decision.options.find((option) => declines(decision, option)) ?? decision.options[0]!);
    }
  }
  expect(findUnit(match, 'N1')!.contacts.length).toBeGreaterThan(0);
});

test('where somebody may step between, each goes by single actions, one after the other', () => {
  const match = contested(HORSE, HORSE);
  const { shares, isPlain } = groupWay(match, ['S1', 'S2'], stepsTo(match, 'Z(2,1)', 'Z(3,1)'));
  expect(isPlain).toBe(false);
  expect(shares.map(({ unit }) => unit)).toEqual(['S1', 'S2']);
  expect(shares[0]!.after!.at(-1)).toEqual({ do: 'stop' });
  const said: string[] = [];
  for (let now = nextSaid(match, { shares, after: [], kind: 'activity' }); now;) {
    for (const choice of now.say) {
      said.push(choice.do);
      answer(match, choice);
    }
    while (match.decision!.side === 'north') answer(match, { do: 'done' });
    now = nextSaid(match, { ...now, kind: 'activity' });
  }
  expect(said).toEqual(['choose', 'turn', 'move', 'choose', 'turn', 'move']);
  expect(['S1', 'S2'].map((id) => findUnit(match, id)!.zone)).toEqual(['Z(3,1)', 'Z(3,1)']);
  expect(match.decision?.kind).toBe('activity');
});

test('a way with something to do after a move that may be stopped is no plain one', () => {
  const match = contested(HORSE, HORSE);
  const { shares, isPlain } = groupWay(match, ['S1', 'S2'], stepsTo(match, 'Z(2,1)', 'Z(2,2)'), 'E');
  expect(isPlain).toBe(false);
  expect(shares.map(({ choices, after }) => [...choices, ...after!].map((choice) => choice.do))).toEqual([
    ['choose', 'move', 'turn', 'stop'],
    ['choose', 'move', 'turn', 'stop'],
  ]);
});

test.each([fineEdition, majorEdition])(
  '$title: the Commander rides to where the drag ends, after all others, for his ride ends the phase',
  (game) => {
    const match = moving(game);
    const commander = `commander:${match.decision!.side}`;
    const rides = (match.decision!.options as readonly (Choice & { to?: string })[]).filter(
      ({ do: what }) => what === 'moveCommander',
    );
    const lead = choosable(match).find((id) => rides.some(({ to }) => to === aheadOf(match, id)))!;
    const [from, to] = [findUnit(match, lead)!.zone, aheadOf(match, lead)];
    const { shares, isPlain } = groupWay(match, [commander, lead], ridesTo(match, to, stepsTo(match, from, to)));
    expect(shares.map(({ unit }) => unit)).toEqual([lead, commander]);
    expect(isPlain).toBe(true);
    const phase = match.state.phase;
    for (const choice of shares.flatMap(({ choices }) => choices)) answer(match, choice);
    expect([findUnit(match, lead)!.zone, match.state.phase === phase]).toEqual([to, false]);
    // Where he cannot ride he goes the same steps as the others.
    expect(ridesTo(match, 'nowhere', () => 'same')('here', commander)).toBe('same');
  },
);
