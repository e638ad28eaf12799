/** How the measured games tell a phase. */
import type { Event } from '@five-victories/engine';
import type { ManoeuvreTold } from '@five-victories/engine/manoeuvre';
import { nameOf, type TabletopMatch, type TabletopTold } from '@five-victories/engine/tabletop';
import { englishOf } from '@five-victories/words/en/measured';
import type { Voice } from '../chronicle.js';

type Told = TabletopTold & ManoeuvreTold;
type Of<K extends keyof Told> = Event & Told[K];
const is = <K extends keyof Told>(event: Event, kind: K): event is Of<K> => event.event === kind;

const WAY = { front: '', left: ' left', right: ' right', rear: ' back' } as const;
const FORMED: Readonly<Record<Told['formed']['formation'], string>> = {
  line: 'into line',
  block: 'into block',
  defensiveBlock: 'into a defensive block',
  openOrder: 'into open order',
  skirmishLine: 'into skirmish line',
  roadColumn: 'into column',
  bentLine: 'into a bent line',
  bentOpenOrder: 'into bent open order',
  bentSkirmishLine: 'into a bent skirmish line',
  bentRoadColumn: 'into a bent column',
  mass: 'into mass',
  battle: 'into a Battle',
};
const DONE: Readonly<Record<string, string>> = {
  facedAbout: 'about',
  mounted: 'mounted up',
  dismounted: 'dismounted',
  limbered: 'limbered up',
  unlimbered: 'unlimbered',
};
const PACKED: Readonly<Record<string, string>> = { limbered: 'packed up', unlimbered: 'unpacked' };

/** Smaller turns are nothing to tell. */
const TURN = 150;

/** About whole inches or centimetres, and which way: a record knows better. */
const step = ({ rules }: TabletopMatch, event: Event): string | undefined => {
  if (is(event, 'moved'))
    return `${Math.max(1, Math.round(event.by / 1000))}${rules.words.measure}${WAY[event.towards]}`;
  if (is(event, 'turned'))
    return Math.abs(event.turn) < TURN ? undefined : `turned ${event.turn < 0 ? 'left' : 'right'}`;
  if (is(event, 'formed')) return FORMED[event.formation];
  return (rules.words.limbered === 'packed' ? PACKED[event.event] : undefined) ?? DONE[event.event];
};

/** Who has had his turn, which markers come off: no story. */
const BOOKS = ['acted', 'done', 'goesOn', 'redMarkersOff', 'unmarked', 'combat'];

/** The way to a fight; the fight is the story. */
const MARCHED: ReadonlySet<string> = new Set(['moved', 'turned', 'setDown', 'pivoted']);

export const tabletopVoice: Voice<TabletopMatch> = {
  report: (match, event) => englishOf(match.rules).report(match, event),
  nameOf,
  isOpeningHit: (_match, event) => is(event, 'hits') && event.cause === 'press',
  lost: new Set(['routed', 'retired', 'overrun', 'commandRemoved']),
  beforeFights: new Set(['joined', 'heldBack']),
  quiet: new Set([...MARCHED, ...BOOKS, 'formed', ...Object.keys(DONE)]),
  step,
  isAside: (_match, event) =>
    MARCHED.has(event.event) ||
    event.event === 'combat' ||
    (is(event, 'allocated') && event.shares.length < 2) ||
    (is(event, 'reacted') && event.how === 'fire'),
};
