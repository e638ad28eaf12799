/** How the measured games show a match. */
import { both, type AnyUnit } from '@five-victories/engine';
import { isManoeuvre } from '@five-victories/engine/manoeuvre';
import { armyName, breakpointOf, type TabletopMatch, type Unit } from '@five-victories/engine/tabletop';
import { englishOf } from '@five-victories/words/en/measured';
import { linesOf, routsOf } from '../chronicle.js';
import type { Listed, Show } from '../game.js';
import { counted } from '../stands.js';
import { keyOf, strengthText } from './key.js';
import { legendOf, planOf } from './plan.js';
import { tabletopVoice } from './voice.js';

const listed = (match: TabletopMatch, unit: AnyUnit): Listed => {
  const { name } = match.rules.types[unit.type]!;
  const usual =
    !isManoeuvre(match) || match.state.options.unitQuality === 'off' || unit.quality === match.rules.qualities[1];
  return {
    strength: strengthText(match, unit),
    name: `${unit.name}${usual ? '' : `, ${unit.quality}`}`,
    type: name,
    carried: [...(unit.lances ? ['lances'] : []), ...(unit.thrown ? ['thrown weapons'] : [])],
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
  report: (match, event) => englishOf(match.rules).report(match, event),
  lines: (match, phase, events) => linesOf(tabletopVoice, match, phase, events),
  routs: (match, events) => routsOf(tabletopVoice, match, events),
  count: (match) =>
    both((side) => {
      const { size, tally } = match.state.sides[side];
      return { stands: size - tally, routed: routedOf(match, side) };
    }),
  counted: ({ rules }) => rules.words.counted.replace(/s$/, ''),
  holdings: (match, side) => {
    const { tally } = match.state.sides[side];
    return `breaks above ${breakpointOf(match, side)} lost: ${tally} so far`;
  },
  ending: (match, side, most) => {
    const { tally } = match.state.sides[side];
    const gone = match.rules.strengthIn === 'points' ? '' : `, ${counted(routedOf(match, side), 'unit')} gone`;
    return `${tally} of ${most} ${match.rules.words.counted} lost (breaks above ${breakpointOf(match, side)})${gone}`;
  },
};
