/** What can be ordered for later, game by game: the questions, whom they are about, and the answers that can be wanted. */
import type { Order, OrderSpan, Side, Wish } from '@five-victories/engine/kernel';
import { isZoneGame, type GameId } from '../match/game-ids.js';

/** `declines`, `first`, `settled`: as the engine takes them; any other is a verb of an option. */
export const ANSWERS = [
  'declines', 'first', 'settled', 'fire', 'intercept', 'opportunityFire', 'counterCharge', 'hastyDefence', 'hastyBlock',
  'evade', 'flee', 'recoil', 'support', 'aboutFace', 'rethrowAll', 'join', 'holdBack', 'flank',
] as const; // prettier-ignore
export type Answer = (typeof ANSWERS)[number];

export const QUESTIONS = [
  'reply', 'intercept', 'react', 'fire', 'fight', 'remove', 'rethrow', 'commanderRethrow', 'breakThrough', 'join',
  'leave', 'flank', 'settled',
] as const; // prettier-ignore
export type Question = (typeof QUESTIONS)[number];

export interface Orderable {
  readonly to: Question;
  readonly answers: readonly Answer[];
  /** A case can be made of it: by which name the decision has the unit, and whose it is. */
  readonly case?: { readonly name: 'unit' | 'target'; readonly own: boolean };
}

const OWN = { name: 'unit', own: true } as const;
const ATTACKED = { name: 'target', own: true } as const;
const MOVING = { name: 'unit', own: false } as const;

const REPLY: Orderable = { to: 'reply', answers: ['declines'] };
const SETTLED: Orderable = { to: 'settled', answers: ['settled'] };
const FIRE: Orderable = { to: 'fire', answers: ['fire', 'declines'] };
const FIGHT: Orderable = { to: 'fight', answers: ['first'] };
const REMOVE: Orderable = { to: 'remove', answers: ['first'], case: OWN };

const ZONES: readonly Orderable[] = [
  REPLY,
  { to: 'intercept', answers: ['declines', 'intercept'], case: MOVING },
  {
    to: 'react',
    answers: ['declines', 'counterCharge', 'fire', 'hastyDefence', 'evade', 'flee', 'recoil', 'support', 'intercept'],
    case: ATTACKED,
  },
  FIRE,
  FIGHT,
  REMOVE,
  { to: 'rethrow', answers: ['first'], case: OWN },
  { to: 'commanderRethrow', answers: ['declines', 'rethrowAll'], case: OWN },
  SETTLED,
];

const MANOEUVRE: readonly Orderable[] = [
  REPLY,
  { to: 'intercept', answers: ['declines', 'intercept', 'opportunityFire'], case: MOVING },
  { to: 'react', answers: ['declines', 'fire', 'evade', 'recoil', 'hastyBlock', 'aboutFace'], case: ATTACKED },
  FIRE,
  FIGHT,
  REMOVE,
  { to: 'breakThrough', answers: ['declines', 'first'], case: OWN },
  { to: 'join', answers: ['holdBack', 'join'] },
  SETTLED,
];

const GLORIOUS: readonly Orderable[] = [FIRE, REMOVE, { to: 'leave', answers: ['declines'] }, SETTLED];

export const orderablesOf = (game: GameId): readonly Orderable[] => {
  if (isZoneGame(game)) return ZONES;
  return game === 'glorious' ? GLORIOUS : MANOEUVRE;
};

const TAKEN = ['declines', 'first', 'settled'] as const;
const isTaken = (answer: Answer): answer is (typeof TAKEN)[number] => TAKEN.some((each) => each === answer);

/** Of the unit that it is about, where the options name one; otherwise whoever can. */
const wishesOf = (answer: Answer, unit?: string): readonly Wish[] => {
  if (isTaken(answer)) return [{ take: answer }];
  const whoever: Wish = { take: 'like', like: { do: answer } };
  return unit === undefined ? [whoever] : [{ take: 'like', like: { do: answer, unit } }, whoever];
};

export interface Wanted {
  readonly to: Question;
  readonly answer: Answer;
  /** Only where it is about this unit. */
  readonly unit?: string | undefined;
  /** Else; without it, to be asked. */
  readonly otherwise?: Answer | undefined;
  readonly until: OrderSpan;
}

export const orderOf = (orderable: Orderable, { to, answer, unit, otherwise, until }: Wanted): Order => {
  if (!orderable.case || unit === undefined) return { to, say: wishesOf(answer), until };
  return {
    to,
    if: { [orderable.case.name]: unit },
    say: wishesOf(answer, orderable.case.own ? unit : undefined),
    ...(otherwise && { otherwise: wishesOf(otherwise) }),
    until,
  };
};

const answerIn = (wishes: readonly Wish[] | undefined): Answer | undefined => {
  const [wish] = wishes ?? [];
  if (!wish || wish.take === 'this') return undefined;
  return ANSWERS.find((each) => each === (wish.take === 'like' ? wish.like['do'] : wish.take));
};

/** What an order says, as far as this table has words for it. */
export const wantedIn = ({ to, if: test, say, otherwise, until }: Order): Wanted | undefined => {
  const [question, answer] = [QUESTIONS.find((each) => each === to), answerIn(say)];
  const [unit] = Object.values(test ?? {});
  if (!question || !answer || typeof unit === 'object') return undefined;
  return { to: question, answer, unit: unit === undefined ? undefined : String(unit), otherwise: answerIn(otherwise), until }; // prettier-ignore
};

/** Whose units a case can be about. */
export const sideOfCase = ({ case: one }: Orderable, side: Side): Side | undefined => {
  if (!one) return undefined;
  return one.own ? side : side === 'south' ? 'north' : 'south';
};
