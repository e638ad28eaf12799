/** Where a match of a zone game stands. */
import type { Side } from '@five-victories/engine';
import {
  armOf,
  goalsOf,
  isDeployed,
  lossesOf,
  outcomeNow,
  stakesOf,
  strengthOf,
  uncontestedZones,
  type ZonalMatch,
} from '@five-victories/engine/zonal';
import { factsBy, type Facts } from '../chances/facts.js';
import type { Left } from '../bot.js';
import { plainWorth as worth } from './worth.js';

/** Whoever has more counted units off the table than on it has lost. */
const offTable = (match: ZonalMatch, side: Side): number => {
  const { tally, counted } = match.state.sides[side];
  const waiting = match.state.units.filter(
    (unit) => unit.side === side && unit.zone !== 'routed' && armOf(match, unit) !== 'artillery' && !isDeployed(unit),
  );
  return (tally + waiting.length) / Math.max(1, counted);
};

export const facts = (match: ZonalMatch): Facts =>
  factsBy(
    {
      lossesOf,
      stakesOf,
      goalsOf,
      strengthOf,
      outcomeNow,
      worth,
      zonesHeld: (of, side) => uncontestedZones(of, side).length,
      offTable,
    },
    match,
  );

export const strengths = (match: ZonalMatch): readonly Left[] =>
  match.state.units.map((unit) => ({ unit: unit.id, side: unit.side, left: strengthOf(match, unit).afterHits }));
