/** How the measured games show a match. */
import { both } from '@five-victories/engine';
import { armyName, breakpoint, report, type TabletopMatch, type Unit } from '@five-victories/engine/tabletop';
import { linesOf, routsOf } from '../chronicle.js';
import type { Listed, Show } from '../game.js';
import { counted, standsText } from '../stands.js';
import { keyOf } from './key.js';
import { legendOf, planOf } from './plan.js';
import { tabletopVoice } from './voice.js';

const listed = (match: TabletopMatch, unit: Unit): Listed => {
  const { name, range } = match.rules.types[unit.type]!;
  const quality = match.state.options.unitQuality !== 'off' && unit.quality !== 'regular' ? `, ${unit.quality}` : '';
  return {
    strength: range === undefined ? standsText(unit.stands) : '★',
    name: `${unit.name}${quality}`,
    type: name,
    carried: unit.lances ? ['lances'] : [],
  };
};

const routedOf = ({ state }: TabletopMatch, side: Unit['side']): number =>
  state.units.filter((unit) => unit.side === side && unit.routed).length;

export const tabletopShow: Show<TabletopMatch> = {
  legend: legendOf,
  plan: (match, columns, ink) => [...planOf(match, columns, ink), ...keyOf(match, columns, ink)],
  leaderOf: ({ state, rules }, side) =>
    state.units.find((unit) => unit.side === side && rules.types[unit.type]!.chief)?.name ?? 'nobody',
  roster: (match, side) => match.state.units.filter((unit) => unit.side === side).map((unit) => listed(match, unit)),
  armyName,
  report,
  lines: (match, phase, events) => linesOf(tabletopVoice, match, phase, events),
  routs: (match, events) => routsOf(tabletopVoice, match, events),
  count: (match) =>
    both((side) => {
      const { size, tally } = match.state.sides[side];
      return { stands: size - tally, routed: routedOf(match, side) };
    }),
  holdings: ({ state }, side) => {
    const { size, tally } = state.sides[side];
    return `breaks above ${breakpoint(size)} lost: ${tally} so far`;
  },
  ending: (match, side, most) => {
    const { size, tally } = match.state.sides[side];
    return `${tally} of ${most} ${match.rules.words.counted} lost (breaks above ${breakpoint(size)}), ${counted(routedOf(match, side), 'unit')} gone`;
  },
};
