/** What rule tests of every family need: place a situation, answer, look. Dice are scripted and must be used up. */
import { afterEach, expect } from 'vitest';
import {
  about,
  answer,
  begin,
  diceLeft,
  interrupt as say,
  interruptRefusal,
  isSecret,
  listedDice,
  refusal as refusalOf,
  seededDice,
  type AnyMatch,
  type Choice,
  type Event,
  type Fault,
  type Playable,
  type Refusal,
  type Side,
} from '../src/kernel/index.js';
import { faultText, refusalText } from '@five-victories/words';
import { english } from '@five-victories/words/en';

type Given = Record<string, unknown>;

let open: { match: AnyMatch; dice: boolean }[] = [];
const told = new WeakMap<AnyMatch, Event[]>();

afterEach(({ task }) => {
  const left = open.filter(({ dice }) => dice).map(({ match }) => diceLeft(match.dice));
  open = [];
  if (task.result?.state !== 'fail' && left.some((n) => n > 0))
    throw new Error(`Scripted dice are left over: ${left.join(', ')}.`);
});

export const complain = (faults: readonly Fault[]): never => {
  throw new Error(
    faults
      .map((fault) => `${fault.path}: ${fault.rule ? `${fault.rule}: ` : ''}${faultText(english, {}, fault)}`)
      .join('\n'),
  );
};

const run = <M extends AnyMatch>(game: Playable<M>, given: unknown, dice?: readonly number[], seed = 1): M => {
  const faults: Fault[] = [];
  const match = game.open(given, dice ? listedDice(dice) : seededDice(seed), 'match', faults);
  if (!match || faults.length > 0) return complain(faults);
  const events: Event[] = [];
  match.tell = (event) => events.push(event);
  told.set(match, events);
  open.push({ match, dice: dice !== undefined });
  begin(match);
  return match;
};

/** A position as the referee's pages show it, with `dice`; runs on to its first decision. */
const situationOf =
  <M extends AnyMatch>(game: Playable<M>) =>
  ({ dice = [], ...position }: Given): M =>
    run(game, { position: { game: game.id, ...position } }, dice as number[]);

/** What is wrong with a position: the place of each fault in it, its rule and its sentence. */
const faultsOfPosition =
  <M extends AnyMatch>(game: Playable<M>) =>
  (position: Given): { path: string; rule: string | undefined; because: string }[] => {
    const faults: Fault[] = [];
    game.open({ position: { game: game.id, ...position } }, listedDice([]), '', faults);
    return faults.map((fault) => ({
      path: fault.path.replace(/^\.position\.?/, ''),
      rule: fault.rule,
      because: faultText(english, { rules: game }, fault),
    }));
  };

/** A match from the set-up on. */
const startOf =
  <M extends AnyMatch>(game: Playable<M>) =>
  ({ armies, options, dice, seed }: Given): M =>
    run(
      game,
      { ...(armies === undefined ? {} : { armies }), ...(options === undefined ? {} : { options }) },
      dice as number[] | undefined,
      seed as number | undefined,
    );

/** Why a set-up has gone back, in words. */
const reasonsTold = (match: AnyMatch, given: Given): Given =>
  Array.isArray(given['reasons'])
    ? {
        ...given,
        reasons: (given['reasons'] as Refusal[]).map((reason) => ({
          ...reason,
          because: refusalText(english, match as object, reason),
        })),
      }
    : given;

export const decision = (match: AnyMatch) =>
  match.decision && {
    ...match.decision,
    about: reasonsTold(match, about(match)),
    ...(isSecret(match) ? { secret: true } : {}),
  };
// Tests look into options freely.
// oxlint-disable-next-line typescript/no-explicit-any
export const options = (match: AnyMatch): any[] => [...(match.decision?.options ?? [])];

export const refusal = (match: AnyMatch, choice: unknown) => {
  const faults: Fault[] = [];
  const read = (match.rules as unknown as Playable).choiceShape.read(choice, 'choice', faults);
  if (faults.length > 0)
    return {
      rule: 'shape',
      because: faults.map((fault) => `${fault.path}: ${faultText(english, {}, fault)}`).join(' '),
      facts: {},
    };
  const refused = refusalOf(match, read);
  return (
    refused && {
      rule: refused.rule,
      because: refusalText(english, { rules: match.rules }, refused),
      facts: refused.facts,
      also: refused.also ?? [],
    }
  );
};

export const choose = (match: AnyMatch, choice: unknown): Event[] => {
  const refused = refusal(match, choice);
  expect(
    refused,
    `${JSON.stringify(choice)} at ${match.decision?.side} ${match.decision?.kind} ${JSON.stringify(match.decision?.options).slice(0, 600)}`,
  ).toBeUndefined();
  const events = told.get(match)!;
  const before = events.length;
  answer(match, choice as Choice);
  return events.slice(before);
};

export const interrupt = (match: AnyMatch, side: Side, choice: unknown): void => {
  const refused = interruptRefusal(match, side, choice as Choice);
  expect(refused).toBeUndefined();
  say(match, side, choice as Choice);
};

export const interruptionRefusal = (match: AnyMatch, side: Side, choice: unknown) =>
  interruptRefusal(match, side, choice as Choice);

export const outcome = (match: AnyMatch) => match.state.outcome;
// oxlint-disable-next-line typescript/no-explicit-any
export const events = (match: AnyMatch): any[] => [...told.get(match)!];

/** What does not depend on the family. */
export const coreFor = <M extends AnyMatch>(game: Playable<M>) => ({
  situation: situationOf(game),
  start: startOf(game),
  faultsOf: faultsOfPosition(game),
  decision,
  options,
  refusal,
  choose,
  interrupt,
  interruptionRefusal,
  outcome,
  events,
});
