/**
 * A Fine Victory, assembled: read this first. The sequence of play is `zonal/turn.ts`; each procedure is a file of the
 * same name in `zonal/`, with the topic word of its rules (FV-ENGAGE is `engage.ts`). What only this book says is here.
 */
import { versionOf } from '../../kernel/mended.js';
import { zonalGame } from '../../zonal/game.js';
import { COMPOSITION, unitFaults } from './army.js';
import { CITES } from './cites.js';
import { alwaysInCommand, interceptsFreely } from './command.js';
import { footAgainstMounted, gunsFireAt, overruns } from './engage.js';
import { canFire, fireDice, mayHaveFired } from './fire.js';
import { hastyRefusal, isPrepared, meetDefence } from './hasty-defence.js';
import { MENDED } from './mended.js';
import { basicSummand, basicValue, combatModifiers } from './melee.js';
import { OPTIONS } from './options.js';
import { mayOpen } from './pikes.js';
import { reserveRefusal } from './reserve.js';
import { TERRAIN_EFFECTS } from './tables.js';
import { STANDS, TYPES } from './units.js';

export const fine = zonalGame({
  id: 'fine',
  title: 'A Fine Victory',
  version: versionOf(MENDED),
  mended: MENDED,
  sequence: CITES.phases,
  cite: CITES,
  types: TYPES,
  stands: STANDS,
  options: OPTIONS,
  terrain: TERRAIN_EFFECTS,
  composition: COMPOSITION,
  fullVictory: 'A Fine Victory',
  tests: { attack: 3, open: 1 },
  flinch: 2,
  hitsPerStand: 2,
  keepPlace: 'P',
  remembersBlue: false,
  disengagedStays: true,
  setUpFormations: ['attack', 'open'],
  placesWholeArmies: false,
  own: {},

  unitFaults,
  mayOpen,
  canFire,
  firesInReaction: canFire,
  mayHaveFired,
  fireDice,
  alwaysInCommand,
  interceptsFreely,
  rethrowsAlone: () => false,
  basicValue,
  basicSummand,
  combatModifiers,
  footAgainstMounted,
  gunsFireAt,
  overruns,
  hastyRefusal,
  hastyHits: () => 1,
  meetDefence,
  isPrepared,
  reserveRefusal,
  cleanUp: () => {},
});
