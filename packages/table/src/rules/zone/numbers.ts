/** The numbers that the rules of the zone games speak of, all asked of the engine. */
import { ADVANTAGE, COMBAT_VALUE, COVER, optionsOf, OVERLAP, ROWS } from '@five-victories/engine/zonal';
import type { ZoneGame } from '../../match/game-ids.js';
import { editionOf } from '../../match/games.js';

export const zoneNumbers = (id: ZoneGame) => {
  const game = editionOf(id);
  const options = optionsOf(game, {}, 'options', []);
  const { seasoned, green, veteran } = options.unitQualityEffects;
  return {
    attack: game.tests.attack,
    open: game.tests.open,
    flinch: game.flinch,
    perStand: game.hitsPerStand,
    stakes: game.stakes?.hits ?? 0,
    columns: options.columns,
    rows: ROWS,
    zones: options.columns * ROWS,
    reserves: options.columns - 2,
    room: options.unitLimitPerZone,
    fullZones: options.fullVictoryZones,
    full: game.fullVictory,
    cover: -COVER,
    advantage: ADVANTAGE,
    overlap: OVERLAP,
    least: COMBAT_VALUE.least,
    most: COMBAT_VALUE.most,
    hit: seasoned.fire,
    greenHit: green.fire,
    veteranHit: veteran.fire,
    greenTest: green.engage ?? game.tests.attack,
    veteranTest: veteran.engage ?? game.tests.attack,
    /** Of a type of unit: hits by impact, dice of a gun, hits that cost the stand. */
    impact: (type: string): number => game.types[type]?.impact ?? 0,
    gun: (type: string): readonly [number, number] => game.types[type]?.gun ?? [0, 0],
    toughness: (type: string): number => game.types[type]?.hitsPerStand ?? game.hitsPerStand,
  };
};
export type ZoneNumbers = ReturnType<typeof zoneNumbers>;
