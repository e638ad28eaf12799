/** The drawings of stands: made once each, put on the page once. */
import type { AnyUnit } from '@five-victories/engine';
import type { TabletopMatch } from '@five-victories/engine/tabletop';
import {
  battleSymbol,
  countersSvg,
  LEVELS,
  MARKER_NAMES,
  markerSymbol,
  standSymbol,
  SURFACES,
  terrainPattern,
  VARIANTS,
  type ArtSymbol,
  type Game,
  type Level,
} from '../../art/index.js';
import { knownOf } from '../known.js';
import type { Figure, Piece } from './figure.js';
import { kindOf, looksOf, typeOfElement } from './kinds.js';
import { drawnSize, millimetres, type Drawn } from './plane.js';

const known = new Map<string, ArtSymbol>();

/** Stands of a tenth of a millimetre more or less look alike. */
const rounded = (value: number): number => Math.round(value * 10) / 10;

const symbolFor = (
  game: Game,
  kind: string,
  level: Level,
  variant: number,
  width: number,
  depth: number,
): ArtSymbol => {
  const turn = level === 'far' ? 0 : variant % VARIANTS.length;
  const size = { width: rounded(width), depth: rounded(depth) };
  const key = `${game} ${kind} ${level} ${turn} ${size.width} ${size.depth}`;
  let found = known.get(key);
  if (!found) known.set(key, (found = standSymbol(game, kind, { level, variant: turn, size })));
  return found;
};

/** Elements drawn smaller, since a base is crowded, take the drawing of whole ones. */
export const pieceSymbol = (match: TabletopMatch, piece: Piece, level: Level): { id: string; scale: number } => {
  const game = match.rules.id as Game;
  const base = baseFor(match, piece);
  const { id } = symbolFor(game, piece.kind, level, piece.stand * 2 + 1, base.width, base.depth);
  return { id, scale: piece.width / base.width };
};

/** The stands of a unit seen from afar. */
export const farStands = (match: TabletopMatch, figure: Figure): string =>
  knownOf(figure, 'far', () => {
    const stands = figure.pieces.map((piece) => {
      const { kind: name, x, y, turn, width } = piece;
      const base = baseFor(match, piece);
      return { name, x, y, turn, scale: width / base.width, ...base };
    });
    return countersSvg(match.rules.id as Game, stands);
  });

/** By the kinds of drawings that there have been on a table. */
const basesOf = ({ table }: TabletopMatch): Map<string, Drawn> => knownOf(table, 'bases', () => new Map());

/** The whole base that a drawing is for: the smallest of the match that is no smaller than the piece. */
const baseFor = (match: TabletopMatch, { kind, width, depth }: Piece): Drawn =>
  basesOf(match).get(kind) ?? { width, depth };

const standsOf = (match: TabletopMatch): ArtSymbol[] => {
  const game = match.rules.id as Game;
  const kinds = new Map<string, Drawn>();
  for (const unit of match.state.units)
    for (const letter of new Set(unit.stands)) {
      const isBattle = match.rules.types[unit.type]!.battle === true;
      const looks = isBattle ? [{ ...unit, type: typeOfElement(match, letter) }] : looksOf(match, unit);
      for (const look of looks) {
        const [kind, size] = [kindOf(match, look, letter), drawnSize(match, match.table.bases[look.type]!)];
        kinds.set(kind, size);
        basesOf(match).set(kind, size);
      }
    }
  return [...kinds].flatMap(([kind, { width, depth }]) =>
    LEVELS.flatMap((level) => VARIANTS.map((variant) => symbolFor(game, kind, level, variant, width, depth))),
  );
};

const diametersOf = (match: TabletopMatch): number[] => [
  ...new Set(match.state.units.flatMap(({ diameter, place }: AnyUnit) => diameter ?? place?.diameter ?? [])),
];

export const battleBase = (diameter: number): string => battleSymbol(diameter).id;

/** What the drawings of a match follow from: anew only when this changes. */
export const castOf = (match: TabletopMatch): string =>
  [
    match.rules.id,
    ...new Set(match.state.units.map(({ type, stands }) => type + [...new Set(stands)].sort().join(''))),
    ...diametersOf(match),
  ].join();

/** All drawings that a match can come to need, as the content of `<defs>`. */
export const symbolsOf = (match: TabletopMatch): string => {
  const mm = millimetres(match);
  const all = [
    ...standsOf(match),
    ...diametersOf(match).map((diameter) => battleSymbol(diameter * mm)),
    ...SURFACES.map(terrainPattern),
    ...MARKER_NAMES.map((name) => markerSymbol(name)),
  ];
  return [...new Map(all.map(({ id, svg }) => [id, svg])).values()].join('');
};
