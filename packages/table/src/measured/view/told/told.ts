/** What is told of a unit or of ground that somebody points at. */
import { distanceTo } from '@five-victories/engine/geometry';
import { nameOf, unitOf, type TabletopMatch, type UnitId } from '@five-victories/engine/tabletop';
import { effectsTold } from '../../../legend/grounds.js';
import type { Spot } from '../../marks.js';
import { m } from '../../words/index.js';
import { capital, typeName, unitKind, unitState } from '../../words/names.js';
import { middleOf } from '../marks/lines.js';
import { isWater, ORDER } from '../terrain.js';

export interface Told {
  readonly title: string;
  readonly lines: readonly string[];
}

export const toldOfUnit = (match: TabletopMatch, id: UnitId): Told => {
  const unit = unitOf(match, id);
  const state = capital(unitState(match, unit).join(', '));
  return { title: nameOf(match, id), lines: [unitKind(match, unit), ...(state === '' ? [] : [state])] };
};

/** What a feature is called. */
const titleOf = (match: TabletopMatch, index: number, words: ReturnType<typeof m>): string => {
  const given = match.state.options.terrain[index]!;
  const kind = isWater(given) ? words.ground.water : (words.names.terrain[given.type] ?? given.type);
  return given.name === undefined ? capital(kind) : words.ground.titled(given.name, kind);
};

export const toldOfGround = (match: TabletopMatch, index: number, words = m()): Told => {
  const { effect, level, type } = match.table.features[index]!;
  const effects = effectsTold(effect, words, {
    name: (whom) => typeName(match, whom, words),
    list: words.names.list,
  });
  return {
    title: titleOf(match, index, words),
    lines: [
      ...(type === 'hill' ? [capital(words.view.level(level))] : []),
      ...(effects.length > 0 ? effects : [words.ground.nothing]),
    ],
  };
};

/** The features at a spot, the uppermost first; a line is met within `far` of it. */
export const groundsAt = ({ table: { features } }: TabletopMatch, { x, y }: Spot, far: number): number[] =>
  [...features.keys()]
    .filter((i) => {
      const { ground, isLine } = features[i]!;
      return ground.parts.some((part) => distanceTo(part, x, y) <= (isLine ? far : 0));
    })
    .sort((a, b) => ORDER.indexOf(features[b]!.type) - ORDER.indexOf(features[a]!.type));

/** Where a feature is, for who cannot point at it. */
export const middleOfGround = ({ state }: TabletopMatch, index: number): Spot | undefined => {
  const points = state.options.terrain[index]?.points;
  return points && middleOf(points.map(([x, y]) => ({ x, y })));
};
