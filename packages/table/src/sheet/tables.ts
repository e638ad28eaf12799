/** The engine's tables of both games, as the quick reference sheet reads them. */
import { COMBAT as FINE_COMBAT, COMBAT_MODIFIERS as FINE_MELEE, FIRE as FINE_FIRE } from '@five-victories/engine/fine';
import {
  COMBAT as MAJOR_COMBAT,
  COMBAT_MODIFIERS as MAJOR_MELEE,
  FIRE as MAJOR_FIRE,
} from '@five-victories/engine/major';
import type { ZoneGame } from '../match/game-ids.js';

export type FireKey = keyof typeof FINE_FIRE | keyof typeof MAJOR_FIRE;
export type MeleeKey = keyof typeof FINE_MELEE | keyof typeof MAJOR_MELEE;

export const FIRE: Readonly<Record<ZoneGame, Partial<Record<FireKey, number>>>> = {
  fine: FINE_FIRE,
  major: MAJOR_FIRE,
};
export const MELEE: Readonly<Record<ZoneGame, Partial<Record<MeleeKey, number>>>> = {
  fine: FINE_MELEE,
  major: MAJOR_MELEE,
};
export { FINE_COMBAT, MAJOR_COMBAT };
