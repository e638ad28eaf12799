/** How the zone games tell a phase. */
import type { Event } from '@five-victories/engine';
import { nameOf, zoneName, type Told, type ZonalMatch } from '@five-victories/engine/zonal';
import { englishZonal } from '@five-victories/words/en/zonal';
import type { Voice } from '../chronicle.js';

type Of<K extends keyof Told> = Event & Told[K];
const is = <K extends keyof Told>(event: Event, kind: K): event is Of<K> => event.event === kind;

const sharesOf = ({ stands }: Told['allocated']): number =>
  Object.values(stands).filter((letters) => letters !== '').length;

const FORMED = { attack: 're-formed to attack', open: 'into open order', defensive: 'into a defensive formation' };

const step = (match: ZonalMatch, event: Event): string | undefined => {
  if (is(event, 'moved')) return `to ${zoneName(match, event.to)}`;
  if (is(event, 'entered')) return `up from the reserve to ${zoneName(match, event.to)}`;
  if (is(event, 'retired')) return `back to ${zoneName(match, event.to)}`;
  if (is(event, 'turned')) return `turned ${event.facing}`;
  if (is(event, 'formed')) return FORMED[event.formation];
  if (is(event, 'mounted')) return 'mounted up';
  return is(event, 'dismounted') ? 'dismounted' : undefined;
};

export const zonalVoice: Voice<ZonalMatch> = {
  report: englishZonal.report,
  nameOf,
  isOpeningHit: (_match, event) => is(event, 'hits') && event.cause === 'press',
  lost: new Set(['routed', 'withdrawn']),
  beforeFights: new Set(),
  quiet: new Set([
    'moves',
    'moved',
    'turned',
    'formed',
    'entered',
    'mounted',
    'dismounted',
    'leaves',
    'retired',
    'rallied',
    'markersOff',
    'rebased',
  ]),
  step,
  isAside: (_match, event) =>
    is(event, 'contactBroken') ||
    (is(event, 'allocated') && sharesOf(event) < 2) ||
    (is(event, 'turned') && event.cause !== 'action') ||
    (is(event, 'reacts') && (event.reaction === 'fire' || event.reaction === 'support')),
};
