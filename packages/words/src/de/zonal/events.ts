/** Der Schlachtbericht auf Deutsch: ein Satz für jedes Ereignis, das einen verdient. */
import type { EVENTS, HitCause, PinCause, RetireCause, RoutCause, TestCause } from '@five-victories/engine/zonal';
import { EINHEIT, inWords, TREFFER } from '../facts.js';
import { did, past } from '../number.js';
import { signed, thrown } from './throws.js';
import type { Witnessed, WitnessedFacts } from './witness.js';

const PHASEN: Readonly<Record<string, string>> = {
  setup: 'Die Heere stellten sich auf',
  initiative: 'die Initiative',
  firing: 'Feuer',
  melee: 'Handgemenge',
  losses: 'Verluste',
  victory: 'die Abrechnung',
};

/** Woher Treffer kamen; undefined, wo der Schuss oder der Angriff es sagt. */
export const WOHER: Readonly<Record<HitCause, ((n: number) => string) | undefined>> = {
  fire: undefined,
  attack: undefined,
  press: () => ' im Gedränge',
  clash: (n) => (n > 1 ? ' beim Herumschwenken' : ' beim Zusammenprall'),
  impact: () => ' von der Wucht des Anritts',
  lightImpact: () => ' vom leichten Anprall',
  missed: () => ', erschüttert nach einer Salve, die niemanden traf',
  haste: () => ' beim eiligen Aufschließen',
  pullUp: () => ' beim Anhalten',
  breakAway: () => ' beim Lösen vom Feind',
  stakes: () => ' an den Pfählen',
  disorder: () => ' in der Verwirrung',
};

const GING: Readonly<Record<RetireCause, (into: string) => string>> = {
  recoil: (into) => `wich vor dem Angriff ${into} zurück`,
  flee: (into) => `floh aufgeprotzt ${into}`,
  shift: (into) => `marschierte hinter der Linie ${into}`,
  leave: (into) => `ging ${into} zurück`,
};

const FLOH: Readonly<Record<Exclude<RoutCause, 'withdrawn' | 'overrun'>, string>> = {
  allLost: 'Der letzte Stand war verloren',
  oneLeft: 'Nur ein Stand war übrig',
  shapeLost: 'Die Reihen waren zu zerrissen',
  swept: 'Das eigene Heer riss es mit',
};

const routed = ({ cause, unit, zone }: WitnessedFacts<(typeof EVENTS)['routed']>): string | undefined => {
  if (cause === 'withdrawn') return undefined; // der Abzug sagt es
  return cause === 'overrun' ? `${did(unit, 'ging')} verloren.` : `${did(unit, 'floh')} ${zone.from}: ${FLOH[cause]}.`;
};

const REAGIERT = {
  counterCharge: 'ritt einen Gegenangriff auf',
  recoil: undefined,
  fire: 'schoss, ohne zu weichen, auf',
  hastyDefence: 'schloss in Eile auf gegen',
  evade: undefined,
  flee: undefined,
  intercept: undefined,
  support: 'gab Unterstützungsfeuer auf',
} as const;

/** Was gebraucht wurde, wo die Zahl allein es nicht sagt, und was daraus wurde. */
const PROBEN: Readonly<Record<TestCause, { needed?: string; passed: string; failed: string }>> = {
  engage: { passed: 'Es ging vor', failed: 'Es zögerte' },
  intercept: { passed: 'Der Weg war abgeschnitten', failed: 'zu spät' },
  dare: { needed: 'mindestens 4, um den Anprall zu wagen', passed: 'nicht gewagt', failed: 'gewagt' },
  prepare: {
    needed: 'höchstens 3, um bereit zu sein',
    passed: 'Die Formation war bereit',
    failed: 'Die Formation war nicht bereit',
  },
};

const tested = ({ cause, unit, die, need, needBy, passed }: WitnessedFacts<(typeof EVENTS)['tested']>): string => {
  const { needed, ...result } = PROBEN[cause];
  const number = need.n === 1 ? 'eine 1' : `höchstens ${need.figure}`;
  const wanted = needed ?? `${number}${needBy === undefined ? '' : ` (${needBy})`}`;
  return `${did(unit, 'warf')} ${die} und ${past(unit, 'brauchte')} ${wanted}: ${passed ? result.passed : result.failed}.`;
};

const GEBUNDEN: Readonly<Record<PinCause, (target: string) => string>> = {
  mounted: (target) => `${target}, in Berührung damit, war beritten`,
  surrounded: () => 'Alle vier Seiten waren besetzt',
  nobodyLeft: () => 'Zu Beginn der Phase war es im Kampf, und niemand war mehr da, um sich davon zu lösen',
};

type Ended = WitnessedFacts<(typeof EVENTS)['outcome']>;

const grund = ({ cause, loser, zones, points }: Ended): string => {
  const score = points ?? zones ?? { south: 0, north: 0 };
  switch (cause) {
    case 'retreat':
      return `allgemeiner Rückzug von ${loser?.army}`;
    case 'bothRetreat':
      return 'Beide Heere verließen das Feld';
    case 'brokenWins':
      return `Die Seite mit mehr ${points ? 'Punkten' : 'Zonen'} war zusammengebrochen`;
    case 'points':
      return `Punkte Süd ${score.south}, Nord ${score.north}`;
    case 'zones':
      return `gehaltene Zonen Süd ${score.south}, Nord ${score.north}`;
    default:
      return cause satisfies never;
  }
};

export const events: Witnessed<typeof EVENTS> = {
  phase: ({ phase, acting, turn }) => `Runde ${turn}: ${PHASEN[phase] ?? `Bewegung von ${acting.army}`}.`,
  initiative: ({ side }) => `Die Initiative fiel an ${side.army}.`,
  quality: ({ unit, quality }) => `${did(unit, 'erwies')} sich als ${quality}.`,
  placed: ({ unit, zone }) => `${did(unit, 'bezog')} ${zone.at} Stellung.`,
  setUpReturned: ({ side }) => `Die Aufstellung von ${side.army} ging zurück: Sie ist nicht mehr erlaubt.`,
  throw: thrown,
  hits: ({ cause, unit, hits }) => {
    const where = WOHER[cause];
    return where && `${did(unit, 'erhielt')} ${hits.of(TREFFER, 'accusative')}${where(hits.n)}.`;
  },
  fired: () => undefined,
  allocated: ({ unit, stands }) => `${did(unit, 'schickte')} ${stands}.`,
  attacked: ({ unit, target, hits, markers, modifiers }) => {
    if (hits.n === 0) return `${did(unit, 'konnte')} ${target} nichts anhaben.`;
    const scored = `${did(unit, 'erzielte')} ${hits.of(TREFFER, 'accusative')} gegen ${target}`;
    if (modifiers.length === 0) return `${scored}.`;
    const added = modifiers.map(({ by, text }) => `${signed(by)}, weil ${text}`);
    return `${scored}, ${added.join(', ')} = ${markers.n === 0 ? 'kein' : inWords(markers.n)} ${markers.n < 2 ? 'grüner' : 'grüne'} Marker.`;
  },
  removed: ({ unit, stands }) => `${did(unit, 'verlor')} ${stands}.`,
  routed,
  retired: ({ cause, unit, to }) => `${did(unit, GING[cause](to.into))}.`,
  withdrawn: ({ unit }) => `${did(unit, 'verließ')} auf Befehl die Schlacht.`,
  moves: () => undefined,
  moved: ({ unit, to, advance }) =>
    `${did(unit, advance ? 'rückte' : 'marschierte')} ${to.into}${advance ? ' vor' : ''}.`,
  entered: ({ unit, to, formation }) => `${did(unit, 'rückte')} aus der Reserve ${to.into} vor (${formation}).`,
  leaves: () => undefined,
  turned: ({ unit, facing }) => `${did(unit, 'wandte')} sich nach ${facing}.`,
  formed: ({ unit, formation, layout, facing }) =>
    `${did(unit, 'bildete')} ${formation} (${layout})${facing === undefined ? '' : `, Blick nach ${facing}`}.`,
  mounted: ({ unit }) => `${did(unit, 'saß')} auf.`,
  dismounted: ({ unit }) => `${did(unit, 'saß')} ab.`,
  commanderPlaced: ({ side, zone }) => `${side.leader} bezog ${zone.at} Stellung.`,
  testWaived: () => undefined,
  ends: ({ by, turn }) =>
    by === 'agreement' ? 'Beide Seiten kamen überein, die Schlacht zu beenden.' : `Runde ${turn} war die letzte.`,
  foughtOnFoot: ({ unit }) => `${did(unit, 'schickte')} die Pferde nach hinten, um zu Fuß zu kämpfen.`,
  stakesDeployed: ({ unit }) => `${did(unit, 'schlug')} Pfähle ein.`,
  stakesLost: ({ unit }) => `${did(unit, 'ließ')} die Pfähle zurück.`,
  disengaged: ({ unit }) => `${did(unit, 'löste')} sich vom Feind.`,
  pinned: ({ cause, unit, target = '' }) => `${did(unit, 'konnte')} nichts tun: ${GEBUNDEN[cause](target)}.`,
  engages: ({ unit, target, face = 'eine Flanke' }) => `${did(unit, 'ging')} auf ${target} los (${face}).`,
  tested,
  reacts: ({ unit, target, reaction, prepared }) => {
    const verb = prepared ? 'stand in Abwehrformation bereit gegen' : REAGIERT[reaction];
    return verb && `${did(unit, verb)} ${target}.`;
  },
  intercepts: ({ unit, target }) => `${did(unit, 'ritt')} los, um ${target} abzufangen.`,
  flinched: ({ unit, hits }) =>
    `${did(unit, 'zuckte')} unter ${hits.of(TREFFER, 'dative')} zurück und ${past(unit, 'hielt')} an.`,
  pulledUp: ({ cause, unit }) => `${did(unit, 'hielt')} kurz davor an${cause === 'disorder' ? ', verwirrt' : ''}.`,
  evaded: ({ unit, target }) => `${did(unit, 'entschlüpfte')} ${target}.`,
  overrun: ({ unit, target }) => `${did(unit, 'überrannte')} ${target}.`,
  rallied: ({ unit }) => `${did(unit, 'zügelte')} die Pferde und ${past(unit, 'sammelte')} sich.`,
  contact: ({ unit, target, face }) => `${did(unit, 'traf')} auf ${target} (${face}).`,
  contactBroken: ({ unit, target }) => `${unit} und ${target} trennten sich.`,
  rebased: () => undefined,
  markersOff: () => undefined,
  commanderMoved: ({ side, to }) => `${side.leader} ritt ${to.into}.`,
  commanderRemoved: ({ side, tally }) =>
    `Nach der Flucht von ${tally.of(EINHEIT, 'dative')} (${side.army}) wurde ${side.leader} vom Feld gerissen.`,
  generalRetreat: ({ side, on, off }) =>
    `Allgemeiner Rückzug von ${side.army}: fort oder in Reserve ${off.figure}, auf dem Feld ${on.figure}.`,
  broken: ({ side, tally }) =>
    tally.n === 0
      ? `Zusammenbruch von ${side.army}: Keine Einheit dort zählt.`
      : `Zusammenbruch von ${side.army} nach der Flucht von ${tally.of(EINHEIT, 'dative')}.`,
  offersEnd: ({ side }) => `Das Ende der Schlacht wurde von ${side.army} angeboten.`,
  conceded: ({ side }) => `Das Feld wurde von ${side.army} aufgegeben.`,
  ruling: ({ switch: name, value, by }) =>
    `${by === 'throw' ? 'Durch einen Wurf' : 'Durch Einigung'} gilt die Hausregel „${name}“ für den Rest der Partie${value ? '' : ' nicht'}.`,
  outcome: (facts) => `${facts.result}${facts.winner ? ` für ${facts.winner.army}` : ''}: ${grund(facts)}.`,
};
