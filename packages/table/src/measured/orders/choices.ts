/** What would be said. */
import type { Choice, Refusal } from '@five-victories/engine/kernel';
import type { Walk } from '@five-victories/engine/manoeuvre';
import { knownOf } from '../known.js';
import type { OrderDraft } from './draft.js';
import { marchOf, whyNot, type Scene } from './scene.js';
import { walkOf } from './walk.js';

export const walkIn = (scene: Scene, draft: OrderDraft): Walk | undefined => {
  const { plan } = draft;
  if (plan?.is !== 'march') return undefined;
  return knownOf(draft, 'walk', () => walkOf(scene, plan.verb, plan.steps, draft), scene);
};

/** Whether the order ends the action of the unit. */
export const finishes = (scene: Scene, draft: OrderDraft): boolean => {
  if (draft.finish !== undefined) return draft.finish;
  return walkIn(scene, draft)?.ends ?? false;
};

const leaving = (choice: Choice): Choice & { leaveTable: true } => ({ ...choice, leaveTable: true });

export const choiceOf = (scene: Scene, draft: OrderDraft): Choice | undefined => {
  const { plan, fast, leave } = draft;
  switch (plan?.is) {
    case undefined:
      return undefined;
    case 'march':
      return marchOf(scene, plan.verb, plan.steps, { fast, leave, finish: finishes(scene, draft) });
    case 'charge':
      return leave ? leaving(plan.charge) : plan.charge;
    case 'change':
      return leave && scene.match.rules.overTheEdge === 'unit' ? leaving(plan.change) : plan.change;
    case 'plain':
      return plan.order;
    default:
      return plan satisfies never;
  }
};

export const refusalIn = (scene: Scene, draft: OrderDraft): Refusal | undefined => {
  const choice = choiceOf(scene, draft);
  return choice && knownOf(draft, 'refusal', () => whyNot(scene, choice), scene);
};

/** The engine asks whether stands may leave the table. */
export const asksToLeave = (scene: Scene, draft: OrderDraft): boolean => {
  const refusals = [draft.stuck?.refusal, draft.drag ? undefined : refusalIn(scene, draft)];
  return draft.leave || refusals.some((refusal) => refusal?.facts['confirm'] === 'leaveTable');
};
