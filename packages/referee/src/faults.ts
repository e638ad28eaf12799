/** What is wrong with a request in itself: what the engine has against it, the engine tells. */
import type { Fault, Message, Refusal, Side } from '@five-victories/engine';
import { LIMITS } from './limits.js';

const SENTENCES = {
  emptyLine: () => 'The line is empty, and JSON is wanted.',
  noJson: ({ problem }: { readonly problem: string }) => `The line is no JSON: ${problem}.`,
  lineTooLong: ({ length }: { readonly length?: number | undefined }) =>
    `A line may have ${LIMITS.line} characters, and this one has ${length ?? 'more'}.`,
  protoKey: () => 'The key "__proto__" is not taken anywhere.',
  tooDeep: () => `Lists and objects may lie ${LIMITS.depth} deep inside one another, not deeper.`,
  noSuchGame: ({ games }: { readonly games: readonly string[] }) =>
    `There is no such game here; the games are ${games.map((game) => `"${game}"`).join(', ')}.`,
  noSuchMatch: ({ name }: { readonly name: string }) =>
    `There is no match "${name}"; begin, place, load or replay one first.`,
  noRoomForMatch: () => `${LIMITS.matches} matches are held, and no more; drop one first.`,
  noRecordKept: () => 'Of this match no record is kept: it was loaded from a save without one.',
  noSuchArmy: ({ armies }: { readonly armies: readonly string[] }) =>
    `There is no ready-made army of this id; there are ${armies.join(', ')}.`,
  noSuchScenario: ({ scenarios }: { readonly scenarios: readonly string[] }) =>
    `There is no scenario of this id; there are ${scenarios.join(', ')}.`,
  armiesOrScenario: () => 'Either armies or a scenario is wanted.',
  oneSourceOfDice: () => 'One of seed, dice and hand may be given.',
  stackDoesNotFit: () => 'This stack does not fit the position.',
  noAdviceOnDice: () => 'Dice are to be entered; nobody advises on that.',
  matchIsOver: () => 'The match is over.',
  nothingMeasured: ({ title }: { readonly title: string }) =>
    `${title} is played in zones, and nothing is measured there.`,
  notPlacedNow: ({ unit }: { readonly unit: string }) => `${unit} is not on the table.`,
  otherSideAsked: ({ side }: { readonly side: Side }) => `The decision is up to ${side}.`,
  noUnitOfId: () => 'There is no unit of this id in the match.',
} as const;

type Sentences = typeof SENTENCES;

export const fault = <Id extends keyof Sentences>(
  path: string,
  id: Id,
  ...facts: Parameters<Sentences[Id]>
): Fault => ({
  path,
  id,
  facts: facts[0] ?? {},
});

export const refuse = <Id extends keyof Sentences>(
  rule: string,
  id: Id,
  ...facts: Parameters<Sentences[Id]>
): Refusal => ({ rule, id, facts: facts[0] ?? {} });

/** Undefined for what the engine tells. */
export const ownSentence = ({ id, facts }: Message): string | undefined =>
  Object.hasOwn(SENTENCES, id) ? (SENTENCES[id as keyof Sentences] as (facts: object) => string)(facts) : undefined;
