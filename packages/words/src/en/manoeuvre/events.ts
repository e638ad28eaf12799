/** The battle report: what only Splendid and Great say. */
import type { MANOEUVRE_EVENTS } from '@five-victories/engine/manoeuvre';
import type { SilentCause, TabletopEventKinds } from '@five-victories/engine/tabletop';
import type { Witnessed } from './witness.js';

/** Undefined where it is told when it has gone. */
const REACTED: Readonly<Record<TabletopEventKinds['reaction'], string | undefined>> = {
  stand: 'stood to meet',
  fire: 'stood and gave fire at',
  hastyBlock: 'began to close up in haste against',
  aboutFace: 'faced about in haste to meet',
  recoil: undefined,
  evade: undefined,
};

/** Why a gun kept silent. */
const SILENT: Readonly<Record<SilentCause, string>> = {
  fired: 'it had already fired',
  weak: 'it had no strength left',
  blind: 'the enemy came from outside its zone of fire',
  waits: 'it had only just been unpacked',
  engaged: 'another enemy was in contact with it',
};

export const events: Witnessed<typeof MANOEUVRE_EVENTS> = {
  initiative: ({ side }) => `The initiative fell to ${side}.`,
  quality: ({ unit, quality }) => `${unit} turned out ${quality}.`,
  commandQuality: ({ unit, command }) => `${unit} proved ${command}.`,
  joined: ({ unit, target, by }) => `${unit} joined in against ${target}, ${by} on.`,
  heldBack: ({ unit }) => `${unit} held back from the fight.`,
  recovered: ({ unit, left }) => `${unit} recovered from a hit and had ${left.of('hit')} left.`,
  leftTable: ({ unit, letters }) => `${unit} lost ${letters} off the table.`,
  setDown: ({ unit }) => `${unit} marched on in column.`,
  mounted: ({ unit }) => `${unit} mounted up.`,
  dismounted: ({ unit, type }) =>
    type === undefined ? `${unit} dismounted.` : `${unit} dismounted to fight as ${type.toLowerCase()}.`,
  goesOn: () => undefined,
  disengages: ({ unit }) => `${unit} tried to break off the fight.`,
  staysEngaged: ({ unit }) => `${unit} did not get clear of the enemy.`,
  chargeFailed: ({ unit, target }) => `${unit} hung back and did not charge ${target}.`,
  fellShort: ({ unit, target }) => `${unit} fell short of ${target}.`,
  intercepted: ({ unit, target, counter }) =>
    `${unit} ${counter ? 'counter-charged' : 'came out and intercepted'} ${target}.`,
  interceptFailed: ({ unit, target }) => `${unit} came too late to intercept ${target}.`,
  reacted: ({ unit, target, how }) => REACTED[how] && `${unit} ${REACTED[how]} ${target}.`,
  recoil: ({ unit, by }) => `${unit} recoiled ${by}.`,
  evade: ({ unit, by }) => `${unit} slipped away ${by}.`,
  flinched: ({ unit, target, by }) => `${unit} flinched before ${target} and fell back ${by}.`,
  pulledUp: ({ unit, target, by }) => `${unit} pulled up before ${target} and fell back ${by}.`,
  breakThrough: ({ unit, target }) => `${unit} broke through past ${target}.`,
  breakThroughLost: ({ unit }) => `${unit} was held by another enemy and could not break through.`,
  noRoomForBlock: ({ unit }) => `${unit} found no room to form a defensive block.`,
  silentGun: ({ unit, target, why }) => `${unit} could not fire at ${target}: ${SILENT[why]}.`,
  commandRemoved: ({ unit, tally, value }) =>
    `With ${tally.words} lost and ${value} the limit, ${unit} left the field.`,
};
