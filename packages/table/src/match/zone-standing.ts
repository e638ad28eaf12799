/** How a match of a zone game stands, as the table asks it. */
import {
  goalsOf,
  lossesOf,
  outcomeNow,
  stakesOf,
  strengthOf,
  THROWN_TO_HIT,
  uncontestedZones,
  type ZonalMatch,
} from '@five-victories/engine/zonal';
import { t } from '../app/settings.js';
import { zoneTitle } from '../words/names.js';
import type { StandingAsked } from './book.js';

export const zoneStanding: StandingAsked<ZonalMatch> = {
  lossesOf,
  stakesOf,
  goalsOf,
  goalName: (match, goal) => ('zone' in goal ? zoneTitle(t(), match, goal.zone) : goal.name),
  zonesHeld: (match, side) => uncontestedZones(match, side).length,
  outcomeNow,
  strengthOf,
  thrownToHit: THROWN_TO_HIT,
};
