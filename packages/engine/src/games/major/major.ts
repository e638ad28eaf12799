/**
 * A Major Victory, assembled: read this first. The sequence of play is `zonal/turn.ts`; each procedure is a file of the
 * same name in `zonal/`. What only this book says is here.
 */
import { versionOf } from '../../kernel/mended.js';
import { zonalGame } from '../../zonal/game.js';
import { COMPOSITION, unitFaults } from './army.js';
import { CITES } from './cites.js';
import { alwaysInCommand, rethrowsAlone } from './command.js';
import { dismount } from './dismount.js';
import { footAgainstMounted, gunsFireAt, overruns } from './engage.js';
import { canFire, fireDice, firesInReaction, mayHaveFired } from './fire.js';
import { mayOpen } from './formation.js';
import { hastyHits, hastyRefusal, meetDefence } from './hasty-defence.js';
import { MENDED } from './mended.js';
import { basicSummand, basicValue, combatModifiers } from './melee.js';
import { OPTIONS } from './options.js';
import { reserveRefusal } from './reserve.js';
import { TERRAIN_EFFECTS } from './tables.js';
import { STANDS, TYPES } from './units.js';
import { cleanUp } from './victory.js';

export const major = zonalGame({
  id: 'major',
  title: 'A Major Victory',
  version: versionOf(MENDED),
  mended: MENDED,
  sequence: CITES.phases,
  cite: CITES,
  types: TYPES,
  stands: STANDS,
  options: OPTIONS,
  terrain: TERRAIN_EFFECTS,
  composition: COMPOSITION,
  fullVictory: 'A Major Victory',
  tests: { attack: 3, open: 1 },
  flinch: 2,
  hitsPerStand: 2,
  keepPlace: '',
  remembersBlue: true,
  disengagedStays: false,
  setUpFormations: ['attack', 'open', 'defensive'],
  placesWholeArmies: true,
  stakes: {
    hits: 2,
    deploy: 'MV-STAKE-01',
    barred: 'MV-STAKE-02',
    lost: 'MV-STAKE-03',
    engaged: 'MV-STAKE-04',
    caught: 'MV-STAKE-05',
    leaves: 'MV-RESERVE-08',
    strike: 'MV-STAKE-07',
  },
  own: { dismount },

  unitFaults,
  mayOpen,
  canFire,
  firesInReaction,
  mayHaveFired,
  fireDice,
  alwaysInCommand,
  interceptsFreely: () => false,
  rethrowsAlone,
  basicValue,
  basicSummand,
  combatModifiers,
  footAgainstMounted,
  gunsFireAt,
  overruns,
  hastyRefusal,
  hastyHits,
  meetDefence,
  isPrepared: () => false,
  reserveRefusal,
  cleanUp,
});
