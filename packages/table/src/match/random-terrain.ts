/** Ground by chance, the same from both chairs: each feature has its mirror image, or lies in the middle. */
import { zoneAt, type Terrain } from '@five-victories/engine/zonal';

const MIDDLE = 1;
/** Of some types a match has one zone only; those lie in the middle of the table, where nobody has more of them. */
const CENTRE: readonly Terrain[] = ['village', 'wood', 'hill', 'rough'];
const PAIRS: readonly Terrain[] = ['hill', 'rough'];

type Ground = Record<string, Terrain[]>;

/** `chance(n)` gives a number below n. */
export const randomTerrain = (chance: (n: number) => number, columns = 5): Ground => {
  const ground: Ground = {};
  const centre = (columns - 1) / 2;
  // An even number of columns has none in the middle.
  if (Number.isInteger(centre) && chance(3) > 0) ground[zoneAt(centre, MIDDLE)] = [CENTRE[chance(CENTRE.length)]!];
  const column = chance(Math.floor(columns / 2));
  const feature = PAIRS[chance(PAIRS.length)]!;
  ground[zoneAt(column, MIDDLE)] = [feature];
  ground[zoneAt(columns - 1 - column, MIDDLE)] = [feature];
  if (chance(2) === 0) {
    const far = chance(columns);
    const other = PAIRS[chance(PAIRS.length)]!;
    ground[zoneAt(far, 0)] = [other];
    ground[zoneAt(columns - 1 - far, 2)] = [other];
  }
  return ground;
};
