/** How the zone games show a match. */
import { both } from '@five-victories/engine';
import {
  armyName,
  breakpoint,
  sizeOf,
  uncontestedZones,
  type Unit,
  type ZonalMatch,
} from '@five-victories/engine/zonal';
import { englishZonal } from '@five-victories/words/en/zonal';
import { linesOf, routsOf } from '../chronicle.js';
import type { Listed, Show } from '../game.js';
import { shortNames } from '../short-names.js';
import { counted } from '../stands.js';
import { legendOf, planOf, strengthOf } from './plan.js';
import { zonalVoice } from './voice.js';

const listed = (match: ZonalMatch, unit: Unit): Listed => ({
  strength: strengthOf(unit),
  name: `${unit.name}${unit.quality === 'seasoned' ? '' : `, ${unit.quality}`}`,
  type: match.rules.types[unit.type]!.name,
  carried: [
    ...(unit.weapon === undefined || unit.weapon === 'hand' ? [] : [unit.weapon]),
    ...(unit.spears ? ['spears'] : []),
  ],
});

export const zonalShow: Show<ZonalMatch> = {
  legend: ({ rules }) => legendOf(rules),
  plan: (match, columns, ink) => planOf(match, shortNames(match), columns, ink),
  leaderOf: ({ state }, side) => state.sides[side].leader,
  roster: (match, side) => match.state.units.filter((unit) => unit.side === side).map((unit) => listed(match, unit)),
  armyName,
  report: englishZonal.report,
  lines: (match, phase, events) => linesOf(zonalVoice, match, phase, events),
  routs: (match, events) => routsOf(zonalVoice, match, events),
  count: ({ state: { units, sides } }) =>
    both((side) => ({
      stands: units.reduce((sum, unit) => sum + (unit.side === side && unit.zone !== 'routed' ? sizeOf(unit) : 0), 0),
      routed: sides[side].tally,
    })),
  counted: () => 'stand',
  holdings: (match, side) => {
    const { tally, counted: all } = match.state.sides[side];
    const held = counted(uncontestedZones(match, side).length, 'zone');
    return `${held}, breaks at ${breakpoint(all)}: ${tally} so far`;
  },
  ending: (match, side, most) => {
    const { tally, counted: all } = match.state.sides[side];
    const { stands } = zonalShow.count(match)[side];
    const zones = uncontestedZones(match, side).length;
    return `${tally} of ${all} units routed, ${stands} of ${most} stands left, ${zones} ${zones === 1 ? 'zone' : 'zones'} held`;
  },
};
