/** Treffer, Verluste und das Ende. */
import type { BreakCause, EndCause, HitCause, RoutCause, TABLETOP_EVENTS } from '@five-victories/engine/tabletop';
import { capital } from '../../language.js';
import { TREFFER } from '../facts.js';
import { did, past } from '../number.js';
import type { WitnessedFacts } from './witness.js';

type Facts<E extends keyof typeof TABLETOP_EVENTS> = WitnessedFacts<(typeof TABLETOP_EVENTS)[E]>;

/** Woher Treffer kamen; undefined, wo der Schuss oder der Hieb es sagt. */
export const WOHER: Readonly<Record<HitCause, string | undefined>> = {
  fire: undefined,
  attack: undefined,
  press: 'im Gedränge',
  clash: 'beim Zusammenprall',
  impact: 'von der Wucht des Angriffs',
  haste: 'beim eiligen Aufschließen',
  aboutFace: 'beim eiligen Kehrtmachen',
  recoil: 'beim Zurückweichen',
  breakAway: 'beim Lösen vom Feind',
  extension: 'auf den letzten Schritten zum Feind',
};

export const hits = ({ cause, unit, hits: count }: Facts<'hits'>): string | undefined =>
  WOHER[cause] && `${did(unit, 'erhielt')} ${count.of(TREFFER, 'accusative')} ${WOHER[cause]}.`;

/** Undefined, wo ein anderes Ereignis es schon gesagt hat. */
const VERLOREN: Readonly<Record<RoutCause, ((facts: Facts<'routed'>) => string) | undefined>> = {
  retired: undefined,
  overrun: undefined,
  lostHeart: undefined,
  riddenDown: () => 'wurde auf dem Marsch überrannt',
  strengthGone: () => 'floh, am Ende der Kräfte',
  allLost: ({ base }) => `floh: ${capital(base)} war verloren`,
  fell: () => 'fiel',
  gunLost: () => 'ging verloren',
  contactLost: () => 'floh: Was übrig war, konnte den Kampf nicht halten',
  tooFew: () => 'floh, zu wenige für einen weiteren Kampf',
  offTable: () => 'verließ den Tisch für immer',
  noShape: () => 'floh, die Reihen zu zerrissen für eine Formation',
  cutDown: ({ base }) => `wurde niedergemacht, bis auch ${base} gefallen war`,
  outflanked: () => 'ging verloren, in der Flanke gefasst',
  brokeUp: () => 'löste sich auf, zu schwach, um zusammenzuhalten',
  leftWith: ({ aboard }) => `zog mit ${aboard} ab`,
  lostWith: ({ aboard }) => `ging mit ${aboard} verloren`,
  fellInRanks: ({ aboard }) => `fiel in den Reihen von ${aboard}`,
};

export const routed = (facts: Facts<'routed'>): string | undefined => {
  const { cause, unit, outflanked } = facts;
  const how = VERLOREN[cause]?.(facts);
  return how && `${unit}${outflanked && cause !== 'outflanked' ? ', in der Flanke gefasst,' : ''} ${past(unit, how)}.`;
};

const ZUSAMMENBRUCH: Readonly<Record<BreakCause, (facts: Facts<'broken'>) => string>> = {
  losses: ({ side, tally, breakpoint }) =>
    `Zusammenbruch von ${side} nach dem Verlust von ${tally.words('dative')}; der Bruchpunkt lag bei ${breakpoint}.`,
  nobodyLeft: ({ side }) => `Von ${side} stand niemand mehr auf dem Feld.`,
};
export const broken = (facts: Facts<'broken'>): string => ZUSAMMENBRUCH[facts.cause](facts);

const AUSGANG: Readonly<Record<EndCause, (facts: Facts<'outcome'>) => string>> = {
  points: ({ score }) => `Punkte für die Ziele ${score}`,
  losses: ({ score, counted }) => `${counted} ${score}`,
  chiefLost: () => 'Der Feind hatte seinen Oberbefehlshaber verloren',
  nobodyLeft: () => 'Der Feind hatte niemanden mehr auf dem Feld',
  bothChiefsLost: () => 'Beide Oberbefehlshaber waren verloren',
};
export const outcome = (facts: Facts<'outcome'>): string =>
  `${facts.result}${facts.winner ? ` für ${facts.winner}` : ''}: ${AUSGANG[facts.cause](facts)}.`;
