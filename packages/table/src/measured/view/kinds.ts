/** Which drawing a stand of a measured game has. */
import type { AnyUnit } from '@five-victories/engine';
import type { TabletopMatch } from '@five-victories/engine/tabletop';
import { kindFor as artFor, standKinds, type Game } from '../../art/index.js';

type Looks = Pick<AnyUnit, 'type' | 'state' | 'limbered' | 'thrown' | 'lances' | 'byHorse'>;

/** Guns and command look as their type says; in mixed units each stand has a letter of its own. */
const splendid = (look: Looks, letter: string): string | undefined =>
  artFor('splendid', { ...look, type: letter === 'G' || letter === 'C' ? look.type : letter, letter });

const great = ({ limbered, ...look }: Looks): string | undefined => artFor('great', { ...look, packed: limbered });

/** Types are small here and capital there, one gun here and guns there; who rides a horse is not said. */
const glorious = ({ type, limbered, byHorse }: Looks): string | undefined => {
  const ending = limbered ? ' limbered' : byHorse ? ' by horse' : '';
  const wanted = [`${type}${ending}`, `${type}s${ending}`, `${type} horse`, type, `${type}s`];
  const kinds = standKinds('glorious');
  return wanted
    .map((name) => kinds.find((kind) => kind.toLowerCase() === name.toLowerCase()))
    .find((kind) => kind !== undefined);
};

/** Of a Battle each element looks like the foot it came from. */
export const typeOfElement = ({ rules }: TabletopMatch, letter: string): string =>
  Object.entries(rules.types).find(([, { stands }]) => stands === letter)?.[0] ?? '';

export const kindOf = (match: TabletopMatch, look: Looks, letter: string): string => {
  const game = match.rules.id as Game;
  const found = game === 'splendid' ? splendid(look, letter) : game === 'great' ? great(look) : glorious(look);
  return found ?? standKinds(game)[0]!;
};

const EITHER = [false, true] as const;

/** How a unit may come to look in the course of a match. */
export const looksOf = (match: TabletopMatch, unit: AnyUnit): Looks[] => {
  const { dismounts, arm } = match.rules.types[unit.type]!;
  const { type, thrown = false, lances = false, state } = unit;
  const look = { type, thrown, lances, state, limbered: false, byHorse: false };
  if (dismounts) return (['mounted', 'dismounted'] as const).map((each) => ({ ...look, state: each }));
  if (arm === 'artillery') return EITHER.map((limbered) => ({ ...look, limbered }));
  const afoot = type.replace(/^mounted (?=foot )/, '');
  return afoot === type ? [look] : [...EITHER.map((byHorse) => ({ ...look, byHorse })), { ...look, type: afoot }];
};
