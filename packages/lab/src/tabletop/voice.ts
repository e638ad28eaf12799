/** How the measured games tell a phase. */
import type { Event } from '@five-victories/engine';
import { degreeText, inchText, nameOf, report, type TabletopMatch, type Told } from '@five-victories/engine/tabletop';
import type { Voice } from '../chronicle.js';

type Of<K extends keyof Told> = Event & Told[K];
const is = <K extends keyof Told>(event: Event, kind: K): event is Of<K> => event.event === kind;

const WAY = { front: '', left: ' left', right: ' right', rear: ' back' } as const;
const FORMED: Readonly<Record<Told['formed']['formation'], string>> = {
  line: 'into line',
  block: 'into block',
  defensiveBlock: 'into a defensive block',
  openOrder: 'into open order',
  roadColumn: 'into column',
  bentLine: 'into a bent line',
  bentOpenOrder: 'into bent open order',
  bentRoadColumn: 'into a bent column',
};
const DONE: Readonly<Record<string, string>> = {
  facedAbout: 'about',
  mounted: 'mounted up',
  dismounted: 'dismounted',
  limbered: 'limbered up',
  unlimbered: 'unlimbered',
};

/** Inches and degrees as orders are given at a table: `wheeled 30° left, 4"`. */
const step = (_match: TabletopMatch, event: Event): string | undefined => {
  if (is(event, 'moved')) return `${inchText(event.by)}"${WAY[event.towards]}`;
  if (is(event, 'turned')) return `turned ${degreeText(Math.abs(event.turn))}° ${event.turn < 0 ? 'left' : 'right'}`;
  if (is(event, 'formed')) return FORMED[event.formation];
  return DONE[event.event];
};

export const tabletopVoice: Voice<TabletopMatch> = {
  report,
  nameOf,
  openingHit: ({ rules }) => rules.cite.openingHit,
  lost: new Set(['routed', 'retired', 'overrun', 'commandRemoved']),
  beforeFights: new Set(['joined', 'heldBack']),
  quiet: new Set(['moved', 'turned', 'formed', 'setDown', 'pivoted', ...Object.keys(DONE)]),
  step,
  isAside: (_match, event) =>
    is(event, 'setDown') || is(event, 'pivoted') || (is(event, 'reacted') && event.how === 'fire'),
};
