/** Der Schlachtbericht der gemessenen Spiele auf Deutsch: ein Satz für jedes Ereignis, das einen verdient. */
import { enemyOf, type Both } from '@five-victories/engine/kernel';
import {
  reporter,
  isCommand,
  isGun,
  unitOf,
  type Formation,
  type TabletopMatch,
  type Told,
} from '@five-victories/engine/tabletop';
import { timesEach } from '../../../words/counts.js';
import { de as shared } from '../../../words/de.js';
import { names } from './names.js';
import {
  abgeprallt,
  angegriffen,
  aufgeteilt,
  geflohen,
  geschossen,
  getroffen,
  wurf,
  type Teller,
} from './report-combat.js';
import { alterName, grad, heer, laenge, liste, name, staendeNachArt, typ, zahl } from './zahlen.js';

// ---- Heere -----------------------------------------------------------------------------------------------------------

const typen = (match: TabletopMatch, types: readonly string[]): string =>
  liste(timesEach(types, (type) => typ(match, type)));

const generated: Teller<'generated'> = (match, { side, total, units }) => {
  const got = units.length > 0 ? typen(match, units) : undefined;
  if (total === undefined) return `Wahl von ${heer(match, side)}: ${got}.`;
  return `Wurf von ${heer(match, side)}: ${total}${got ? `, dafür ${got}` : ''}.`;
};

/** Nach `nahm Stellung` oder `stand`. */
const IN_FORMATION: Readonly<Record<Formation, string>> = {
  line: 'in Linie',
  block: 'im Block',
  defensiveBlock: 'im Abwehrblock',
  openOrder: 'in loser Ordnung',
  skirmishLine: 'in Plänklerlinie',
  roadColumn: 'in Marschkolonne',
  bentLine: 'in geknickter Linie',
  bentOpenOrder: 'in geknickter loser Ordnung',
  bentSkirmishLine: 'in geknickter Plänklerlinie',
  bentRoadColumn: 'in geknickter Marschkolonne',
  mass: 'im Haufen',
  battle: 'als Gewalthaufen',
};

/** Nach `bildete`. */
const GEBILDET: Readonly<Record<Formation, string>> = {
  line: 'eine Linie',
  block: 'einen Block',
  defensiveBlock: 'einen Abwehrblock',
  openOrder: 'lose Ordnung',
  skirmishLine: 'eine Plänklerlinie',
  roadColumn: 'eine Marschkolonne',
  bentLine: 'eine geknickte Linie',
  bentOpenOrder: 'geknickte lose Ordnung',
  bentSkirmishLine: 'eine geknickte Plänklerlinie',
  bentRoadColumn: 'eine geknickte Marschkolonne',
  mass: 'einen Haufen',
  battle: 'einen Gewalthaufen',
};

const haltung = (match: TabletopMatch, { unit, formation, limbered }: Told['placed']): string => {
  if (limbered) return ` ${names.limbered[match.rules.words.limbered]}`;
  const found = unitOf(match, unit);
  return formation === 'battle' || isGun(match, found) || isCommand(match, found) ? '' : ` ${IN_FORMATION[formation]}`;
};

const placed: Teller<'placed'> = (match, event) =>
  `${name(match, event.unit)} nahm${haltung(match, event)} Stellung bei ${laenge(match, event.x)}; ${laenge(match, event.y)}.`;

// ---- Bewegung --------------------------------------------------------------------------------------------------------

const WEG = { front: 'voraus', left: 'nach links', right: 'nach rechts', rear: 'zurück' } as const;

const gedreht = (by: number, corner?: 'left' | 'right'): string =>
  `um ${grad(Math.abs(by))}° nach ${by < 0 ? 'links' : 'rechts'}${
    corner ? ` um die ${corner === 'left' ? 'linke' : 'rechte'} Ecke` : ''
  }`;

const formed: Teller<'formed'> = (match, { rule, unit, formation, layout, bend }) => {
  const { cite, strengthIn } = match.rules;
  const shape = strengthIn === 'points' ? '' : ` (${layout})`;
  const bent = bend ? `, um ${grad(bend.angle)}° nach ${bend.way === 'back' ? 'hinten' : 'vorn'} geknickt` : '';
  const who = name(match, unit);
  if (rule === cite.hasty) return `${who} bildete in Eile ${GEBILDET[formation]}${shape}${bent}.`;
  if (rule === cite.noReform) return `${who} ordnete sich wieder ${IN_FORMATION[formation]}${shape}${bent}.`;
  return `${who} bildete ${GEBILDET[formation]}${shape}${bent}.`;
};

const REAGIERT: Readonly<Record<Told['reacted']['how'], ((who: string, whom: string) => string) | undefined>> = {
  stand: (who, whom) => `${who} erwartete ${whom} stehend.`,
  fire: (who, whom) => `${who} hielt stand und gab Feuer auf ${whom}.`,
  hastyBlock: (who, whom) => `${who} begann in Eile aufzuschließen gegen ${whom}.`,
  aboutFace: (who, whom) => `${who} machte in Eile kehrt, um ${whom} zu begegnen.`,
  recoil: undefined,
  evade: undefined,
};

const BEREIT = {
  limbered: { limbered: 'protzte auf', unlimbered: 'protzte ab' },
  packed: { limbered: 'baute ab', unlimbered: 'baute auf' },
} as const;

// ---- Gewalthaufen ----------------------------------------------------------------------------------------------------

const joinedBattle: Teller<'joinedBattle'> = (match, { name: who, target, elements, lost }) => {
  const rest = lost > 0 ? `; für ${lost === 1 ? 'ein Element' : `${zahl(lost)} Elemente`} war kein Platz` : '';
  return `${alterName(who)} ging mit ${staendeNachArt(match, elements)
    .replace(/Elemente/g, 'Elementen')
    .replace(/ein Element\b/g, 'einem Element')} in ${name(match, target)} auf${rest}.`;
};

const starke = (n: number): string =>
  n === 1 ? 'einer starken Formation' : `${n === 0 ? 'keinen' : zahl(n)} starken Formationen`;

const initiative: Teller<'initiative'> = (match, { side, counts, kept }) => {
  const army = heer(match, side);
  if (!counts) return `Die Initiative fiel an ${army}.`;
  const [ours, theirs] = [counts[side], counts[enemyOf(side)]];
  if (ours !== theirs)
    return `Die Initiative fiel an ${army}, mit ${starke(ours)} gegen ${theirs < 2 ? `${zahl(theirs)}e` : zahl(theirs)}.`;
  const each = `Bei je ${starke(ours)}`;
  return kept ? `${each} blieb die Initiative bei ${army}.` : `${each} fiel die Initiative durch Wurf an ${army}.`;
};

// ---- das Ende --------------------------------------------------------------------------------------------------------

const GEZAEHLT = {
  stands: { one: 'einem verlorenen Stand', many: 'verlorenen Ständen', all: 'verlorene Stände' },
  units: { one: 'einer verlorenen Einheit', many: 'verlorenen Einheiten', all: 'verlorene Einheiten' },
  elements: { one: 'einem verlorenen Element', many: 'verlorenen Elementen', all: 'verlorene Elemente' },
} as const;

/** Im Dativ. */
const verluste = ({ rules: { words } }: TabletopMatch, n: number): string => {
  const { one, many } = GEZAEHLT[words.counted];
  return n === 1 ? one : `${zahl(n)} ${many}`;
};

const ENDEN: Readonly<Record<string, string>> = {
  'GL-VICT-02': 'der Feind hatte seinen Feldherrn verloren',
  'GL-VICT-05': 'der Feind hatte niemanden mehr auf dem Feld',
  'GL-R-58': 'beide Feldherren waren verloren',
};

const ausgang = (match: TabletopMatch, { rule, winner, tallies, points }: Told['outcome']): string => {
  const score = (both: Both<number>): string =>
    winner ? `${both[winner]} zu ${both[enemyOf(winner)]}` : `${both.south} zu ${both.north}`;
  if (winner && rule === match.rules.cite.concede) return `Aufgabe von ${heer(match, enemyOf(winner))}`;
  if (points) return `Punkte für die Ziele ${score(points)}`;
  if (match.rules.words.endings?.[rule] !== undefined) return ENDEN[rule] ?? 'so endete die Schlacht';
  return tallies ? `${GEZAEHLT[match.rules.words.counted].all} ${score(tallies)}` : 'so endete die Zählung';
};

const PHASEN: Readonly<Record<string, string>> = {
  setup: 'die Heere stellten sich auf',
  initiative: 'die Initiative',
  firing: 'Feuer',
  melee: 'Handgemenge',
  losses: 'Verluste',
  victory: 'die Abrechnung',
};

const phase: Teller<'phase'> = (match, { phase: now, acting, turn }) => {
  const army = heer(match, acting);
  return `Runde ${turn}: ${PHASEN[now] ?? (now.endsWith('Retreat') ? `Gelegenheit zum Rückzug für ${army}` : `Bewegung von ${army}`)}.`;
};

// ---- kurze Sätze -----------------------------------------------------------------------------------------------------

type Einer = { readonly unit: string };
type Paar = Einer & { readonly target: string };

const tat =
  (what: string) =>
  (match: TabletopMatch, { unit }: Einer): string =>
    `${name(match, unit)} ${what}.`;
/** `what` mit zwei Teilen um den anderen herum: `traf auf` … ``. */
/** Warum ein Geschütz schwieg. */
const STUMM = {
  fired: 'es hatte schon gefeuert',
  weak: 'es hatte keine Stärke mehr',
  blind: 'der Feind kam von außerhalb seiner Feuerzone',
  waits: 'es war eben erst abgepackt',
  engaged: 'ein anderer Feind war in Kontakt',
} as const;

const tatAn =
  (before: string, after = '') =>
  (match: TabletopMatch, { unit, target }: Paar): string =>
    `${name(match, unit)} ${before} ${name(match, target)}${after}.`;
const zurueck =
  (before: string, after = '') =>
  (match: TabletopMatch, { unit, target, by }: Paar & { readonly by: number }): string =>
    `${name(match, unit)} ${before} ${name(match, target)}${after} und ging ${laenge(match, by)} zurück.`;

const TELLERS: { readonly [K in keyof Told]: Teller<K> } = {
  generated,
  mustered: (match, { side, units }) =>
    `Aufgebot von ${heer(match, side)}: ${typen(
      match,
      units.map(({ type }) => type),
    )}.`,
  quality: (match, { unit, quality }) => `${name(match, unit)} erwies sich als ${names.qualities[quality]}.`,
  commandQuality: (match, { unit, command }) =>
    `${name(match, unit)} erwies sich als ${names.commandQualities[command]}.`,
  placed,
  phase,
  initiative,
  battleFormed: (match, { unit, side, elements, diameter, surplus }) =>
    `Gewalthaufen von ${heer(match, side)}: ${name(match, unit)}, ${staendeNachArt(match, elements)} auf einer Platte von ${laenge(match, diameter)}${surplus === undefined ? '' : `; keinen Platz fanden ${staendeNachArt(match, surplus)}`}.`,
  joinedBattle,
  attached: tatAn('reihte sich in', ' ein'),
  leftBattle: (match, event) =>
    event.stays ? tatAn('blieb zurück, als', ' abzog')(match, event) : tatAn('trat aus', ' heraus')(match, event),
  shifted: (match, { unit, layout }) =>
    `${name(match, unit)} verschob das einzelne Element nach ${layout.endsWith('.') ? 'links' : 'rechts'}.`,
  throw: wurf,
  fired: geschossen,
  bounced: abgeprallt,
  opportunityFire: tatAn('erwischte', ' in der Bewegung'),
  stopped: tatAn('hielt unter dem Feuer von', ' an'),
  combat: () => 'Wo die Linien sich getroffen hatten, kam es zum Handgemenge.',
  immediateCombat: (match, { unit, target }) =>
    `${name(match, unit)} und ${name(match, target)} wurden sofort handgemein.`,
  joined: (match, { unit, target, by }) =>
    `${name(match, unit)} griff in den Kampf gegen ${name(match, target)} ein, ${laenge(match, by)} weiter vorn.`,
  heldBack: tat('hielt sich aus dem Kampf heraus'),
  allocated: aufgeteilt,
  attacked: angegriffen,
  hits: getroffen,
  recovered: (match, { unit, left }) =>
    `${name(match, unit)} erholte sich von einem Treffer; es ${left < 2 ? `blieb ${zahl(left)}er` : `blieben ${zahl(left)}`}.`,
  unmarked: () => undefined,
  redMarkersOff: () => undefined,
  removed: (match, { unit, stands, outflanked }) =>
    `${name(match, unit)} verlor ${staendeNachArt(match, stands)}${outflanked ? ', in der Flanke gefasst' : ''}.`,
  routed: geflohen,
  retired: tat('verließ die Schlacht endgültig'),
  leftTable: (match, { unit, letters }) =>
    `${name(match, unit)} verlor ${staendeNachArt(match, letters)} über die Tischkante.`,
  moved: (match, { unit, name: old, towards, by, byHorse }) =>
    `${old === undefined ? name(match, unit) : alterName(old)} ${byHorse ? 'ritt' : 'ging'} ${laenge(match, by)} ${WEG[towards]}.`,
  turned: (match, { unit, turn, corner }) => `${name(match, unit)} drehte sich ${gedreht(turn, corner)}.`,
  facedAbout: (match, { rule, unit }) =>
    rule === match.rules.cite.emergency ? undefined : `${name(match, unit)} machte kehrt.`,
  closedUp: tatAn('schloss wieder zu', ' auf'),
  pivoted: (match, { unit, name: old, pivot, by, corner }) =>
    `${old === undefined ? name(match, unit) : alterName(old)} schwenkte ${gedreht(pivot ?? by ?? 0, corner)} ein.`,
  setDown: tat('marschierte in Kolonne weiter'),
  formed,
  mounted: tat('saß auf'),
  dismounted: (match, { unit, type }) =>
    type === undefined
      ? `${name(match, unit)} saß ab.`
      : `${name(match, unit)} saß ab, um zu Fuß zu kämpfen: ${typ(match, type)}.`,
  limbered: (match, { unit }) => `${name(match, unit)} ${BEREIT[match.rules.words.limbered].limbered}.`,
  unlimbered: (match, { unit }) => `${name(match, unit)} ${BEREIT[match.rules.words.limbered].unlimbered}.`,
  acted: () => undefined,
  done: () => undefined,
  goesOn: () => undefined,
  disengages: tat('suchte sich vom Feind zu lösen'),
  staysEngaged: tat('kam nicht vom Feind los'),
  charges: (match, { unit, target, distance }) =>
    `${name(match, unit)} setzte zum Angriff auf ${name(match, target)} an, ${laenge(match, distance)} entfernt.`,
  chargeFailed: tatAn('zögerte und griff', ' nicht an'),
  fellShort: tatAn('erreichte', ' nicht'),
  contact: tatAn('traf auf'),
  intercepted: (match, { unit, target, counter }) =>
    counter
      ? `${name(match, unit)} ritt einen Gegenangriff auf ${name(match, target)}.`
      : `${name(match, unit)} brach vor und fing ${name(match, target)} ab.`,
  interceptFailed: tatAn('kam zu spät, um', ' abzufangen'),
  reacted: (match, { unit, target, how }) => REAGIERT[how]?.(name(match, unit), name(match, target)),
  recoil: (match, { unit, by }) => `${name(match, unit)} wich ${laenge(match, by)} zurück.`,
  evade: (match, { unit, by }) => `${name(match, unit)} wich ${laenge(match, by)} aus.`,
  overrun: (match, { unit, by }) => `${name(match, by)} überrannte ${name(match, unit)}.`,
  flinched: zurueck('scheute vor'),
  pulledUp: zurueck('hielt vor', ' an'),
  breakThrough: tatAn('brach durch, vorbei an'),
  breakThroughLost: tat('wurde von einem anderen Feind gehalten und konnte nicht durchbrechen'),
  noRoomForBlock: tat('fand keinen Platz für einen Abwehrblock'),
  noWayBack: tatAn('fand vor', ' keinen Weg zurück'),
  silentGun: (match, { unit, target, why = 'blind' }) =>
    `${name(match, unit)} konnte auf ${name(match, target)} nicht schießen: ${STUMM[why]}.`,
  commandRemoved: (match, { unit, tally, value }) =>
    `Bei ${verluste(match, tally)} und einer Grenze von ${value} verließ ${name(match, unit)} das Feld.`,
  broken: (match, { rule, side, tally, breakpoint }) =>
    rule === match.rules.cite.noUnits
      ? `Niemand steht mehr im Feld: ${heer(match, side)}.`
      : `Zusammenbruch von ${heer(match, side)} bei ${verluste(match, tally)}; der Bruchpunkt lag bei ${breakpoint}.`,
  ends: (_match, { turn }) => `Runde ${turn} war die letzte.`,
  outcome: (match, event) =>
    `${shared.outcome.results[event.result] ?? event.result}${event.winner ? ` für ${heer(match, event.winner)}` : ''}: ${ausgang(match, event)}.`,
  setUpReturned: (match, { side, clash }) =>
    `Die Aufstellung von ${heer(match, side)} ging zurück: ${clash ? 'Sie würde einen Feind berühren' : 'Sie ist nicht mehr erlaubt'}.`,
  conceded: (match, { side }) => `Das Feld wurde von ${heer(match, side)} aufgegeben.`,
  ruling: (_match, { switch: which, value, by }) =>
    `${by === 'throw' ? 'Durch Wurf' : 'Durch Einigung'} gilt die Hausregel „${shared.house[which]?.title ?? which}“ für den Rest der Partie${value ? '' : ' nicht'}.`,
};

export const deReport = reporter<TabletopMatch, Told>(TELLERS);
