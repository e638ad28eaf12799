/** The bots at the table: asked when it is their decision, never faster than a person can follow. */
import { createEffect, createSignal, on, untrack, type Accessor } from 'solid-js';
import { SIDES, type Choice } from '@five-victories/engine/kernel';
import type { Considered } from '../bot/talk.js';
import type { TableMatch } from '../match/book.js';
import { isBot, type Seats } from '../match/seats.js';
import { lastOf, type AnySession } from '../match/session.js';
import type { MatchHead } from '../store/kept-match.js';
import { createAnswers, createWait } from './bot-answers.js';
import { createBotPlans } from './bot-plans.js';
import { seedOf } from './seed.js';
import { settings } from './settings.js';

interface Table {
  readonly head: Accessor<MatchHead>;
  readonly session: Accessor<AnySession>;
  readonly real: Accessor<TableMatch>;
  readonly asksPerson: Accessor<boolean>;
  /** Whether this window plays: in one that follows nobody thinks. */
  readonly plays: Accessor<boolean>;
  /** Somebody has offered to give up: nothing is done before that is answered. */
  readonly isLost: Accessor<boolean>;
  readonly answer: (choice: Choice) => boolean;
}

/** Until when a player wants no more waits: his next decision, or, where only bots play, the end of the phase. */
const spellOf = ({ state }: TableMatch): string => `${state.turn} ${state.phase}`;

/** Milliseconds before an answer: where nothing is to be seen, after something was done, after a throw. */
const WAITS = { instant: [0, 0, 0], quick: [80, 450, 1100], calm: [240, 1300, 2600] } as const;

const pauseAfter = (session: AnySession, pace: keyof typeof WAITS): number => {
  const [nothing, done, thrown] = WAITS[pace];
  const { lines } = lastOf(session);
  if (lines.some(({ event }) => event.event === 'throw')) return thrown;
  return lines.some(({ text }) => text) ? done : nothing;
};

/** A bot's to decide; nobody decides how dice fall. */
export const isBots = ({ decision }: TableMatch, seats: Seats): boolean =>
  decision !== undefined && decision.kind !== 'dice' && isBot(seats, decision.side);

export type Bots = ReturnType<typeof playBots>;

export const playBots = ({ head, session, real, asksPerson, plays, isLost, answer }: Table) => {
  const [paused, setPaused] = createSignal(false);
  const [thought, setThought] = createSignal<Considered>();
  const [failed, setFailed] = createSignal<string>();
  const [plans, answers, wait] = [createBotPlans(), createAnswers(), createWait()];
  let turn = 0;
  let hurried: string | undefined;
  const isWatched = (): boolean => SIDES.every((side) => isBot(head().seats, side));
  const isHurried = (match: TableMatch): boolean =>
    hurried !== undefined && (!isWatched() || hurried === spellOf(match));

  const play = async (match: TableMatch, mine: number): Promise<void> => {
    const { side } = match.decision!;
    const [now, { seats }] = [session(), head()];
    const pause = pauseAfter(now, isHurried(match) ? 'instant' : settings().pace);
    const wanted = { bot: seats[side], seed: seedOf(head(), now.moments.length), plan: plans.of(now, side) };
    const [answered] = await Promise.all([answers.to(now.book, match, wanted, () => mine === turn), wait.for(pause)]);
    if (mine !== turn) return;
    const { thoughts: choices, choice, plan } = answered;
    setThought({ match, choices, choice: choice!, seed: wanted.seed, plan });
    setFailed(answered.failed);
    plans.keep(now, side, answered.choice!, answered.plan);
    answer(answered.choice!);
  };

  const drop = (): void => {
    turn++;
    wait.skip();
    answers.drop();
  };

  createEffect(
    on([real, paused, asksPerson, plays, isLost], ([match, still, person, ours, lost]) => {
      drop();
      if (person || still || !isHurried(match)) hurried = undefined;
      if (ours && !still && !lost && isBots(match, head().seats)) void play(match, turn);
    }),
  );

  return {
    paused,
    setPaused,
    thought,
    failed,
    /** No more waits until a player decides. */
    skip: (): void => {
      hurried = spellOf(untrack(real));
      wait.skip();
    },
    stop: drop,
  };
};
