/** What the bots of a match mean to do next. A plan lasts as long as the answer it came with stands. */
import type { Plan } from '@five-victories/bots';
import { same, type Choice, type Side } from '@five-victories/engine/kernel';
import type { TableMatch } from '../match/book.js';
import type { AnySession } from '../match/session.js';

interface Meant {
  readonly plan: Plan;
  /** The match that was answered in, and how many moments there were. */
  readonly match: TableMatch;
  readonly at: number;
  readonly choice: Choice;
}

export const createBotPlans = () => {
  const meant = new Map<Side, Meant>();
  const stands = ({ moments }: AnySession, { match, at, choice }: Meant): boolean => {
    const { said } = moments[at] ?? {};
    return moments[at - 1]?.match === match && said !== undefined && same(said.choice, choice);
  };
  return {
    /** The plan of a side; none once its last answer was taken back. */
    of: (session: AnySession, side: Side): Plan | undefined => {
      const last = meant.get(side);
      return last && stands(session, last) ? last.plan : undefined;
    },
    keep: ({ moments }: AnySession, side: Side, choice: Choice, plan: Plan | undefined): void => {
      if (plan) meant.set(side, { plan, match: moments.at(-1)!.match, at: moments.length, choice });
      else meant.delete(side);
    },
  };
};
