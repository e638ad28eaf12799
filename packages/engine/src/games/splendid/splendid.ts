/**
 * A Splendid Victory, assembled: read this first. The sequence of play is `tabletop/turn.ts`; each procedure is a file of
 * the same name in `tabletop/`, with the topic word of its rules (SV-CHARGE is `charge.ts`). What only this book says is
 * here.
 */
import { tabletopGame } from '../../tabletop/game.js';
import { combines, verbs } from './actions.js';
import { allowance, chargeAllowance, mustOutflank } from './allowance.js';
import { COMPOSITION } from './army.js';
import { CITES } from './cites/index.js';
import { FIRE, fireDice, fireHits, isMusket } from './fire.js';
import { formationRefusal } from './formation.js';
import { aboutFaceHits, basicValue, chargeTest, combatModifiers, hastyHits, impactHits, pullUpTest } from './melee.js';
import { OPTIONS } from './options.js';
import { GENERATION, NUMBERS, TERRAIN_EFFECTS } from './tables.js';
import { STANDS, TYPES } from './units.js';

export const splendid = tabletopGame({
  id: 'splendid',
  title: 'A Splendid Victory',
  version: '1',
  sequence: CITES.phases,
  cite: CITES,
  types: TYPES,
  stands: STANDS,
  options: OPTIONS,
  terrain: TERRAIN_EFFECTS,
  composition: COMPOSITION,
  generation: GENERATION,
  numbers: NUMBERS,
  fire: FIRE,
  fullVictory: 'A Splendid Victory',

  formationRefusal,
  verbs,
  combines,
  allowance,
  chargeAllowance,
  mustOutflank,
  isMusket,
  fireDice,
  fireHits,
  chargeTest,
  basicValue,
  combatModifiers,
  hastyHits,
  pullUpTest,
  aboutFaceHits,
  impactHits,
});
