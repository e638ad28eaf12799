/** Everything drawn of an order that is being put together. */
import { query, turnedPlace, type AnyChange } from '@five-victories/engine/tabletop';
import { tenths } from '@five-victories/engine/geometry';
import { isPlain } from '../../match/plain.js';
import { knownOf } from '../known.js';
import type { ManoeuvreDesk as Desk } from '../maker.js';
import { ghostAt, handleAt, lit, marksOf, textAt, type Mark, type Spot } from '../marks.js';
import { m } from '../words/index.js';
import { changedTo, hingeIn, stayingStand } from './changes.js';
import { choiceOf, refusalIn } from './choices.js';
import type { OrderDraft, Plain } from './draft.js';
import { chargeMarks, targetMarks } from './marks-charge.js';
import { marchMarks, stuckMarks, turnHandle } from './marks-march.js';
import { marchesOf, sceneOf, type Scene } from './scene.js';
import { turnText, whyText } from '../text.js';
import { unitName } from '../words/names.js';

/** Where its front could get to; the same for all drafts of one decision. */
const areaIn = (scene: Scene, fast: boolean): readonly Spot[] =>
  knownOf(scene, `area ${fast}`, () => query(scene.match, scene.unit, 'area', { doubleTime: fast }));

const changeMarks = (scene: Scene, draft: OrderDraft, change: AnyChange): Mark[] => {
  const { match, unit } = scene;
  const place = changedTo(scene, change);
  if (!place) return [];
  const refusal = refusalIn(scene, draft);
  const hinge = hingeIn(scene, place);
  const stays = stayingStand(scene, change);
  return marksOf(
    ghostAt(unit.id, place, refusal ? 'wrong' : 'move'),
    ...lit(unit.id, stays === undefined ? [] : [stays], 'move'),
    refusal && textAt(place, whyText(match, refusal), 'wrong'),
    hinge && handleAt('bend', hinge.end, m().orders.handles.bend(unitName(match, unit.id)), 'move'),
  );
};

const turnOf = (order: Plain): number => ('turn' in order ? (order.turn ?? 0) : 0);

const plainMarks = (scene: Scene, desk: Desk, draft: OrderDraft, order: Plain): Mark[] => {
  if (order.do !== 'unlimber' && order.do !== 'unpack') return [];
  const { unit } = scene;
  const by = turnOf(order);
  const place = by === 0 ? unit.place : turnedPlace(unit.place, unit.place, tenths(by));
  const refusal = refusalIn(scene, draft);
  return marksOf(
    ghostAt(unit.id, place, refusal ? 'wrong' : 'move'),
    by !== 0 && textAt(place, turnText(by), 'move'),
    ...(refusal ? stuckMarks(scene, { place, refusal }) : []),
    turnHandle(scene, desk, draft, place),
  );
};

/** Before anything is planned: how far it could go, whom it could charge, its front to be turned. */
const idleMarks = (scene: Scene, desk: Desk, draft: OrderDraft): Mark[] => {
  const stuck = draft.stuck ? stuckMarks(scene, draft.stuck) : [];
  if (draft.drag) return stuck;
  const marches = marchesOf(scene);
  return marksOf(
    marches.includes('manoeuvre') && { is: 'area', points: areaIn(scene, draft.fast), tone: 'move' },
    ...targetMarks(scene),
    ...stuck,
    marches.length > 0 && turnHandle(scene, desk, draft, scene.unit.place),
  );
};

/** What letting go does, where it would not do so at once: dice are thrown, or somebody may stop it. */
const sureMarks = (scene: Scene, draft: OrderDraft): Mark[] => {
  const choice = draft.drag && draft.sure ? choiceOf(scene, draft) : undefined;
  if (!choice || knownOf(draft, 'plain', () => isPlain(scene.match, [choice]), scene)) return [];
  return [textAt(scene.unit.place, m().orders.sure, draft.plan?.is === 'charge' ? 'charge' : 'move')];
};

export const orderMarks = (desk: Desk, draft: OrderDraft): readonly Mark[] => {
  const scene = sceneOf(desk);
  if (!scene) return [];
  const { plan } = draft;
  switch (plan?.is) {
    case undefined:
      return idleMarks(scene, desk, draft);
    case 'march':
      return [...marchMarks(scene, desk, draft), ...sureMarks(scene, draft)];
    case 'charge':
      return [...chargeMarks(scene, plan.charge), ...sureMarks(scene, draft)];
    case 'change':
      return changeMarks(scene, draft, plan.change);
    case 'plain':
      return plainMarks(scene, desk, draft, plan.order);
    default:
      return plan satisfies never;
  }
};
