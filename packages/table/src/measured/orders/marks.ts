/** Everything drawn of an order that is being put together. */
import { query, turnedPlace, type AnyChange } from '@five-victories/engine/tabletop';
import { tenths } from '@five-victories/engine/geometry';
import { knownOf } from '../known.js';
import type { ManoeuvreDesk as Desk } from '../maker.js';
import type { Mark, Spot } from '../marks.js';
import { m } from '../words/index.js';
import { changedTo, hingeIn, stayingStand } from './changes.js';
import { refusalIn } from './choices.js';
import type { OrderDraft, Plain } from './draft.js';
import { chargeMarks, targetMarks } from './marks-charge.js';
import { marchMarks, stuckMarks, turnHandle } from './marks-march.js';
import { marchesOf, sceneOf, type Scene } from './scene.js';
import { turnText, whyText } from '../text.js';
import { unitName } from '../words/names.js';

/** Where its front could get to; the same for all drafts of one decision. */
const areaIn = (scene: Scene, fast: boolean): readonly Spot[] =>
  knownOf(scene, `area ${fast}`, () => query(scene.match, scene.unit, 'area', { doubleTime: fast }));

const changeMarks = (scene: Scene, desk: Desk, draft: OrderDraft, change: AnyChange): Mark[] => {
  const { match, unit } = scene;
  const place = changedTo(scene, change);
  if (!place) return [];
  const refusal = refusalIn(scene, draft);
  const hinge = hingeIn(scene, place);
  const stays = stayingStand(scene, change);
  return [
    { is: 'ghost', unit: unit.id, place, tone: refusal ? 'wrong' : 'move' },
    ...(stays === undefined ? [] : [{ is: 'stands', unit: unit.id, stands: [stays], tone: 'move' } as const]),
    ...(refusal
      ? [{ is: 'text', at: { x: place.x, y: place.y }, text: whyText(match, refusal), tone: 'wrong' } as const]
      : []),
    ...(hinge
      ? [
          {
            is: 'handle',
            id: 'bend',
            at: hinge.end,
            label: m().orders.handles.bend(unitName(match, unit.id)),
            tone: 'move',
          } as const,
        ]
      : []),
  ];
};

const turnOf = (order: Plain): number => ('turn' in order ? (order.turn ?? 0) : 0);

const plainMarks = (scene: Scene, desk: Desk, draft: OrderDraft, order: Plain): Mark[] => {
  if (order.do !== 'unlimber' && order.do !== 'unpack') return [];
  const { unit } = scene;
  const by = turnOf(order);
  const place = by === 0 ? unit.place : turnedPlace(unit.place, unit.place, tenths(by));
  const refusal = refusalIn(scene, draft);
  return [
    { is: 'ghost', unit: unit.id, place, tone: refusal ? 'wrong' : 'move' },
    ...(by === 0 ? [] : [{ is: 'text', at: { x: place.x, y: place.y }, text: turnText(by), tone: 'move' } as const]),
    ...(refusal ? stuckMarks(scene, { place, refusal }) : []),
    turnHandle(scene, desk, draft, place),
  ];
};

/** Before anything is planned: how far it could go, whom it could charge, its front to be turned. */
const idleMarks = (scene: Scene, desk: Desk, draft: OrderDraft): Mark[] => {
  const stuck = draft.stuck ? stuckMarks(scene, draft.stuck) : [];
  if (draft.drag) return stuck;
  const marches = marchesOf(scene);
  return [
    ...(marches.includes('manoeuvre')
      ? [{ is: 'area', points: areaIn(scene, draft.fast), tone: 'move' } as const]
      : []),
    ...targetMarks(scene),
    ...stuck,
    ...(marches.length > 0 ? [turnHandle(scene, desk, draft, scene.unit.place)] : []),
  ];
};

export const marksOf = (desk: Desk, draft: OrderDraft): readonly Mark[] => {
  const scene = sceneOf(desk);
  if (!scene) return [];
  const { plan } = draft;
  switch (plan?.is) {
    case undefined:
      return idleMarks(scene, desk, draft);
    case 'march':
      return marchMarks(scene, desk, draft);
    case 'charge':
      return chargeMarks(scene, plan.charge);
    case 'change':
      return changeMarks(scene, desk, draft, plan.change);
    case 'plain':
      return plainMarks(scene, desk, draft, plan.order);
    default:
      return plan satisfies never;
  }
};
