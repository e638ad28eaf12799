/** Which drawing a stand has, and all drawings a match needs. */
import type { Unit, ZonalMatch } from '@five-victories/engine/zonal';
import {
  kindFor as artFor,
  LEVELS,
  standKinds,
  standSymbol,
  stakesSymbol,
  SURFACES,
  terrainPattern,
  VARIANTS,
  type Game,
  type Level,
  type StandSymbol,
} from '../art/index.js';

export type { Game, Level } from '../art/index.js';

/** Guns and uniform units look as their type says; in mixed units each stand has a letter of its own. */
const isOfType = (match: ZonalMatch, letter: string): boolean => letter === 'G' || match.rules.id === 'major';

/** The name of the drawing for a stand of this unit. */
export const kindFor = (match: ZonalMatch, unit: Unit, letter: string): string => {
  const game = match.rules.id as Game;
  const { weapon, spears, state } = unit;
  const type = isOfType(match, letter) ? unit.type : letter;
  return artFor(game, { type, letter, weapon, spears, state }) ?? standKinds(game)[0]!;
};

const known = new Map<string, StandSymbol>();

export const symbolFor = (game: Game, kind: string, level: Level, variant: number): StandSymbol => {
  const key = `${game} ${kind} ${level} ${variant}`;
  let found = known.get(key);
  if (!found) known.set(key, (found = standSymbol(game, kind, { level, variant: variant % VARIANTS.length })));
  return found;
};

export const COMMANDER = 'C';

/** All drawings that a match can come to need, as the content of `<defs>`. */
export const symbolsOf = (match: ZonalMatch): string => {
  const game = match.rules.id as Game;
  const kinds = new Set<string>([COMMANDER]);
  for (const unit of match.state.units)
    for (const letter of new Set(unit.layout.replace(/[^A-Z]/g, '')))
      for (const state of unit.state === undefined ? [undefined] : (['mounted', 'dismounted'] as const))
        kinds.add(kindFor(match, { ...unit, state }, letter));
  const stands = [...kinds].flatMap((kind) =>
    LEVELS.flatMap((level) => VARIANTS.map((variant) => symbolFor(game, kind, level, variant))),
  );
  const all = [...stands, ...SURFACES.map(terrainPattern), stakesSymbol(STAKES)];
  return [...new Map(all.map(({ id, svg }) => [id, svg])).values()].join('');
};

/** Width in mm for which stakes are drawn. */
export const STAKES = 60;
export const STAKES_ID: string = stakesSymbol(STAKES).id;
