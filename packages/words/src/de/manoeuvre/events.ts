/** Der Schlachtbericht: was nur Splendid und Great sagen. */
import type { MANOEUVRE_EVENTS } from '@five-victories/engine/manoeuvre';
import type { SilentCause, TabletopEventKinds } from '@five-victories/engine/tabletop';
import { inWords } from '../facts.js';
import { did, past } from '../number.js';
import type { Witnessed } from './witness.js';

/** Undefined, wo es erzählt wird, wenn es geschehen ist. */
const REAGIERT: Readonly<Record<TabletopEventKinds['reaction'], ((who: string, whom: string) => string) | undefined>> =
  {
    stand: (who, whom) => `${did(who, 'erwartete')} ${whom} stehend.`,
    fire: (who, whom) => `${did(who, 'hielt')} stand und ${past(who, 'gab')} Feuer auf ${whom}.`,
    hastyBlock: (who, whom) => `${did(who, 'begann')} in Eile aufzuschließen gegen ${whom}.`,
    aboutFace: (who, whom) => `${did(who, 'machte')} in Eile kehrt, um ${whom} zu begegnen.`,
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
  quality: ({ unit, quality }) => `${did(unit, 'erwies')} sich als ${quality}.`,
  commandQuality: ({ unit, command }) => `${did(unit, 'erwies')} sich als ${command}.`,
  joined: ({ unit, target, by }) => `${did(unit, 'griff')} in den Kampf gegen ${target} ein, ${by} weiter vorn.`,
  heldBack: ({ unit }) => `${did(unit, 'hielt')} sich aus dem Kampf heraus.`,
  recovered: ({ unit, left }) =>
    `${did(unit, 'erholte')} sich von einem Treffer; es ${left.n === 0 ? 'blieb keiner' : left.either('blieb einer', `blieben ${inWords(left.n)}`)}.`,
  leftTable: ({ unit, letters }) => `${did(unit, 'verlor')} ${letters} über die Tischkante.`,
  setDown: ({ unit }) => `${did(unit, 'marschierte')} in Kolonne weiter.`,
  mounted: ({ unit }) => `${did(unit, 'saß')} auf.`,
  dismounted: ({ unit, type }) =>
    type === undefined ? `${did(unit, 'saß')} ab.` : `${did(unit, 'saß')} ab, um zu Fuß zu kämpfen: ${type}.`,
  goesOn: () => undefined,
  disengages: ({ unit }) => `${did(unit, 'suchte')} sich vom Feind zu lösen.`,
  staysEngaged: ({ unit }) => `${did(unit, 'kam')} nicht vom Feind los.`,
  chargeFailed: ({ unit, target }) => `${did(unit, 'zögerte')} und ${past(unit, 'griff')} ${target} nicht an.`,
  fellShort: ({ unit, target }) => `${did(unit, 'erreichte')} ${target} nicht.`,
  intercepted: ({ unit, target, counter }) =>
    counter
      ? `${did(unit, 'ritt')} einen Gegenangriff auf ${target}.`
      : `${did(unit, 'brach')} vor und ${past(unit, 'fing')} ${target} ab.`,
  interceptFailed: ({ unit, target }) => `${did(unit, 'kam')} zu spät, um ${target} abzufangen.`,
  reacted: ({ unit, target, how }) => REAGIERT[how]?.(unit, target),
  recoil: ({ unit, by }) => `${did(unit, 'wich')} ${by} zurück.`,
  evade: ({ unit, by }) => `${did(unit, 'wich')} ${by} aus.`,
  flinched: ({ unit, target, by }) => `${did(unit, 'scheute')} vor ${target} und ${past(unit, 'ging')} ${by} zurück.`,
  pulledUp: ({ unit, target, by }) => `${did(unit, 'hielt')} vor ${target} an und ${past(unit, 'ging')} ${by} zurück.`,
  breakThrough: ({ unit, target }) => `${did(unit, 'brach')} durch, vorbei an ${target}.`,
  breakThroughLost: ({ unit }) =>
    `${did(unit, 'wurde')} von einem anderen Feind gehalten und ${past(unit, 'konnte')} nicht durchbrechen.`,
  noRoomForBlock: ({ unit }) => `${did(unit, 'fand')} keinen Platz für einen Abwehrblock.`,
  silentGun: ({ unit, target, why }) => `${did(unit, 'konnte')} auf ${target} nicht schießen: ${STUMM[why]}.`,
  commandRemoved: ({ unit, tally, value }) =>
    `Nach dem Verlust von ${tally.words('dative')} bei einer Grenze von ${value} ${past(unit, 'verließ')} ${unit} das Feld.`,
};
