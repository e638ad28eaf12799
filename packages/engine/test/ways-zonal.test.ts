/** What a way to a zone promises in Fine and Major, against all that a unit could do, in matches played by chance. */
import { describe, expect, test } from 'vitest';
import { answer, below, fork, openMatch, refusal, streamOf, type Choice, type Fault } from '../src/kernel/index.js';
import { fineEdition, majorEdition } from '../src/index.js';
import { FACINGS, findUnit, wayToZone, type UnitId, type Zone, type ZonalMatch } from '../src/zonal/index.js';

const begun = (game: typeof fineEdition, seed: number): ZonalMatch => {
  const faults: Fault[] = [];
  const armies = { south: game.armies[seed % 3]!, north: game.armies[(seed + 1) % 3]! };
  const scenario = game.scenarios[seed % game.scenarios.length]!;
  const match = openMatch(game, { armies, options: scenario.options }, { seed }, '', faults);
  if (!match) throw new Error(JSON.stringify(faults));
  return match;
};

const after = (match: ZonalMatch, choice: Choice): ZonalMatch => {
  const copy = fork(match, 1);
  answer(copy, choice);
  return copy;
};

const isAsked = (match: ZonalMatch): boolean => ['order', 'action'].includes(match.decision?.kind ?? '');

/** All zones it comes to by turning and moving, as long as nobody reacts. */
const reached = (match: ZonalMatch, unit: UnitId): Set<Zone> => {
  const zones = new Set<Zone>([findUnit(match, unit)!.zone]);
  if (!isAsked(match)) return zones;
  for (const option of match.decision!.options)
    if (option.do === 'move' || option.do === 'turn')
      for (const zone of reached(after(match, option), unit)) zones.add(zone);
  return zones;
};

/** Said one after the other; false: somebody was asked something else on the way. */
const said = (given: ZonalMatch, answers: readonly Choice[], unit: UnitId): ZonalMatch | undefined => {
  let match = given;
  for (const [i, choice] of answers.entries()) {
    if (i > 0 && !isAsked(match)) return undefined;
    expect(refusal(match, choice)).toBeUndefined();
    match = after(match, choice);
  }
  return findUnit(match, unit)!.zone === findUnit(given, unit)!.zone ? undefined : match;
};

describe.each([
  ['Fine', fineEdition],
  ['Major', majorEdition],
] as const)('%s', (_name, game) => {
  test('a way to a zone is found where there is one, and otherwise it is said why not', () => {
    const count = { one: 0, two: 0, reserve: 0, ended: 0 };
    const reasons = new Set<string>();
    for (let seed = 1; seed <= 12; seed++) {
      const match = begun(game, seed);
      const stream = streamOf(seed);
      for (let i = 0; i < 260 && match.decision; i++) {
        if (match.decision.kind === 'activity' && below(stream, 3) === 0)
          for (const unit of match.state.units.filter(({ side }) => side === match.state.acting)) {
            const chosen = { do: 'choose', unit: unit.id };
            const canAct = refusal(match, chosen) === undefined;
            const zones = canAct ? reached(after(match, chosen), unit.id) : new Set([unit.zone]);
            for (const zone of [...match.table.zones, ...match.table.reserves[unit.side].map((each) => each.zone)]) {
              if (zone === unit.zone) continue;
              const way = wayToZone(match, unit.id, zone);
              expect(way.answers.length > 0).toBe(way.refusal === undefined);
              if (way.refusal) reasons.add(way.refusal.id);
              if (way.refusal) expect(zones.has(zone)).toBe(false);
              const end = said(match, way.answers, unit.id);
              if (end) count.ended++;
              if (end) expect(findUnit(end, unit.id)!.zone).toBe(zone);
              if (way.actions === 1) count.one++;
              if (way.actions === 2) count.two++;
              if (way.answers.length > 0 && way.actions === 0) count.reserve++;
            }
          }
        const { options } = match.decision;
        answer(match, options[below(stream, options.length)]!);
      }
    }
    expect(count.one).toBeGreaterThan(50);
    expect(count.two).toBeGreaterThan(50);
    expect(count.reserve).toBeGreaterThan(5);
    expect(count.ended).toBeGreaterThan(100);
    expect([...reasons]).toEqual(expect.arrayContaining(['tooManyActions', 'defensiveCannotTurn', 'entersElsewhere']));
  });
});

test.each([
  ['Fine', fineEdition],
  ['Major', majorEdition],
] as const)(
  '%s: a way that is to end with the front to an edge ends so, with as few actions as that takes',
  (_name, game) => {
    const count = { turned: 0, inPlace: 0, marched: 0 };
    for (let seed = 1; seed <= 6; seed++) {
      const match = begun(game, seed);
      const stream = streamOf(seed);
      for (let i = 0; i < 200 && match.decision; i++) {
        const units = match.decision.kind === 'activity' && below(stream, 4) === 0 ? match.state.units : [];
        for (const unit of units.filter(({ side, facing }) => side === match.state.acting && facing !== undefined))
          for (const zone of match.table.zones)
            for (const facing of FACINGS) {
              const way = wayToZone(match, unit.id, zone, facing);
              const isThere = unit.zone === zone && unit.facing === facing;
              expect(way.answers.length > 0).toBe(way.refusal === undefined && !isThere);
              const plain = wayToZone(match, unit.id, zone);
              if (way.actions > 0) expect(way.actions).toBeGreaterThanOrEqual(plain.actions);
              let end: ZonalMatch | undefined = way.answers.length > 0 ? match : undefined;
              for (const [at, choice] of way.answers.entries()) {
                if (end && at > 0 && !isAsked(end)) end = undefined;
                if (!end) break;
                expect(refusal(end, choice)).toBeUndefined();
                end = after(end, choice);
              }
              if (!end || end.decision?.kind === 'intercept') continue;
              expect(findUnit(end, unit.id)).toMatchObject({ zone, facing });
              count.turned++;
              if (unit.zone === zone) count.inPlace++;
              else if (way.actions > plain.actions) count.marched++;
            }
        const { options } = match.decision;
        answer(match, options[below(stream, options.length)]!);
      }
    }
    expect(count.turned).toBeGreaterThan(100);
    expect(count.inPlace).toBeGreaterThan(30);
    expect(count.marched).toBeGreaterThan(0);
  },
);
