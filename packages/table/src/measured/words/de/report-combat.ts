/** Der Schlachtbericht auf Deutsch: Würfe, Treffer, Verluste. */
import type { Modifier } from '@five-victories/engine/kernel';
import { findUnit, isCommand, isGun, unitOf, type TabletopMatch, type Told } from '@five-victories/engine/tabletop';
import { names } from './names.js';
import {
  bis,
  gegen,
  grund,
  heer,
  hoechstens,
  laenge,
  liste,
  name,
  signed,
  staende,
  staendeNachArt,
  summe,
  treffer,
  zahl,
} from './zahlen.js';

export type Teller<K extends keyof Told> = (
  match: TabletopMatch,
  event: Told[K] & { readonly rule: string },
) => string | undefined;

// ---- Würfe -----------------------------------------------------------------------------------------------------------

type Throw = Told['throw'] & { readonly rule: string };

const probeVon = ({ rules: { cite } }: TabletopMatch, rule: string): string | undefined => {
  switch (rule) {
    case cite.chargeTest:
      return 'um anzugreifen';
    case cite.interceptTest:
      return 'um abzufangen';
    case cite.holdBack:
      return 'um sich zurückzuhalten';
    case cite.pullUpTest:
      return 'um anzuhalten';
    case cite.chargingHome:
      return 'um den Aufprall zu mildern';
    default:
      return undefined;
  }
};

const probe = (
  match: TabletopMatch,
  wozu: string,
  { unit = '', dice: [die = 0], needs: [need = 0] = [], needBy }: Throw,
) => {
  const wanted = `${hoechstens(need)}${needBy ? ` (${grund(needBy.why)})` : ''}, ${wozu}`;
  return `${name(match, unit)} warf ${die} und brauchte ${wanted}: ${die <= need ? 'gelungen' : 'misslungen'}.`;
};

interface Schuss {
  readonly target?: string;
  readonly dice: readonly number[];
  readonly sides?: number | undefined;
  readonly needs?: readonly number[];
  readonly modifiers?: readonly Modifier[];
}

const schuss = (
  match: TabletopMatch,
  { target = '', dice, sides, needs = [], modifiers = [] }: Schuss,
  how: string,
  needing = '',
): string => {
  const aim = `${how} ${name(match, target)}: ${summe(modifiers)}`;
  if (dice.length === 0) return `${aim}, da blieb kein Würfel, und niemand fiel.`;
  const hits = dice.filter((die, i) => die <= (needs[i] ?? 0)).length;
  const thrown =
    new Set(needs).size > 1
      ? gegen(dice, needs, sides)
      : `bei ${bis(needs[0] ?? 0, sides)}${needing}: ${dice.join(' ')}`;
  return `${aim} = ${dice.length} Würfel, trifft ${thrown}, ${zahl(hits)} Treffer.`;
};

const feuer = (match: TabletopMatch, event: Throw): string => {
  const { unit = '', overhead, needBy, modifiers = [] } = event;
  // Ein Geschütz ohne eigene Würfel steht am Anfang der Summe; was sonst null ist, ändert nur die nötige Zahl.
  const isNote = ({ by }: Modifier, i: number): boolean => by === 0 && i > 0;
  const notes = [...(needBy ? [needBy] : []), ...modifiers.filter(isNote)].map(({ why }) => grund(why));
  return schuss(
    match,
    { ...event, modifiers: modifiers.filter((each, i) => !isNote(each, i)) },
    `${name(match, unit)} schoss ${overhead ? 'im Bogen ' : ''}auf`,
    notes.length > 0 ? ` (${notes.join(', ')})` : '',
  );
};

const abpraller = (match: TabletopMatch, event: Schuss & { readonly unit?: string }): string =>
  schuss(match, event, `Die Kugel von ${name(match, event.unit ?? '')} prallte weiter in`);

const kampfwerte = (values: Throw['values'] = []): string =>
  [...values]
    .sort((a, b) => b.cv - a.cv)
    .map(({ cv, modifiers: [basic, ...rest] }) => {
      const start = `${grund(basic?.why ?? '')} ${basic?.by ?? cv}`;
      const added = rest.filter(({ by }) => by !== 0).map(({ by, why }) => ` ${signed(by)} ${grund(why)}`);
      const notes = rest.filter(({ by }) => by === 0).map(({ why }) => ` mit ${grund(why)}`);
      return `${start}${added.length > 0 ? `${added.join('')} = ${cv}` : ''}${notes.join('')}`;
    })
    .join(', ');

const hieb = (match: TabletopMatch, event: Throw): string => {
  const {
    unit = '',
    target = '',
    dice,
    sides,
    needs = [],
    values,
    dropped = 0,
    features = [],
    outflanking,
    points,
  } = event;
  const flank = outflanking ? `, in der Flanke mit zwei Würfeln je ${points ? 'Punkt' : 'Stand'}` : '';
  const fight = `${name(match, unit)} kämpfte gegen ${name(match, target)} (${kampfwerte(values)})${flank}`;
  const where = features.length > 0 ? ` (${features.map((type) => names.terrain[type] ?? type).join(', ')})` : '';
  const ground = dropped > 0 ? `, ${zahl(dropped)} Würfel weniger wegen des Geländes${where}` : '';
  if (dice.length === 0) return `${fight}${ground}: Es blieb kein Würfel.`;
  return `${fight}${ground}, Treffer ${gegen(dice, needs, sides)}.`;
};

export const wurf: Teller<'throw'> = (match, event) => {
  const { cite } = match.rules;
  const { rule, side, unit = '', dice, sides, needs = [] } = event;
  const wozu = probeVon(match, rule);
  switch (rule) {
    case cite.fireHits:
      return feuer(match, event);
    case cite.bounceDice:
      return abpraller(match, event);
    case cite.attackDice:
      return hieb(match, event);
    case cite.rethrow:
      return `${name(match, unit)} fasste Mut, und alles wurde neu geworfen, Treffer ${gegen(dice, needs, sides)}.`;
    case cite.extension:
      return `${name(match, unit)} warf ${dice[0]} und hatte ${laenge(match, 1000 * (dice[0] ?? 0))} mehr bis zum Feind.`;
    case cite.unitQuality:
    case cite.commandQuality:
    case cite.generated:
      return undefined;
    default:
      if (wozu !== undefined) return probe(match, wozu, event);
      return dice.length === 1
        ? `Wurf von ${heer(match, side)}: ${dice[0]}.`
        : `Wurf von ${heer(match, side)}: ${dice.join(' + ')} = ${dice.reduce((sum, die) => sum + die, 0)}.`;
  }
};

export const geschossen: Teller<'fired'> = (match, event) =>
  event.count === 0 ? schuss(match, { ...event, dice: [] }, `${name(match, event.unit)} schoss auf`) : undefined;
export const abgeprallt: Teller<'bounced'> = (match, event) =>
  event.count === 0 ? abpraller(match, { ...event, dice: [] }) : undefined;

// ---- Handgemenge -----------------------------------------------------------------------------------------------------

type Anteil = Told['allocated']['at'][number];

const anteil = (match: TabletopMatch, letters: string, { stands, points = 0, elements }: Anteil): string => {
  if (typeof elements === 'number') return staende(match, elements);
  if (elements)
    return staendeNachArt(
      match,
      Object.entries(elements)
        .map(([letter, n]) => letter.repeat(n))
        .join(''),
    );
  if (!stands) return points === 1 ? 'einen Stärkepunkt' : `${zahl(points)} Stärkepunkte`;
  const kinds = stands.map((stand) => letters[stand] ?? '').join('');
  return kinds.length === stands.length ? staendeNachArt(match, kinds) : staende(match, stands.length);
};

export const aufgeteilt: Teller<'allocated'> = (match, { unit, at }) => {
  const letters = (findUnit(match, unit)?.place?.layout ?? '').replace(/[^A-Z]/g, '');
  const shares = at
    .filter(({ stands }) => stands?.length !== 0)
    .map((share) => `${anteil(match, letters, share)} gegen ${name(match, share.target)}`);
  return `${name(match, unit)} schickte ${liste(shares)}.`;
};

export const angegriffen: Teller<'attacked'> = (match, { unit, target, count, hits }) => {
  const [who, whom] = [name(match, unit), name(match, target)];
  if (count === 0) return `${who} kämpfte gegen ${whom}, aber das Gelände ließ keinen Würfel übrig.`;
  return hits === 0 ? `${who} konnte ${whom} nichts anhaben.` : `${who} erzielte ${treffer(hits)} gegen ${whom}.`;
};

// ---- Treffer und Verluste --------------------------------------------------------------------------------------------

const ursache = ({ rules: { cite } }: TabletopMatch, rule: string): string => {
  switch (rule) {
    case cite.openingHit:
      return ' im Gedränge';
    case cite.interceptHits:
      return ' beim Zusammenprall';
    case cite.lightImpact:
    case cite.heavyImpact:
    case cite.fireImpact:
    case cite.facingImpact:
      return ' von der Wucht des Angriffs';
    case cite.hastyHits:
      return ' beim eiligen Aufschließen';
    case cite.emergencyHits:
      return ' beim eiligen Kehrtmachen';
    case cite.recoilHit:
      return ' beim Zurückweichen';
    case cite.disengageHits:
      return ' beim Lösen vom Feind';
    case cite.extensionHit:
      return ' auf den letzten Schritten zum Feind';
    default:
      return '';
  }
};

export const getroffen: Teller<'hits'> = (match, { rule, unit, hits }) => {
  const { cite } = match.rules;
  if (rule === cite.fireHits || rule === cite.bounceDice || rule === cite.attackHits) return undefined;
  return `${name(match, unit)} erhielt ${treffer(hits)}${ursache(match, rule)}.`;
};

/** Regeln, die nur ein Buch hat. */
const VERLOREN: Readonly<Record<string, string>> = {
  'GL-R-08': 'verließ den Tisch für immer',
  'GL-BREAK-01': 'floh, die Reihen zu zerrissen für eine Formation',
  'GL-BREAK-02': 'wurde bis auf das letzte Element niedergemacht',
  'GL-FLANK-03': 'wurde in der Flanke gefasst und ging verloren',
  'GL-FLANK-05': 'wurde in der Flanke gefasst und ging verloren',
  'GL-BATTLE-08': 'war zu schwach geworden, um zusammenzuhalten, und löste sich auf',
};

const imGewalthaufen = (match: TabletopMatch, rule: string, unit: string, battle: string): string => {
  const whole = findUnit(match, battle)?.routed === true;
  const whom = name(match, battle);
  if (rule === match.rules.cite.retire) return `${name(match, unit)} zog mit ${whom} ab.`;
  return whole
    ? `${name(match, unit)} ging mit ${whom} verloren.`
    : `${name(match, unit)} fiel in den Reihen von ${whom}.`;
};

const allesVerloren = (match: TabletopMatch, unit: string): string => {
  const found = unitOf(match, unit);
  if (match.rules.strengthIn === 'points') return 'floh, am Ende der Kräfte';
  if (isCommand(match, found)) return 'fiel';
  if (isGun(match, found)) return 'ging verloren';
  return `floh: ${match.rules.words.base === 'element' ? 'Das letzte Element' : 'Der letzte Stand'} war verloren`;
};

export const geflohen: Teller<'routed'> = (match, { rule, unit, aboard, outflanked }) => {
  const { cite, words } = match.rules;
  if (aboard !== undefined) return imGewalthaufen(match, rule, unit, aboard);
  const who = name(match, unit);
  if (words.routs?.[rule] !== undefined)
    return `${who} ${outflanked ? 'wurde in der Flanke gefasst und ' : ''}${VERLOREN[rule] ?? 'ging verloren'}.`;
  switch (rule) {
    case cite.retire:
    case cite.overrun:
    case cite.overrunMissed:
    case cite.overrunUnfired:
    case cite.thresholds:
      return undefined;
    case cite.interceptGuns:
      return `${who} wurde auf dem Marsch überrannt.`;
    case cite.allLost:
      return `${who} ${allesVerloren(match, unit)}.`;
    case cite.contactLost:
      return `${who} floh: Was übrig war, konnte den Kampf nicht halten.`;
    case cite.singleRetreats:
      return `${who} floh, zu wenige für einen weiteren Kampf.`;
    case cite.offTable:
      return `${who} verließ den Tisch für immer.`;
    default:
      return `${who} floh, die Reihen zu zerrissen für eine Formation.`;
  }
};
