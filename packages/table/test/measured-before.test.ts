/** Before a measured match is set up: options under which armies may meet, armies by throws, riders on foot. */
import { describe, expect, test } from 'vitest';
import { answer, begin, refusal, seededDice, type Fault } from '@five-victories/engine/kernel';
import type { ManoeuvreEdition, ManoeuvreMatch } from '@five-victories/engine/manoeuvre';
import { askedIn } from '../src/measured/decisions.js';
import { dismountOf, ridersIn } from '../src/measured/before/dismount-draft.js';
import {
  draftFrom,
  faultsIn,
  fieldedOf,
  musterOf,
  proposalsIn,
  typesThrown,
} from '../src/measured/before/muster-draft.js';
import { armyFaults, changesIn, fitted } from '../src/measured/armies/fitting.js';
import { PRESET_ARMIES } from '../src/measured/armies/presets.js';
import { measuredEditionOf } from '../src/measured/editions.js';
import { replacedIn, toggledIn } from '../src/measured/lists.js';
import type { ManoeuvreDesk as Desk } from '../src/measured/maker.js';
import { MEASURED_GAMES } from '../src/match/game-ids.js';

const opened = (edition: ManoeuvreEdition, begun: unknown, seed = 1): ManoeuvreMatch => {
  const faults: Fault[] = [];
  const match = edition.open(begun, seededDice(seed), 'match', faults);
  if (!match) throw new Error(JSON.stringify(faults));
  begin(match);
  return match;
};
const deskOf = (match: ManoeuvreMatch): Desk => ({
  match,
  before: [],
  asked: askedIn(match)!,
  unit: undefined,
  grain: 30,
});

describe.each(MEASURED_GAMES)('%s', (id) => {
  const edition = measuredEditionOf(id);
  const armies = [...edition.armies, ...Object.values(PRESET_ARMIES[id] ?? {})];

  test('any two ready-made armies may meet, with options changed no more than it takes', () => {
    for (const south of armies)
      for (const north of armies) {
        const options = fitted(edition, {}, { south, north });
        expect(armyFaults(edition, options, 'south', south)).toEqual([]);
        expect(armyFaults(edition, options, 'north', north)).toEqual([]);
        const fault = armyFaults(edition, {}, 'south', south).length + armyFaults(edition, {}, 'north', north).length;
        if (fault === 0) expect(options).toEqual({});
      }
  });

  test('the armies of every scenario meet under its own options', () => {
    for (const { south, north, options } of edition.scenarios) {
      const both = {
        south: edition.armies.find((army) => army.id === south)!,
        north: edition.armies.find((army) => army.id === north)!,
      };
      expect(changesIn(options, fitted(edition, options, both))).toEqual([]);
    }
  });
});

describe('armies by throws', () => {
  const edition = measuredEditionOf('splendid');
  const bare = { south: { name: 'Red', units: [] }, north: { name: 'Blue', units: [] } };
  const begunBy = (seed: number): ManoeuvreMatch =>
    opened(edition, { armies: bare, options: { armySource: 'generated', armyThrows: 12 } }, seed);
  const mustering = (seed: number): Desk => {
    const match = begunBy(seed);
    while (match.decision?.kind === 'generate') answer(match, match.decision.options[0]!);
    expect(match.decision?.kind).toBe('muster');
    return deskOf(match);
  };

  test('the first draft and every proposal are accepted, for both sides', () => {
    for (const seed of [1, 2, 3]) {
      const desk = mustering(seed);
      for (const proposal of proposalsIn(desk)) {
        const draft = draftFrom(desk, proposal);
        expect(draft).toHaveLength(typesThrown(desk).length);
        expect(fieldedOf(draft)).toHaveLength(proposal.units.length);
        expect(refusal(desk.match, musterOf(draft))).toBeUndefined();
        expect(faultsIn(desk, draft)).toEqual([]);
      }
      answer(desk.match, musterOf(draftFrom(desk, proposalsIn(desk)[0])));
      const other = deskOf(desk.match);
      expect(refusal(other.match, musterOf(draftFrom(other, proposalsIn(other)[0])))).toBeUndefined();
    }
  });

  test('all that is wrong is told at once, and the engine refuses it', () => {
    const desk = mustering(1);
    let draft = draftFrom(desk, proposalsIn(desk)[0]);
    const [first, second] = draft.flatMap(({ on, unit }, i) => (on && (unit.stands?.length ?? 0) > 1 ? [i] : []));
    for (const i of [first!, second!])
      draft = replacedIn(draft, i, { ...draft[i]!, unit: { ...draft[i]!.unit, stands: 'Z' } });
    expect(faultsIn(desk, draft).length).toBeGreaterThanOrEqual(4);
    expect(refusal(desk.match, musterOf(draft))?.rule).toBe('SV-ARMY-02');
  });

  test('names are kept, and units left out stay out', () => {
    const desk = mustering(2);
    const draft = draftFrom(desk, proposalsIn(desk)[0]);
    const at = draft.findIndex(({ on }) => on);
    const named = replacedIn(draft, at, { ...draft[at]!, unit: { ...draft[at]!.unit, name: ' Bluecoats ' } });
    expect(musterOf(named).units[0]?.name).toBe('Bluecoats');
    const fewer = replacedIn(draft, at, { ...draft[at]!, on: false });
    expect(musterOf(fewer).units).toHaveLength(musterOf(draft).units.length - 1);
  });
});

describe('riders on foot', () => {
  const edition = measuredEditionOf('great');
  const [scenario] = edition.scenarios;
  const match = opened(edition, {
    armies: {
      south: edition.armies.find(({ id }) => id === scenario!.south),
      north: edition.armies.find(({ id }) => id === scenario!.north),
    },
    options: { ...scenario!.options, dismounting: true },
  });

  test('nobody at first, then whoever is ticked; the engine takes every such answer', () => {
    const desk = deskOf(match);
    expect(match.decision?.kind).toBe('dismount');
    expect(refusal(match, dismountOf([]))).toBeUndefined();
    for (const id of ridersIn(desk)) expect(refusal(match, dismountOf(toggledIn([], id)))).toBeUndefined();
    expect(ridersIn(desk).reduce((units, id) => toggledIn(units, id), ridersIn(desk))).toEqual([]);
  });
});
