/** Outflanking: GL-FLANK-01..05, GL-GEO-06, GL-R-07, -47, -48, -50. */
import { edgeOf, edgesTowards, endsOf, squareToLine, TOUCH, type Edge, type Point } from '../../../geometry/index.js';
import { neighboursIn } from '../../../tabletop/fire/zones-of-fire.js';
import { contactsOf, isOn } from '../../../tabletop/questions.js';
import type { GloriousMatch } from '../decisions.js';
import { figureOf } from '../../../tabletop/store.js';
import { sizeOf } from '../../../tabletop/unit.js';
import type { Placed } from '../unit.js';
import { isBattle } from '../who.js';

/** GL-R-07: all rear sides of elements with none of the unit directly behind them. */
const rearEdges = (match: GloriousMatch, unit: Placed): Edge[] => {
  const { stands } = figureOf(match, unit);
  return neighboursIn(unit.place.layout).covered.flatMap(({ rear }, i) => (rear ? [] : [edgeOf(stands[i]!, 'rear')]));
};

const meets = ({ x, y }: Point, edge: Edge): boolean => {
  const [a, b] = endsOf(edge);
  return squareToLine(x, y, a.x, a.y, b.x, b.y) <= TOUCH * TOUCH;
};

/** GL-FLANK-01, -02, GL-R-48: whether an enemy in contact outflanks a unit. */
export const outflanks = (match: GloriousMatch, enemy: Placed, unit: Placed): boolean => {
  if (isBattle(enemy) || isBattle(unit)) return false;
  const [front] = edgesTowards(figureOf(match, enemy), 'front');
  const rear = rearEdges(match, unit);
  if (endsOf(front!).some((corner) => rear.some((edge) => meets(corner, edge)))) return true;
  return isOn(match, 'outflankRearCorner') && rear.some((edge) => endsOf(edge).some((end) => meets(end, front!)));
};

/** GL-FLANK-03, GL-R-47, -50: how many elements a unit loses at once. */
export const outflankedBy = (match: GloriousMatch, unit: Placed): number => {
  if (isBattle(unit) || (sizeOf(unit) === 1 && isOn(match, 'outflankSpareSingles'))) return 0;
  const count = contactsOf(match, unit).filter((enemy) => outflanks(match, enemy, unit)).length;
  return isOn(match, 'outflankOnce') ? Math.min(1, count) : count;
};
