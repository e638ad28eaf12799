/** What would be said. */
import type { Choice, Refusal } from '@five-victories/engine/kernel';
import type { Walk } from '@five-victories/engine/manoeuvre';
import type { OrderDraft } from './draft.js';
import { marchOf, whyNot, type Scene } from './scene.js';
import { walkOf } from './walk.js';

/** What is asked of a draft for the marks, for the form and for what would be said is worked out once. */
const once = <T>(of: (scene: Scene, draft: OrderDraft) => T): ((scene: Scene, draft: OrderDraft) => T) => {
  const known = new WeakMap<OrderDraft, { readonly scene: Scene; readonly found: T }>();
  return (scene, draft) => {
    const before = known.get(draft);
    if (before?.scene === scene) return before.found;
    const found = of(scene, draft);
    known.set(draft, { scene, found });
    return found;
  };
};

export const walkIn = once((scene, { plan, fast, leave }): Walk | undefined =>
  plan?.is === 'march' ? walkOf(scene, plan.verb, plan.steps, fast, leave) : undefined,
);

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

export const refusalIn = once((scene, draft): Refusal | undefined => {
  const choice = choiceOf(scene, draft);
  return choice && whyNot(scene, choice);
});

/** The engine asks whether stands may leave the table. */
export const asksToLeave = (scene: Scene, draft: OrderDraft): boolean => {
  const refusals = [draft.stuck?.refusal, draft.drag ? undefined : refusalIn(scene, draft)];
  return draft.leave || refusals.some((refusal) => refusal?.facts['confirm'] === 'leaveTable');
};
