/** Odds of the measured games against what comes of playing it: the same positions, opened and fought with many seeds. */
import { describe, expect, test } from 'vitest';
import {
  answer,
  begin,
  expected,
  fork,
  refusal,
  seededDice,
  type Choice,
  type Event,
  type Fault,
} from '@five-victories/engine/kernel';
import {
  areInContact,
  findUnit,
  query,
  type ChargeChance,
  type Placed,
  type TabletopMatch,
} from '@five-victories/engine/tabletop';
import { chargeOddsOf } from '../src/measured/odds/charge.js';
import { clashOf, type Attack } from '../src/measured/odds/clash.js';
import { meleeOf } from '../src/measured/odds/melee.js';
import { GAMES, placed, type MeasuredId } from './measured-kit.js';

type Given = Readonly<Record<string, unknown>>;

/** A charger three paces south of its target, and who commands them. */
const facing = (charger: Given, target: Given, more: readonly Given[] = []) => ({
  phase: 'initiativeMovement',
  initiative: 'south',
  units: [{ id: 'S1', x: 30000, y: 20000, ...charger }, { id: 'N1', x: 30000, y: 23000, ...target }, ...more],
});

const CASES: Readonly<Record<MeasuredId, readonly ReturnType<typeof facing>[]>> = {
  splendid: [
    facing(
      { type: 'M', formation: 'block', layout: 'XX/XX' },
      { type: 'P&M', formation: 'block', layout: 'PM/PM', hits: 1 },
    ),
    facing({ type: 'HM', layout: 'YYY' }, { type: 'D', state: 'dismounted', layout: 'DDD', formation: 'openOrder' }),
    facing({ type: 'HM', layout: 'YYY' }, { type: 'M', layout: 'XXX', heading: 0 }),
    facing({ type: 'P&M', formation: 'block', layout: 'PMM/PMM' }, { type: 'P&M', layout: 'PPMM' }, [
      { id: 'S2', type: 'Cmd', layout: 'C', x: 30000, y: 16000 },
    ]),
  ],
  great: [
    facing({ type: 'heavy horse' }, { type: 'medium foot arms', formation: 'block' }),
    facing({ type: 'medium elephants' }, { type: 'light foot javelins', formation: 'skirmishLine', hits: 1 }),
    facing({ type: 'heavy foot arms' }, { type: 'heavy foot pikes', heading: 0 }),
    facing({ type: 'medium horse' }, { type: 'light horse' }, [{ id: 'S2', type: 'commander', x: 30000, y: 14000 }]),
  ],
  glorious: [
    facing({ type: 'knights' }, { type: 'foot bill' }),
    facing({ type: 'foot pike', layout: 'PP/PP/PP' }, { type: 'medium cavalry' }),
    facing({ type: 'foot spear' }, { type: 'foot longbow', heading: 0 }, [
      { id: 'S2', type: 'commander', x: 30000, y: 17000 },
    ]),
    facing({ type: 'heavy cavalry' }, { type: 'battle', elements: 'PPPPPPGGGGGG', diameter: 7000, y: 26500 }),
  ],
};

/** Heavy Mounted are always in command (SV-CMD-01); others are where a commander is near. */
const AGAIN: Readonly<Record<MeasuredId, readonly boolean[]>> = {
  splendid: [false, true, true, true],
  great: [false, false, false, true],
  glorious: [false, false, true, false],
};

interface Met {
  readonly match: TabletopMatch;
  readonly charge: ChargeChance;
}

const metIn = (id: MeasuredId, position: object): Met => {
  const match = placed(id, position);
  const unit = findUnit(match, 'S1') as Placed;
  const [charge] = query(match, unit, 'charges') as ChargeChance[];
  if (!charge) throw new Error(`No charge: ${JSON.stringify(position)}`);
  return { match, charge };
};

interface Written {
  readonly units: readonly { readonly id: string }[];
}

/** The same with the charger in contact, as a position of its own in hand-to-hand combat. */
const foughtIn = (id: MeasuredId, { match, charge }: Met, seed: number): Event[] => {
  const { stack: _stack, acting: _acting, ...written } = match.rules.positionOf(match) as Written & Given;
  const { x, y, heading } = charge.to;
  const units = written.units.map((unit) => (unit.id === 'S1' ? { ...unit, x, y, heading } : unit));
  const faults: Fault[] = [];
  const trial = GAMES[id].open({ position: { ...written, phase: 'melee', units } }, seededDice(seed), 'duel', faults);
  if (!trial) throw new Error(JSON.stringify(faults));
  const throws: Event[] = [];
  const phases: Event[] = [];
  trial.tell = (event) => {
    if (event.event === 'phase') phases.push(event);
    if (phases.length === 0 && event.event === 'throw' && event.rule === trial.rules.cite.attackDice)
      throws.push(event);
  };
  begin(trial);
  for (let i = 0; i < 12 && trial.decision && phases.length === 0; i++)
    answer(trial, trial.decision.kind === 'rethrow' ? { do: 'keep' } : trial.decision.options[0]!);
  return throws;
};

const hitsOf = ({ dice, needs }: Event): number =>
  (dice as number[]).filter((die, i) => die <= (needs as number[])[i]!).length;

const SEEDS = 60;

/** Every throw as it was foretold, and on average as many hits. */
const holds = (attack: Attack, throws: readonly Event[]): void => {
  const { needs = [], chances = [1] } = attack.cast;
  if (attack.cast.count === 0) return expect(throws).toEqual([]);
  expect(throws).toHaveLength(SEEDS);
  for (const thrown of throws) expect(thrown['needs']).toEqual(needs);
  const mean = throws.reduce((sum, thrown) => sum + hitsOf(thrown), 0) / SEEDS;
  const variance = chances.reduce((sum, chance, hits) => sum + chance * (hits - expected(chances)) ** 2, 0);
  expect(Math.abs(mean - expected(chances))).toBeLessThan(4 * Math.sqrt(variance / SEEDS) + 1e-9);
};

describe.each(['splendid', 'great', 'glorious'] as const)('%s', (id) => {
  test.each(CASES[id].map((position, i) => [i, position] as const))('clash %i is what is fought', (_i, position) => {
    const met = metIn(id, position);
    const clash = clashOf(met.match, 'S1', 'N1', met.charge.to)!;
    const throws = Array.from({ length: SEEDS }, (_, seed) => foughtIn(id, met, seed)).flat();
    holds(
      clash.own,
      throws.filter((thrown) => thrown['unit'] === 'S1'),
    );
    holds(
      clash.theirs,
      throws.filter((thrown) => thrown['unit'] === 'N1'),
    );
    expect(clash.own.cast.count).toBeGreaterThan(0);
  });

  test('who is outflanked and who throws again is said', () => {
    const clashes = CASES[id].map((position) => {
      const { match, charge } = metIn(id, position);
      return clashOf(match, 'S1', 'N1', charge.to)!;
    });
    expect(clashes.map(({ own }) => own.outflanks)).toEqual(CASES[id].map(({ units }) => units[1]!['heading'] === 0));
    expect(clashes.map(({ own }) => own.again)).toEqual(AGAIN[id]);
    expect(clashes.some(({ theirs }) => theirs.outflanks || theirs.again)).toBe(false);
  });

  test('without contact there is no clash, and the match is left as it was', () => {
    const { match } = metIn(id, CASES[id][0]!);
    const before = JSON.stringify(match.state);
    expect(clashOf(match, 'S1', 'N1')).toBeUndefined();
    expect(meleeOf(match, 'S1')).toEqual([]);
    expect(JSON.stringify(match.state)).toBe(before);
  });
});

/** How often a charge gets home when it is really made, nobody reacting. */
const homeIn = (match: TabletopMatch, choices: readonly Choice[], times: number): number => {
  let home = 0;
  for (let seed = 0; seed < times; seed++) {
    const trial = fork(match, seed);
    for (const choice of choices) answer(trial, choice);
    for (let i = 0; i < 4; i++) {
      const pass = trial.decision?.options.find((option) => option.do === 'pass');
      if (pass) answer(trial, pass);
    }
    const [one, two] = [findUnit(trial, 'S1') as Placed, findUnit(trial, 'N1') as Placed];
    if (one.place && two.place && areInContact(trial, one, two)) home++;
  }
  return home / times;
};

/** With the unit chosen, before its order. */
const chosen = (match: TabletopMatch, choice: Choice): TabletopMatch => {
  const trial = fork(match, 1);
  answer(trial, choice);
  return trial;
};

describe('charges', () => {
  const far = (id: MeasuredId, charger: Given, target: Given, y: number): TabletopMatch =>
    placed(id, facing(charger, { ...target, y }));

  test.each([
    ['splendid', { type: 'M', layout: 'XXX' }, { type: 'M', layout: 'XXX' }, 26000, 1],
    ['splendid', { type: 'M', layout: 'XXX' }, { type: 'M', layout: 'XXX' }, 44000, 2],
    ['great', { type: 'heavy horse' }, { type: 'heavy foot arms' }, 26000, 1],
  ] as const)('%s: %j', (id, charger, target, y, tests) => {
    const match = far(id, charger, target, y);
    const charges = query(match, findUnit(match, 'S1') as Placed, 'charges') as ChargeChance[];
    const choices: Choice[] = [{ do: 'choose', unit: 'S1' } as Choice, charges[0]!.charge];
    expect(refusal(match, choices[0]!)).toBeUndefined();
    const odds = chargeOddsOf(chosen(match, choices[0]!), choices[1]!, 'S1', 'N1');
    expect(odds.tests).toHaveLength(tests);
    expect(odds.home).toBeGreaterThan(0);
    expect(odds.home).toBeLessThan(1);
    expect(odds.clash?.own.cast.count).toBeGreaterThan(0);
    expect(Math.abs(homeIn(match, choices, 300) - odds.home)).toBeLessThan(0.1);
  });

  test('in command and near it is certain', () => {
    const match = placed(
      'splendid',
      facing({ type: 'M', layout: 'XXX' }, { type: 'M', layout: 'XXX', y: 26000 }, [
        { id: 'S2', type: 'Cmd', layout: 'C', x: 30000, y: 16000 },
      ]),
    );
    const choices = [{ do: 'choose', unit: 'S1' } as Choice, { do: 'charge', target: 'N1' } as Choice];
    expect(chargeOddsOf(chosen(match, choices[0]!), choices[1]!, 'S1', 'N1')).toMatchObject({ home: 1, tests: [] });
  });
});
