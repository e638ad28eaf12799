/** Was aus einem Befehl wird, bevor ein Würfel fällt. */
import type { EVENTS, HitCause, PinCause, ReactionKind, RetireCause, RoutCause } from '@five-victories/engine/zonal';
import type { Foretold, ZonalUntold } from '../../foretold.js';
import { EINHEIT, TREFFER } from '../facts.js';
import { can, will } from '../number.js';
import { WOHER } from './events.js';
import type { witness, WitnessedFacts } from './witness.js';

const GEHT: Readonly<Record<RetireCause, (into: string) => string>> = {
  recoil: (into) => `vor dem Angriff ${into} zurückweichen`,
  flee: (into) => `aufprotzen und ${into} fliehen`,
  shift: (into) => `hinter der Linie ${into} marschieren`,
  leave: (into) => `${into} zurückgehen`,
};

const FLIEHT: Readonly<Record<Exclude<RoutCause, 'withdrawn'>, string>> = {
  overrun: 'verloren gehen',
  allLost: 'mit dem letzten Stand verloren gehen',
  oneLeft: 'fliehen: Nur ein Stand ist übrig',
  shapeLost: 'fliehen: Die Reihen sind zu zerrissen',
  swept: 'fliehen, mitgerissen vom eigenen Heer',
};

/** Undefined, wo der Weg es sagt. */
const REAGIERT: Readonly<Record<ReactionKind, ((target: string) => string) | undefined>> = {
  counterCharge: (target) => `einen Gegenangriff auf ${target} reiten`,
  recoil: undefined,
  fire: (target) => `standhalten und auf ${target} schießen`,
  hastyDefence: (target) => `in Eile gegen ${target} aufschließen`,
  evade: undefined,
  flee: undefined,
  intercept: undefined,
  support: (target) => `Unterstützungsfeuer auf ${target} geben`,
};

const GEBUNDEN: Readonly<Record<PinCause, (target: string) => string>> = {
  mounted: (target) => `${target}, in Berührung damit, ist beritten`,
  surrounded: () => 'Alle vier Seiten sind besetzt',
  nobodyLeft: () => 'Zu Beginn der Phase war es im Kampf, und niemand ist mehr da, um sich davon zu lösen',
};

const hits = ({ cause, unit, hits: count }: WitnessedFacts<(typeof EVENTS)['hits']>): string => {
  const where = WOHER[cause satisfies HitCause];
  return `${will(unit)} ${count.of(TREFFER, 'accusative')} erhalten${where ? where(count.n) : ''}.`;
};

export const foretold: Foretold<typeof EVENTS, typeof witness, ZonalUntold> = {
  hits,
  removed: ({ unit, stands }) => `${will(unit)} ${stands} verlieren.`,
  routed: ({ cause, unit }) => (cause === 'withdrawn' ? undefined : `${will(unit)} ${FLIEHT[cause]}.`),
  retired: ({ cause, unit, to }) => `${will(unit)} ${GEHT[cause](to.into)}.`,
  moved: ({ unit, to, advance }) => `${will(unit)} ${to.into} ${advance ? 'vorrücken' : 'marschieren'}.`,
  entered: ({ unit, to, formation }) => `${will(unit)} aus der Reserve ${to.into} vorrücken (${formation}).`,
  turned: ({ unit, facing }) => `${will(unit)} sich nach ${facing} wenden.`,
  formed: ({ unit, formation, layout, facing }) =>
    `${will(unit)} ${formation} bilden (${layout})${facing === undefined ? '' : `, Blick nach ${facing}`}.`,
  mounted: ({ unit }) => `${will(unit)} aufsitzen.`,
  dismounted: ({ unit }) => `${will(unit)} absitzen.`,
  stakesDeployed: ({ unit }) => `${will(unit)} Pfähle einschlagen.`,
  stakesLost: ({ unit }) => `${will(unit)} die Pfähle zurücklassen.`,
  disengaged: ({ unit }) => `${will(unit)} sich vom Feind lösen.`,
  pinned: ({ cause, unit, target = '' }) => `${can(unit)} nichts tun: ${GEBUNDEN[cause](target)}.`,
  engages: ({ unit, target, face = 'eine Flanke' }) => `${will(unit)} auf ${target} losgehen (${face}).`,
  reacts: ({ unit, target, reaction, prepared }) => {
    const deed = prepared ? `in Abwehrformation gegen ${target} bereitstehen` : REAGIERT[reaction]?.(target);
    return deed && `${will(unit)} ${deed}.`;
  },
  intercepts: ({ unit, target }) => `${will(unit)} versuchen, ${target} abzufangen.`,
  pulledUp: ({ cause, unit }) => `${will(unit)} kurz davor anhalten${cause === 'disorder' ? ', verwirrt' : ''}.`,
  evaded: ({ unit, target }) => `${will(unit)} ${target} entschlüpfen.`,
  overrun: ({ unit, target }) => `${will(unit)} ${target} überrennen.`,
  rallied: ({ unit }) => `${will(unit)} die Pferde zügeln und sich sammeln.`,
  contact: ({ unit, target, face }) => `${will(unit)} auf ${target} treffen (${face}).`,
  contactBroken: ({ unit, target }) => `${unit} und ${target} werden sich trennen.`,
  commanderRemoved: ({ side, tally }) =>
    `Nach der Flucht von ${tally.of(EINHEIT, 'dative')} (${side.army}) wird ${side.leader} vom Feld gerissen.`,
  generalRetreat: ({ side, on, off }) =>
    `Es folgt der allgemeine Rückzug von ${side.army}: fort oder in Reserve ${off.figure}, auf dem Feld ${on.figure}.`,
  broken: ({ side, tally }) =>
    `Es folgt der Zusammenbruch von ${side.army} nach der Flucht von ${tally.of(EINHEIT, 'dative')}.`,
};
