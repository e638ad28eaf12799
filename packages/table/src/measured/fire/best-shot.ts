/** The best a unit can do by fire, in a line: for the list of those that can. */
import { isManoeuvre } from '@five-victories/engine/manoeuvre';
import type { TabletopMatch, UnitId } from '@five-victories/engine/tabletop';
import { diceText, shareText } from '../odds/texts.js';
import { standingIn } from '../spots.js';
import { m } from '../words/index.js';
import { unitName } from '../words/names.js';
import { emptyFor } from './draft.js';
import { chancesOf, pivotShots, targetsOf } from './shots.js';

export const bestShotText = (match: TabletopMatch, id: UnitId): string | undefined => {
  if (!isManoeuvre(match)) return undefined;
  const unit = standingIn(match, id);
  if (match.decision?.kind !== 'fire' || !unit) return undefined;
  const draft = emptyFor(id);
  const [shot] = targetsOf(match, unit, draft).shots;
  // A shot without dice is none while a pivot brings a better one.
  const pivoted = shot && shot.dice > 0 ? [] : pivotShots(match, unit, draft);
  const turned = pivoted.find(({ cast }) => cast.count > 0) ?? (shot ? undefined : pivoted[0]);
  if (turned) return m().fire.best(unitName(match, turned.target), shareText(turned.cast));
  return shot && m().fire.best(unitName(match, shot.target), diceText(shot.dice, chancesOf(shot)));
};
