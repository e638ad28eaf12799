/** What an order will come to: what only Splendid and Great say. */
import type { MANOEUVRE_EVENTS } from '@five-victories/engine/manoeuvre';
import type { SilentCause, TabletopEventKinds } from '@five-victories/engine/tabletop';
import type { Foretold, MeasuredUntold } from '../../foretold.js';
import type { Witness } from './witness.js';

/** Undefined where it is told by where the unit goes. */
const REACTS: Readonly<Record<TabletopEventKinds['reaction'], string | undefined>> = {
  stand: 'stand to meet',
  fire: 'stand and give fire at',
  hastyBlock: 'close up in haste against',
  aboutFace: 'face about in haste to meet',
  recoil: undefined,
  evade: undefined,
};

/** Why a gun keeps silent. */
const SILENT: Readonly<Record<SilentCause, string>> = {
  fired: 'it has already fired',
  weak: 'it has no strength left',
  blind: 'the enemy comes from outside its zone of fire',
  waits: 'it has only just been unpacked',
  engaged: 'another enemy is in contact with it',
};

export const foretold: Foretold<typeof MANOEUVRE_EVENTS, Witness, MeasuredUntold> = {
  joined: ({ unit, target, by }) => `${unit} will join in against ${target}, ${by} on.`,
  heldBack: ({ unit }) => `${unit} will hold back from the fight.`,
  recovered: ({ unit, left }) => `${unit} will recover from a hit and have ${left.of('hit')} left.`,
  leftTable: ({ unit, letters }) => `${unit} will lose ${letters} off the table.`,
  setDown: ({ unit }) => `${unit} will march on in column.`,
  mounted: ({ unit }) => `${unit} will mount up.`,
  dismounted: ({ unit, type }) =>
    type === undefined ? `${unit} will dismount.` : `${unit} will dismount to fight as ${type.toLowerCase()}.`,
  disengages: ({ unit }) => `${unit} will try to break off the fight.`,
  staysEngaged: ({ unit }) => `${unit} will not get clear of the enemy.`,
  chargeFailed: ({ unit, target }) => `${unit} will hang back and not charge ${target}.`,
  fellShort: ({ unit, target }) => `${unit} will fall short of ${target}.`,
  intercepted: ({ unit, target, counter }) => `${unit} will ${counter ? 'counter-charge' : 'intercept'} ${target}.`,
  interceptFailed: ({ unit, target }) => `${unit} will come too late to intercept ${target}.`,
  reacted: ({ unit, target, how }) => REACTS[how] && `${unit} will ${REACTS[how]} ${target}.`,
  recoil: ({ unit, by }) => `${unit} will recoil ${by}.`,
  evade: ({ unit, by }) => `${unit} will slip away ${by}.`,
  flinched: ({ unit, target, by }) => `${unit} will flinch before ${target} and fall back ${by}.`,
  pulledUp: ({ unit, target, by }) => `${unit} will pull up before ${target} and fall back ${by}.`,
  breakThrough: ({ unit, target }) => `${unit} will break through past ${target}.`,
  breakThroughLost: ({ unit }) => `${unit} will be held by another enemy and cannot break through.`,
  noRoomForBlock: ({ unit }) => `${unit} will find no room to form a defensive block.`,
  silentGun: ({ unit, target, why }) => `${unit} cannot fire at ${target}: ${SILENT[why]}.`,
  commandRemoved: ({ unit }) => `${unit} will leave the field.`,
};
