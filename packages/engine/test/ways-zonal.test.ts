/** What a way to a zone promises in Fine and Major, against all that a unit could do, in matches played by chance. */
import { describe, expect, test } from 'vitest';
import { answer, below, fork, openMatch, refusal, streamOf, type Choice, type Fault } from '../src/kernel/index.js';
import { fineEdition, majorEdition } from '../src/index.js';
import { findUnit, wayToZone, type UnitId, type Zone, type ZonalMatch } from '../src/zonal/index.js';

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
