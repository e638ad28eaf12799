/** Was aus einem Befehl wird: was nur Splendid und Great sagen. */
import type { MANOEUVRE_EVENTS } from '@five-victories/engine/manoeuvre';
import type { SilentCause, TabletopEventKinds } from '@five-victories/engine/tabletop';
import type { Foretold, MeasuredUntold } from '../../foretold.js';
import { TREFFER } from '../facts.js';
import { can, will } from '../number.js';
import type { Witness } from './witness.js';

/** Undefined, wo der Weg es sagt. */
const REAGIERT: Readonly<Record<TabletopEventKinds['reaction'], ((whom: string) => string) | undefined>> = {
  stand: (whom) => `${whom} stehend erwarten`,
  fire: (whom) => `standhalten und auf ${whom} schießen`,
  hastyBlock: (whom) => `in Eile gegen ${whom} aufschließen`,
  aboutFace: (whom) => `in Eile kehrtmachen, um ${whom} zu begegnen`,
  recoil: undefined,
  evade: undefined,
};

/** Warum ein Geschütz schweigt. */
const STUMM: Readonly<Record<SilentCause, string>> = {
  fired: 'Es hat schon gefeuert',
  weak: 'Es hat keine Stärke mehr',
  blind: 'Der Feind kommt von außerhalb der Feuerzone',
  waits: 'Es ist eben erst aufgebaut',
  engaged: 'Ein anderer Feind ist in Kontakt',
};

export const foretold: Foretold<typeof MANOEUVRE_EVENTS, Witness, MeasuredUntold> = {
  joined: ({ unit, target, by }) => `${will(unit)} in den Kampf gegen ${target} eingreifen, ${by} weiter vorn.`,
  heldBack: ({ unit }) => `${will(unit)} sich aus dem Kampf heraushalten.`,
  recovered: ({ unit, left }) =>
    `${will(unit)} sich von einem Treffer erholen und noch ${left.of(TREFFER, 'accusative')} haben.`,
  leftTable: ({ unit, letters }) => `${will(unit)} ${letters} über die Tischkante verlieren.`,
  setDown: ({ unit }) => `${will(unit)} in Kolonne weitermarschieren.`,
  mounted: ({ unit }) => `${will(unit)} aufsitzen.`,
  dismounted: ({ unit, type }) =>
    type === undefined ? `${will(unit)} absitzen.` : `${will(unit)} absitzen, um zu Fuß zu kämpfen: ${type}.`,
  disengages: ({ unit }) => `${will(unit)} versuchen, sich vom Feind zu lösen.`,
  staysEngaged: ({ unit }) => `${will(unit)} nicht vom Feind loskommen.`,
  chargeFailed: ({ unit, target }) => `${will(unit)} zögern und ${target} nicht angreifen.`,
  fellShort: ({ unit, target }) => `${will(unit)} ${target} nicht erreichen.`,
  intercepted: ({ unit, target, counter }) =>
    counter ? `${will(unit)} einen Gegenangriff auf ${target} reiten.` : `${will(unit)} ${target} abfangen.`,
  interceptFailed: ({ unit, target }) => `${will(unit)} zu spät kommen, um ${target} abzufangen.`,
  reacted: ({ unit, target, how }) => {
    const deed = REAGIERT[how]?.(target);
    return deed && `${will(unit)} ${deed}.`;
  },
  recoil: ({ unit, by }) => `${will(unit)} ${by} zurückweichen.`,
  evade: ({ unit, by }) => `${will(unit)} ${by} ausweichen.`,
  flinched: ({ unit, target, by }) => `${will(unit)} vor ${target} scheuen und ${by} zurückgehen.`,
  pulledUp: ({ unit, target, by }) => `${will(unit)} vor ${target} anhalten und ${by} zurückgehen.`,
  breakThrough: ({ unit, target }) => `${will(unit)} durchbrechen, vorbei an ${target}.`,
  breakThroughLost: ({ unit }) => `${will(unit)} nicht durchbrechen, gehalten von einem anderen Feind.`,
  noRoomForBlock: ({ unit }) => `${will(unit)} keinen Platz für einen Abwehrblock finden.`,
  silentGun: ({ unit, target, why }) => `${can(unit)} auf ${target} nicht schießen: ${STUMM[why]}.`,
  commandRemoved: ({ unit }) => `${will(unit)} das Feld verlassen.`,
};
