/** Who has arrived turns his front to the nearest enemy: what most turns at the end of a march are for. */
import { figureOf, placedUnits } from '@five-victories/engine/tabletop';
import { leastOf } from '../lists.js';
import { far } from '../spots.js';
import { stepsOf, withSteps, type OrderDraft } from './draft.js';
import { turnTo, verbOfTurn } from './plan-turn.js';
import type { Scene } from './scene.js';
import { walkOf } from './walk.js';

/** The same way with that turn at its end, if there is an enemy, and room for it. */
export const withFrontToEnemy = (scene: Scene, draft: OrderDraft): OrderDraft => {
  const { match, unit } = scene;
  if (draft.plan && draft.plan.is !== 'march') return draft;
  const { head } = walkOf(scene, verbOfTurn(scene, draft), stepsOf(draft), draft);
  const enemies = placedUnits(match).filter(({ side }) => side !== unit.side);
  const nearest = leastOf(enemies, (enemy) => far(figureOf(match, enemy), head));
  const turned = nearest && turnTo(scene, draft, figureOf(match, nearest), false);
  return turned && !turned.stuck ? withSteps(draft, turned.verb, turned.steps, draft.stuck) : draft;
};
