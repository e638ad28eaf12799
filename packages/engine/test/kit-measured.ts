/** What rule tests of the measured games need: place a situation, answer, look. Dice are scripted and must be used up. */
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
  sentence,
  type Choice,
  type Event,
  type Fault,
  type Side,
} from '../src/kernel/index.js';
import {
  checkArmy as check,
  findUnit,
  optionsOf,
  positionOf,
  type Roster,
  type TabletopMatch,
  type TabletopRules,
  unitOnWire,
} from '../src/tabletop/index.js';

type Given = Record<string, unknown>;

let open: { match: TabletopMatch; dice: boolean }[] = [];
const told = new WeakMap<TabletopMatch, Event[]>();

afterEach(({ task }) => {
  const left = open.filter(({ dice }) => dice).map(({ match }) => diceLeft(match.dice));
  open = [];
  if (task.result?.state !== 'fail' && left.some((n) => n > 0))
    throw new Error(`Scripted dice are left over: ${left.join(', ')}.`);
});

const complain = (faults: readonly Fault[]): never => {
  throw new Error(faults.map(({ path, rule, because }) => `${path}: ${rule ? `${rule}: ` : ''}${because}`).join('\n'));
};

const run = (game: TabletopRules, given: unknown, dice: readonly number[] | undefined, seed = 1): TabletopMatch => {
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

/** A position as in docs/referee-measured.md, with `dice`; runs on to its first decision. */
const situationOf =
  (game: TabletopRules) =>
  ({ dice = [], ...position }: Given): TabletopMatch =>
    run(game, { position: { game: game.id, ...position } }, dice as number[]);

/** A match from the set-up on. */
const startOf =
  (game: TabletopRules) =>
  ({ armies, options, dice, seed }: Given): TabletopMatch =>
    run(
      game,
      { ...(armies === undefined ? {} : { armies }), ...(options === undefined ? {} : { options }) },
      dice as number[] | undefined,
      seed as number | undefined,
    );

const checkArmyOf =
  (game: TabletopRules) =>
  (army: unknown, options: unknown = {}) => {
    const faults: Fault[] = [];
    const read = optionsOf(game, options, 'options', faults);
    if (faults.length > 0) complain(faults);
    return check(game, read, army as Roster);
  };

export const decision = (match: TabletopMatch) =>
  match.decision && { ...match.decision, about: about(match), ...(isSecret(match) ? { secret: true } : {}) };
// Tests look into options freely.
// oxlint-disable-next-line typescript/no-explicit-any
export const options = (match: TabletopMatch): any[] => [...(match.decision?.options ?? [])];

export const refusal = (match: TabletopMatch, choice: unknown) => {
  const faults: Fault[] = [];
  const read = match.rules.choiceShape.read(choice, 'choice', faults);
  if (faults.length > 0)
    return { rule: 'shape', because: faults.map((fault) => `${fault.path}: ${fault.because}`).join(' '), facts: {} };
  const refused = refusalOf(match, read);
  return (
    refused && {
      rule: refused.rule,
      because: sentence(refused.template, refused.facts),
      facts: refused.facts,
      also: refused.also ?? [],
    }
  );
};

export const choose = (match: TabletopMatch, choice: unknown): Event[] => {
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

export const interrupt = (match: TabletopMatch, side: Side, choice: unknown): void => {
  const refused = interruptRefusal(match, side, choice as Choice);
  expect(refused).toBeUndefined();
  say(match, side, choice as Choice);
};

export const interruptionRefusal = (match: TabletopMatch, side: Side, choice: unknown) =>
  interruptRefusal(match, side, choice as Choice);

/** A unit as on the wire. */
// oxlint-disable-next-line typescript/no-explicit-any
export const unit = (match: TabletopMatch, id: string): any => {
  const found = findUnit(match, id);
  if (!found) throw new Error(`There is no unit ${id}.`);
  return unitOnWire(found);
};
// oxlint-disable-next-line typescript/no-explicit-any
export const position = (match: TabletopMatch): any => positionOf(match);
export const outcome = (match: TabletopMatch) => match.state.outcome;
// oxlint-disable-next-line typescript/no-explicit-any
export const events = (match: TabletopMatch): any[] => [...told.get(match)!];

/** The kit for one game. */
export const kitFor = (game: TabletopRules) => ({
  situation: situationOf(game),
  start: startOf(game),
  checkArmy: checkArmyOf(game),
  decision,
  options,
  refusal,
  choose,
  interrupt,
  interruptionRefusal,
  unit,
  position,
  outcome,
  events,
});
