/** Wofür Summanden stehen. */
import { FINE_MODIFIERS } from '@five-victories/engine/fine';
import { MAJOR_MODIFIERS } from '@five-victories/engine/major';
import { MODIFIERS, type ZonalKinds } from '@five-victories/engine/zonal';
import { telling } from '../../language.js';
import type { ZonalCast } from '../../zonal-cast.js';
import { german, type German } from './facts.js';

const both: German<typeof MODIFIERS> = {
  gunHere: () => 'vom Geschütz, gleiche Zone',
  gunNextZone: () => 'vom Geschütz, Nachbarzone',
  firerDefensive: () => 'Schütze in Abwehrformation',
  targetMounted: () => 'Ziel beritten',
  targetDefensive: () => 'Ziel in Abwehrformation',
  targetOpen: () => 'Ziel in loser Ordnung',
  cover: ({ ground }) => `Deckung: ${ground}`,
  kindOfStand: ({ stand }) => stand,
  ownOpenOrder: () => 'in loser Ordnung',
  mountedOnDefence: () => 'Reiter gegen Abwehrformation',
  limit: () => 'Grenze',
  quality: ({ quality }) => quality,
};

const fine: German<typeof FINE_MODIFIERS> = {
  musketStands: ({ by }) => by.either('Musketenstand', 'Musketenstände'),
  defensiveMuskets: () => 'mit Musketen in Abwehrformation gegen Fußvolk',
  mountedOnOpenOrder: () => 'Reiter gegen lose Ordnung',
  mountedOnPikes: () => 'Reiter gegen Abwehrformation mit Piken',
};

const major: German<typeof MAJOR_MODIFIERS> = {
  stands: ({ by }) => by.either('Stand', 'Stände'),
  longbows: () => 'mit Langbögen',
  crossbows: () => 'mit Armbrüsten',
  spears: () => 'mit Wurfspeeren',
  firerMounted: () => 'Schütze beritten',
  targetIsBombard: () => 'Ziel ist eine Bombarde',
  targetIs: ({ type }) => `Ziel: ${type}`,
  firearmsOnArmour: () => 'mit Feuerwaffen gegen Rüstung',
  artillery: () => 'Artillerie',
  typeOfUnit: ({ type }) => type,
  footWith: ({ type, weapon }) => `${type} mit ${weapon}`,
  defensiveWithoutPikes: () => 'ohne Piken in Abwehrformation gegen Fußvolk',
  mountedOnOpenFoot: () => 'Reiter gegen Fußvolk in loser Ordnung',
  mountedOnFirearms: () => 'Reiter gegen Feuerwaffen',
  mountedOnPikeDefence: () => 'Reiter gegen Abwehrformation aus Piken',
};

const ALL = { ...MODIFIERS, ...FINE_MODIFIERS, ...MAJOR_MODIFIERS };
export const modifiers = telling<ZonalKinds, typeof ALL, ZonalCast, typeof german>(
  ALL,
  german,
  { ...both, ...fine, ...major },
  'phrase',
);
