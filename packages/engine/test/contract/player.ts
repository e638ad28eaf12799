/** A random player: takes the options by weight, and now and then an answer that is not among them. */
import { refusal, type AnyMatch, type Choice, type Fault } from '../../src/kernel/index.js';
import type { Draw } from './draw.js';
import type { Contract } from './contract.js';
import { mutated } from './mutate.js';

const SCALE = 1000;

const byWeight = (contract: Contract, draw: Draw, options: readonly Choice[]): Choice => {
  const weights = options.map((option) => Math.ceil(contract.weight(option.do) * SCALE));
  let left = draw.number(0, weights.reduce((a, b) => a + b, 0) - 1);
  const at = weights.findIndex((weight) => (left -= weight) < 0);
  return options[at]!;
};

type Verb = { readonly properties: { readonly do: { readonly const: string } } };

/** Every verb the game knows, from the schema of its choices; one of several forms is told by its first. */
export const verbsOf = ({ game }: Contract): string[] =>
  (game.choiceShape.schema['oneOf'] as (Verb | { anyOf: Verb[] })[]).map(
    (each) => ('anyOf' in each ? each.anyOf[0]! : each).properties.do.const,
  );

/** The dice a waiting throw asks for. */
export const diceFor = (match: AnyMatch, draw: Draw): Choice => {
  const { count, sides } = match.wanted!.throw;
  return { do: 'dice', dice: Array.from({ length: count }, () => draw.number(1, sides)) } as Choice;
};

const judged = (contract: Contract, match: AnyMatch, given: unknown): Choice | undefined => {
  const faults: Fault[] = [];
  const choice = contract.game.choiceShape.read(given, 'choice', faults);
  return faults.length === 0 && !refusal(match, choice) ? choice : undefined;
};

const TRIES = 4;

/** A legal answer of an open form that its options do not show, if luck finds one. */
const unshown = (contract: Contract, match: AnyMatch, draw: Draw, option: Choice): Choice | undefined => {
  if (!contract.wild || draw.once(2))
    return judged(contract, match, mutated(draw, option, [option.do], contract.words(match)));
  for (let i = 0; i < TRIES; i++) {
    const choice = judged(contract, match, contract.wild(match, option, draw));
    if (choice) return choice;
  }
  return undefined;
};

export const choiceOf = (contract: Contract, match: AnyMatch, draw: Draw): Choice => {
  if (match.wanted) return diceFor(match, draw);
  const { open, options } = match.decision!;
  const option = byWeight(contract, draw, options);
  return (open && draw.once(3) ? unshown(contract, match, draw, option) : undefined) ?? option;
};
