/** Der Schlachtbericht: was nur Splendid und Great sagen. */
import type { MANOEUVRE_EVENTS } from '@five-victories/engine/manoeuvre';
import type { SilentCause, TabletopEventKinds } from '@five-victories/engine/tabletop';
import { inWords } from '../facts.js';
import type { Witnessed } from './witness.js';

/** Undefined, wo es erzählt wird, wenn es geschehen ist. */
const REAGIERT: Readonly<Record<TabletopEventKinds['reaction'], ((who: string, whom: string) => string) | undefined>> =
  {
    stand: (who, whom) => `${who} erwartete ${whom} stehend.`,
    fire: (who, whom) => `${who} hielt stand und gab Feuer auf ${whom}.`,
    hastyBlock: (who, whom) => `${who} begann in Eile aufzuschließen gegen ${whom}.`,
    aboutFace: (who, whom) => `${who} machte in Eile kehrt, um ${whom} zu begegnen.`,
    recoil: undefined,
    evade: undefined,
  };

/** Warum ein Geschütz schwieg. */
const STUMM: Readonly<Record<SilentCause, string>> = {
  fired: 'Es hatte schon gefeuert',
  weak: 'Es hatte keine Stärke mehr',
  blind: 'Der Feind kam von außerhalb der Feuerzone',
  waits: 'Es war eben erst aufgebaut',
  engaged: 'Ein anderer Feind war in Kontakt',
};

export const events: Witnessed<typeof MANOEUVRE_EVENTS> = {
  initiative: ({ side }) => `Die Initiative fiel an ${side}.`,
  quality: ({ unit, quality }) => `${unit} erwies sich als ${quality}.`,
  commandQuality: ({ unit, command }) => `${unit} erwies sich als ${command}.`,
  joined: ({ unit, target, by }) => `${unit} griff in den Kampf gegen ${target} ein, ${by} weiter vorn.`,
  heldBack: ({ unit }) => `${unit} hielt sich aus dem Kampf heraus.`,
  recovered: ({ unit, left }) =>
    `${unit} erholte sich von einem Treffer; es ${left.n === 0 ? 'blieb keiner' : left.either('blieb einer', `blieben ${inWords(left.n)}`)}.`,
  leftTable: ({ unit, letters }) => `${unit} verlor ${letters} über die Tischkante.`,
  setDown: ({ unit }) => `${unit} marschierte in Kolonne weiter.`,
  mounted: ({ unit }) => `${unit} saß auf.`,
  dismounted: ({ unit, type }) =>
    type === undefined ? `${unit} saß ab.` : `${unit} saß ab, um zu Fuß zu kämpfen: ${type}.`,
  goesOn: () => undefined,
  disengages: ({ unit }) => `${unit} suchte sich vom Feind zu lösen.`,
  staysEngaged: ({ unit }) => `${unit} kam nicht vom Feind los.`,
  chargeFailed: ({ unit, target }) => `${unit} zögerte und griff ${target} nicht an.`,
  fellShort: ({ unit, target }) => `${unit} erreichte ${target} nicht.`,
  intercepted: ({ unit, target, counter }) =>
    counter ? `${unit} ritt einen Gegenangriff auf ${target}.` : `${unit} brach vor und fing ${target} ab.`,
  interceptFailed: ({ unit, target }) => `${unit} kam zu spät, um ${target} abzufangen.`,
  reacted: ({ unit, target, how }) => REAGIERT[how]?.(unit, target),
  recoil: ({ unit, by }) => `${unit} wich ${by} zurück.`,
  evade: ({ unit, by }) => `${unit} wich ${by} aus.`,
  flinched: ({ unit, target, by }) => `${unit} scheute vor ${target} und ging ${by} zurück.`,
  pulledUp: ({ unit, target, by }) => `${unit} hielt vor ${target} an und ging ${by} zurück.`,
  breakThrough: ({ unit, target }) => `${unit} brach durch, vorbei an ${target}.`,
  breakThroughLost: ({ unit }) => `${unit} wurde von einem anderen Feind gehalten und konnte nicht durchbrechen.`,
  noRoomForBlock: ({ unit }) => `${unit} fand keinen Platz für einen Abwehrblock.`,
  silentGun: ({ unit, target, why }) => `${unit} konnte auf ${target} nicht schießen: ${STUMM[why]}.`,
  commandRemoved: ({ unit, tally, value }) =>
    `Nach dem Verlust von ${tally.words('dative')} bei einer Grenze von ${value} verließ ${unit} das Feld.`,
};
