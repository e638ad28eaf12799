/** Der Schlachtbericht auf Deutsch: ein Satz für jedes Ereignis, das einen verdient. */
import type { Modifier, Side } from '@five-victories/engine/kernel';
import { enemyOf } from '@five-victories/engine/kernel';
import { isAdvance, reporter, type Told, type ZonalMatch } from '@five-victories/engine/zonal';
import { de } from './de.js';
import { army, standName, unitName, whyText, zoneTitle } from './names.js';

type Teller<K extends keyof Told> = (match: ZonalMatch, event: Told[K] & { rule: string }) => string | undefined;

const ZAHLEN = ['kein', 'ein', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun', 'zehn'];
const zahl = (n: number): string => ZAHLEN[n] ?? String(n);
const treffer = (n: number): string => (n === 1 ? 'einen Treffer' : n === 0 ? 'keinen Treffer' : `${zahl(n)} Treffer`);
const einheiten = (n: number): string => (n === 1 ? 'einer Einheit' : `${zahl(n)} Einheiten`);
const bis = (need: number): string => (need === 1 ? '1' : `1-${need}`);
const signed = (by: number): string => (by < 0 ? `${by}` : `+${by}`);

const heer = (match: ZonalMatch, side: Side): string => army(match, side, de);
const name = (match: ZonalMatch, id: string): string => unitName(match, id, de);
const ort = (match: ZonalMatch, zone: string): string => zoneTitle(de, match, zone);
/** Im Akkusativ: zwei Stände Piken und einen Stand Musketen. */
const staende = (match: ZonalMatch, letters: string): string => {
  const plain = [...letters.replace(/[^A-Z]/g, '')];
  return de.list(
    [...new Set(plain)].map((letter) => {
      const n = plain.filter((each) => each === letter).length;
      return `${n === 1 ? 'einen Stand' : `${zahl(n)} Stände`} ${standName(de, match, letter)}`;
    }),
  );
};
const feldherr = (match: ZonalMatch, side: Side): string => {
  const { leader } = match.state.sides[side];
  return leader === 'the Commander' ? 'der Feldherr' : leader;
};

/** Die Güte hinter einer Zahl. */
const guete = (needBy: { readonly why: string } | undefined): string => (needBy ? ` (${whyText(de, needBy.why)})` : '');

/** Was nur ein Spiel hat, nach der Regel. */
const EIGEN: Readonly<
  Record<
    string,
    {
      readonly treffer?: string;
      readonly geworfen?: string;
      readonly angehalten?: string;
      readonly probe?: { readonly gebraucht: string; readonly bestanden: string; readonly verfehlt: string };
    }
  >
> = {
  'MV-STAKE-07': { treffer: 'an den Pfählen' },
  'MV-HASTY-05': {
    probe: {
      gebraucht: 'mindestens 4, um den Anprall zu wagen',
      bestanden: 'nicht gewagt',
      verfehlt: 'gewagt',
    },
  },
  'MV-HASTY-08': {
    probe: {
      gebraucht: 'höchstens 3, um bereit zu sein',
      bestanden: 'Die Formation war bereit',
      verfehlt: 'Die Formation war nicht bereit',
    },
  },
  'MV-HASTY-09': {
    treffer: 'in der Verwirrung',
    geworfen: 'für die Drehung in der Verwirrung',
    angehalten: ', verwirrt',
  },
  'MV-HASTY-10': { treffer: 'vom leichten Anprall' },
};

// ---- Würfe -----------------------------------------------------------------------------------------------------------

const summe = (modifiers: readonly Modifier[]): string =>
  modifiers
    .map(({ by, why }, i) => {
      const worte = whyText(de, why);
      return `${i === 0 ? by : signed(by)} ${by === 1 ? de.ofOne(worte) : worte}`;
    })
    .join(' ');

const gegen = (dice: readonly number[], needs: readonly number[]): string =>
  [...new Set(needs)]
    .map((need) => `bei ${bis(need)}: ${dice.filter((_, i) => needs[i] === need).join(' ')}`)
    .join(', ');

const gelaende = (type: string): string => de.terrain[type as keyof typeof de.terrain] ?? type;

/** Wie jede Art von Ständen zu ihrem Kampfwert kommt. */
const werte = (values: readonly { readonly cv: number; readonly modifiers: readonly Modifier[] }[]): string =>
  [...values]
    .sort((a, b) => b.cv - a.cv)
    .map(({ cv, modifiers: [basic, ...rest] }) => {
      const added = rest.map(({ by, why }) => ` ${signed(by)} ${whyText(de, why)}`);
      return `${whyText(de, basic?.why ?? '')} ${basic?.by ?? cv}${added.join('')}${added.length > 0 ? ` = ${cv}` : ''}`;
    })
    .join(', ');

const wurf: Teller<'throw'> = (
  match,
  {
    rule,
    side,
    unit = '',
    target = '',
    dice,
    needs = [],
    modifiers = [],
    values = [],
    dropped = 0,
    features = [],
    needBy,
    led,
  },
) => {
  const { cite } = match.rules;
  const eigen = EIGEN[rule];
  if (eigen?.probe) return undefined;
  switch (rule) {
    case cite.fireHits: {
      const aim = `${name(match, unit)} schoss auf ${name(match, target)}: ${summe(modifiers)}`;
      if (dice.length === 0) return `${aim}, da blieb kein Würfel, und niemand fiel.`;
      const hits = dice.filter((die, i) => die <= (needs[i] ?? 0)).length;
      return `${aim} = ${dice.length} Würfel, trifft bei ${bis(needs[0] ?? 0)}${guete(needBy)}: ${dice.join(' ')}, ${hits === 0 ? 'kein' : zahl(hits)} Treffer.`;
    }
    case cite.attackDice: {
      const where = features.length > 0 ? ` (${features.map((each) => gelaende(each)).join(', ')})` : '';
      const ground = dropped > 0 ? `, ${zahl(dropped)} Würfel weniger wegen des Geländes${where}` : '';
      const fight = `${name(match, unit)} kämpfte gegen ${name(match, target)} (${werte(values)})${ground}`;
      return dice.length === 0 ? `${fight}: Es blieb kein Würfel.` : `${fight}, Treffer ${gegen(dice, needs)}.`;
    }
    case cite.overlapping:
    case cite.outflanking:
      return `${name(match, unit)} hatte ${rule === cite.outflanking ? 'den Rücken' : 'die Flanke'} und warf ${zahl(dice.length)} Würfel neu, Treffer ${gegen(dice, needs)}.`;
    case cite.commanderRethrow:
      return led
        ? `${feldherr(match, side)} trieb ${name(match, unit)} an, alles wurde neu geworfen, Treffer ${gegen(dice, needs)}.`
        : `${name(match, unit)} warf alles neu, Treffer ${gegen(dice, needs)}.`;
    case cite.engageTest:
    case cite.interceptTest:
    case cite.thrownQuality:
      return undefined;
    default:
      if (eigen?.geworfen) return `${name(match, unit)} warf ${dice.join(' + ')} ${eigen.geworfen}.`;
      return `Wurf von ${heer(match, side)}: ${dice.join(' + ')} = ${dice.reduce((sum, die) => sum + die, 0)}.`;
  }
};

// ---- Treffer und Verluste --------------------------------------------------------------------------------------------

const hits: Teller<'hits'> = (match, { rule, unit, hits: count }) => {
  const { cite } = match.rules;
  const took = `${name(match, unit)} erhielt ${treffer(count)}`;
  switch (rule) {
    case cite.fireHits:
    case cite.attackHits:
      return undefined;
    case cite.openingHit:
      return `${took} im Gedränge.`;
    case cite.counterChargeHits:
    case cite.interceptHits:
      return `${took} ${count > 1 ? 'beim Herumschwenken' : 'beim Zusammenprall'}.`;
    case cite.interceptImpact:
    case cite.heavyImpact:
      return `${took} von der Wucht des Anritts.`;
    case cite.lightImpact:
      return `${took}, erschüttert nach einer Salve, die niemanden traf.`;
    case cite.hastyForms:
      return `${took} beim eiligen Aufschließen.`;
    case cite.pullUp:
      return `${took} beim Anhalten.`;
    case cite.disengageHits:
      return `${took} beim Lösen vom Feind.`;
    default: {
      const woher = EIGEN[rule]?.treffer;
      return woher ? `${took} ${woher}.` : `${took}.`;
    }
  }
};

const attacked: Teller<'attacked'> = (match, { unit, target, hits: count, markers, modifiers }) => {
  if (count === 0) return `${name(match, unit)} konnte ${name(match, target)} nichts anhaben.`;
  const scored = `${name(match, unit)} erzielte ${treffer(count)} gegen ${name(match, target)}`;
  if (modifiers.length === 0) return `${scored}.`;
  const added = modifiers.map(({ by, why }) => `${signed(by)}, weil ${whyText(de, why)}`);
  return `${scored}, ${added.join(', ')} = ${zahl(markers)} ${markers === 1 ? 'grüner' : 'grüne'} Marker.`;
};

const retired: Teller<'retired'> = (match, { rule, unit, to }) => {
  const { cite } = match.rules;
  const who = name(match, unit);
  const where = ort(match, to);
  if (rule === cite.recoil) return `${who} wich vor dem Angriff zurück (${where}).`;
  if (rule === cite.flee) return `${who} protzte auf und floh (${where}).`;
  if (rule === cite.shift) return `${who} marschierte hinter der Linie (${where}).`;
  return `${who} ging zurück (${where}).`;
};

const routed: Teller<'routed'> = (match, { rule, unit, zone }) => {
  const { cite } = match.rules;
  if (rule === cite.withdraw) return undefined;
  const who = name(match, unit);
  if (rule === cite.overrun || rule === cite.interceptOverrun) return `${who} ging verloren.`;
  const how =
    rule === cite.allLost
      ? 'der letzte Stand war verloren'
      : rule === cite.oneLeft
        ? 'nur ein Stand war übrig'
        : rule === cite.shapeLost
          ? 'die Reihen waren zu zerrissen'
          : 'vom eigenen Heer mitgerissen';
  return `${who} floh (${ort(match, zone)}): ${how}.`;
};

// ---- Reaktionen ------------------------------------------------------------------------------------------------------

const REAGIERT: Readonly<Record<string, string | undefined>> = {
  counterCharge: 'ritt einen Gegenangriff auf',
  fire: 'hielt stand und gab Feuer auf',
  hastyDefence: 'schloss in Eile auf gegen',
  support: 'gab Unterstützungsfeuer auf',
};

const reacts: Teller<'reacts'> = (match, { unit, target, reaction, prepared }) => {
  const verb = prepared ? 'stand in Abwehrformation bereit gegen' : REAGIERT[reaction];
  return verb && `${name(match, unit)} ${verb} ${name(match, target)}.`;
};

const tested: Teller<'tested'> = (match, { rule, unit, die, need, needBy, passed }) => {
  const probe = EIGEN[rule]?.probe;
  const wanted = probe?.gebraucht ?? `${need === 1 ? 'eine 1' : `höchstens ${need}`}${guete(needBy)}`;
  const threw = `${name(match, unit)} warf ${die} und brauchte ${wanted}`;
  if (probe) return `${threw}: ${passed ? probe.bestanden : probe.verfehlt}.`;
  if (rule === match.rules.cite.interceptTest) return `${threw}: ${passed ? 'Der Weg war abgeschnitten' : 'zu spät'}.`;
  return `${threw}: ${passed ? 'Es ging vor' : 'Es zögerte'}.`;
};

const pinned: Teller<'pinned'> = (match, { rule, unit, target }) => {
  const why = target
    ? `${name(match, target)}, in Berührung damit, war beritten`
    : rule === match.rules.cite.surrounded
      ? 'Alle vier Seiten waren besetzt'
      : 'Zu Beginn der Phase war es im Kampf, und niemand war mehr da, um sich davon zu lösen';
  return `${name(match, unit)} konnte nichts tun: ${why}.`;
};

// ---- die Partie ------------------------------------------------------------------------------------------------------

const PHASEN: Readonly<Record<string, string>> = {
  setup: 'die Heere stellten sich auf',
  initiative: 'die Initiative',
  firing: 'Feuer',
  melee: 'Handgemenge',
  losses: 'Verluste',
  victory: 'die Abrechnung',
};

const outcome: Teller<'outcome'> = (match, { rule, winner, zones, points, result }) => {
  const { cite } = match.rules;
  const loser = winner && heer(match, enemyOf(winner));
  const score = ({ south, north }: { south: number; north: number }): string => `Süd ${south}, Nord ${north}`;
  const why =
    rule === cite.concede
      ? `Aufgabe von ${loser}`
      : rule === cite.retreatLoses
        ? `allgemeiner Rückzug von ${loser}`
        : rule === cite.bothRetreat
          ? 'beide Heere verließen das Feld'
          : rule === cite.brokenWins
            ? `die Seite mit mehr ${points ? 'Punkten' : 'Zonen'} war zusammengebrochen`
            : points
              ? `Punkte ${score(points)}`
              : zones
                ? `gehaltene Zonen ${score(zones)}`
                : 'so endete die Zählung';
  return `${de.outcome.results[result] ?? result}${winner ? ` für ${heer(match, winner)}` : ''}: ${why}.`;
};

const TELLERS: { readonly [K in keyof Told]: Teller<K> } = {
  phase: (match, { phase, acting, turn }) =>
    `Runde ${turn}: ${PHASEN[phase] ?? `Bewegung von ${heer(match, acting)}`}.`,
  initiative: (match, { side }) => `Die Initiative fiel an ${heer(match, side)}.`,
  quality: (match, { unit, quality }) => `${name(match, unit)} erwies sich als ${de.qualities[quality]}.`,
  setUpReturned: (match, { side }) =>
    `Die Aufstellung von ${heer(match, side)} ging zurück: Sie ist nicht mehr erlaubt.`,
  placed: (match, { unit, zone }) => `${name(match, unit)} nahm Stellung (${ort(match, zone)}).`,
  throw: wurf,
  hits,
  fired: () => undefined,
  allocated: (match, { unit, stands }) =>
    `${name(match, unit)} schickte ${de.list(
      Object.entries(stands)
        .filter(([, letters]) => letters !== '')
        .map(([target, letters]) => `${staende(match, letters)} gegen ${name(match, target)}`),
    )}.`,
  attacked,
  removed: (match, { unit, stands }) => `${name(match, unit)} verlor ${staende(match, stands ?? '')}.`,
  routed,
  retired,
  withdrawn: (match, { unit }) => `${name(match, unit)} verließ auf Befehl die Schlacht.`,
  moves: () => undefined,
  moved: (match, { unit, from, to }) =>
    `${name(match, unit)} ${isAdvance(match, unit, from, to) ? 'rückte vor' : 'marschierte weiter'} (${ort(match, to)}).`,
  entered: (match, { unit, to, formation }) =>
    `${name(match, unit)} rückte aus der Reserve vor (${ort(match, to)}, ${de.formations[formation]}).`,
  leaves: () => undefined,
  turned: (match, { unit, facing }) => `${name(match, unit)} wandte sich nach ${de.compass[facing]}.`,
  formed: (match, { unit, formation, layout, facing }) =>
    `${name(match, unit)} bildete ${de.formations[formation]} (${layout})${facing ? `, Blick nach ${de.compass[facing]}` : ''}.`,
  mounted: (match, { unit }) => `${name(match, unit)} saß auf.`,
  dismounted: (match, { unit }) => `${name(match, unit)} saß ab.`,
  commanderPlaced: (match, { side, zone }) => `${feldherr(match, side)} nahm Stellung (${ort(match, zone)}).`,
  testWaived: () => undefined,
  ends: (_match, { by, turn }) =>
    by === 'agreement' ? 'Beide Seiten kamen überein, die Schlacht zu beenden.' : `Runde ${turn} war die letzte.`,
  foughtOnFoot: (match, { unit }) => `${name(match, unit)} schickte die Pferde nach hinten, um zu Fuß zu kämpfen.`,
  stakesDeployed: (match, { unit }) => `${name(match, unit)} schlug Pfähle ein.`,
  stakesLost: (match, { unit }) => `${name(match, unit)} ließ die Pfähle zurück.`,
  disengaged: (match, { unit }) => `${name(match, unit)} löste sich vom Feind.`,
  pinned,
  engages: (match, { unit, target, face }) =>
    `${name(match, unit)} ging auf ${name(match, target)} los (${face ? de.faces[face] : 'eine Flanke'}).`,
  tested,
  reacts,
  intercepts: (match, { unit, target }) => `${name(match, unit)} ritt los, um ${name(match, target)} abzufangen.`,
  flinched: (match, { unit, hits: count }) =>
    `${name(match, unit)} zuckte unter ${treffer(count).replace('einen', 'einem')} zurück und hielt an.`,
  pulledUp: (match, { rule, unit }) => `${name(match, unit)} hielt kurz vorher an${EIGEN[rule]?.angehalten ?? ''}.`,
  evaded: (match, { unit, target }) => `${name(match, unit)} entschlüpfte ${name(match, target)}.`,
  overrun: (match, { unit, target }) => `${name(match, unit)} überrannte ${name(match, target)}.`,
  rallied: (match, { unit }) => `${name(match, unit)} zügelte die Pferde und sammelte sich.`,
  contact: (match, { unit, target, face }) =>
    `${name(match, unit)} traf auf ${name(match, target)} (${de.faces[face]}).`,
  contactBroken: (match, { unit, target }) => `${name(match, unit)} und ${name(match, target)} trennten sich.`,
  rebased: () => undefined,
  markersOff: () => undefined,
  commanderMoved: (match, { side, to }) => `${feldherr(match, side)} ritt los (${ort(match, to)}).`,
  commanderRemoved: (match, { side, tally }) =>
    `Nach der Flucht von ${einheiten(tally)} (${heer(match, side)}) wurde ${feldherr(match, side)} vom Feld gerissen.`,
  generalRetreat: (match, { side, on, off }) =>
    `Allgemeiner Rückzug von ${heer(match, side)}: fort oder in Reserve ${off}, auf dem Feld ${on}.`,
  broken: (match, { side, tally }) =>
    tally === 0
      ? `Zusammenbruch von ${heer(match, side)}: Keine Einheit dort zählt.`
      : `Zusammenbruch von ${heer(match, side)} nach der Flucht von ${einheiten(tally)}.`,
  offersEnd: (match, { side }) => `Das Ende der Schlacht wurde von ${heer(match, side)} angeboten.`,
  conceded: (match, { side }) => `Das Feld wurde von ${heer(match, side)} aufgegeben.`,
  ruling: (_match, { switch: which, value, by }) =>
    `${by === 'throw' ? 'Durch Wurf' : 'Durch Einigung'} gilt die Hausregel „${de.house[which]?.title ?? which}“ für den Rest der Partie ${value ? '' : 'nicht'}`
      .trim()
      .concat('.'),
  outcome,
};

export const deReport = reporter<ZonalMatch, Told>(TELLERS);
