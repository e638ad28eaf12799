/** Mounted foot by horse: away from everybody from start to end, and where mounted units may be. GL-MOVE-16. */
import { firstOverlap, firstTouch, overlaps, touches, turn, type Footprint } from '../../../geometry/index.js';
import { prohibitedTo } from '../../../tabletop/moves/obstacles.js';
import { isOn } from '../../../tabletop/questions.js';
import type { WhyNot } from '../../../tabletop/rules.js';
import { figureIn, figureOf, figuresOf } from '../../../tabletop/store.js';
import { isClosedByHorse } from './clear.js';
import { cornerOf, pivotedPlace, type Wheel } from './wheel.js';
import { refuse } from '../messages/index.js';
import type { GloriousMatch } from '../decisions.js';
import type { Placed } from '../unit.js';

/** What it meets of something in its pivot: on the way, unless only the end counts, and at the end. */
const meetsInPivot = (
  match: GloriousMatch,
  unit: Placed,
  { corner = 'left', by }: Wheel,
  first: typeof firstOverlap,
  meets: (a: Footprint, b: Footprint) => boolean,
): ((there: Footprint) => boolean) => {
  const figure = figureOf(match, unit);
  const motion = turn(cornerOf(match, unit, unit.place, corner), by);
  const end = figureIn(match, unit, pivotedPlace(match, unit, unit.place, { corner, by }));
  return (there) => meets(end, there) || (!isOn(match, 'turnsEndOnly') && first(figure, motion, there) !== undefined);
};

/** Why a unit that rides may not start from where it stands, or not with this pivot. */
export const ridingRefusal = (match: GloriousMatch, unit: Placed, pivot: Wheel | undefined): WhyNot => {
  if (!unit.byHorse) return undefined;
  const figure = figureOf(match, unit);
  const turns = pivot && pivot.by !== 0 ? pivot : undefined;
  const touched = turns && meetsInPivot(match, unit, turns, firstTouch, touches);
  for (const [i, there] of figuresOf(match).entries()) {
    const { id: other } = match.state.units[i]!;
    if (!there || other === unit.id) continue;
    const facts = { unit: unit.id, other };
    if (touches(figure, there)) return refuse('GL-MOVE-16', 'touchingCannotRide', facts);
    if (touched?.(there)) return refuse('GL-MOVE-16', 'pivotWouldTouch', facts);
  }
  const trodden = turns && meetsInPivot(match, unit, turns, firstOverlap, overlaps);
  for (const feature of prohibitedTo(match, unit, unit.place.formation)) {
    const { type, ground } = feature;
    const rule = isClosedByHorse(match, unit, unit.place, feature) ? 'GL-MOVE-16' : 'GL-TERR-02';
    const facts = { unit: unit.id, type };
    if (overlaps(figure, ground)) return refuse(rule, 'closedCannotRide', facts);
    if (trodden?.(ground)) return refuse(rule, 'pivotOntoClosed', facts);
  }
  return undefined;
};
