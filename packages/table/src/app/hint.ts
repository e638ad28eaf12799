/** A hint for whoever plays among friends: what the highest level would do now, and why. */
import { createEffect, createMemo, createSignal, on, untrack, type Accessor } from 'solid-js';
import type { Plan, Reason } from '@five-victories/bots';
import { answer, fork, type Choice } from '@five-victories/engine/kernel';
import { askBot, type Question } from '../bot/ask.js';
import { askReason } from '../bot/reason.js';
import type { Considered } from '../bot/talk.js';
import type { TableMatch } from '../match/book.js';
import type { Level } from '../match/seats.js';
import type { AnySession } from '../match/session.js';
import type { MatchHead } from '../store/kept-match.js';
import { seedOf } from './seed.js';

const ADVISER: Level = 'marshal';

/** Who is taken in hand, and what he is told. */
const MOST_STEPS = 3;
const TAKES_UP = 'activity';

interface Step {
  readonly match: TableMatch;
  readonly choice: Choice;
}

export interface Hint {
  readonly steps: readonly Step[];
  /** Why, once it has been tried. */
  readonly reason?: Reason | undefined;
}

export interface Hints {
  /** Among friends, at this table, where there is something to choose. */
  readonly may: Accessor<boolean>;
  readonly thinks: Accessor<boolean>;
  readonly hint: Accessor<Hint | undefined>;
  ask(): void;
}

interface Table {
  readonly session: Accessor<AnySession>;
  readonly real: Accessor<TableMatch>;
  readonly head: Accessor<MatchHead>;
  readonly asksPerson: Accessor<boolean>;
  readonly isElsewhere: boolean;
}

/** The match after a step, if the same side goes on with the same; dice on the way are not those of the match. */
const goneOn = ({ match, choice }: Step, seed: number): TableMatch | undefined => {
  if (match.decision?.kind !== TAKES_UP) return undefined;
  const copy = fork(match, seed);
  answer(copy, choice);
  const { decision } = copy;
  return decision?.side === match.decision.side && decision.kind !== TAKES_UP ? copy : undefined;
};

export const createHints = ({ session, real, head, asksPerson, isElsewhere }: Table): Hints => {
  const [hint, setHint] = createSignal<Hint>();
  const [thinks, setThinks] = createSignal(false);
  let question: Question | undefined;
  const may = createMemo(() => {
    const { decision, wanted } = real();
    return !isElsewhere && head().friendly && asksPerson() && !wanted && decision?.nature.plan !== true;
  });
  /** Whoever has acted needs none. */
  const putAway = (): void => {
    question?.drop();
    question = undefined;
    setThinks(false);
    setHint(undefined);
  };
  createEffect(on([real, may], putAway));
  const isStill = (match: TableMatch): boolean => untrack(real) === match;
  const think = async (from: TableMatch): Promise<void> => {
    const { book, moments } = untrack(session);
    const seed = seedOf(untrack(head), moments.length);
    const steps: Step[] = [];
    let plan: Plan | undefined;
    let last: Considered | undefined;
    for (let match: TableMatch | undefined = from; match && steps.length < MOST_STEPS;) {
      question = askBot(book, match, { bot: ADVISER, seed, plan });
      const answered = await question.answered;
      if (!isStill(from)) return;
      if (!answered.choice) break;
      const step: Step = { match, choice: answered.choice };
      plan = answered.plan;
      last = { ...step, choices: [], seed, plan };
      steps.push(step);
      match = goneOn(step, seed);
    }
    setThinks(false);
    if (steps.length === 0) return;
    setHint({ steps });
    // Why somebody is taken in hand is told by what he does then.
    const reason = last && (await askReason(book, last));
    if (isStill(from) && reason) setHint({ steps, reason });
  };
  return {
    may,
    thinks,
    hint,
    ask: () => {
      if (!untrack(may) || untrack(thinks)) return;
      setHint(undefined);
      setThinks(true);
      void think(untrack(real));
    },
  };
};
