/** What must hold at a decision of any game. Each check leaves the match as it was. */
import {
  about,
  answer,
  copyOf,
  digest,
  fork,
  interruptRefusal,
  isSecret,
  loadSave,
  recordOf,
  refusal,
  saveOf,
  saveShape,
  SIDES,
  type AnyMatch,
  type Fault,
  type Refusal,
} from '../../src/kernel/index.js';
import { framesOf } from '../../src/kernel/match.js';
import { faultText, refusalText } from '@five-victories/words';
import { english } from '@five-victories/words/en';
import type { Draw } from './draw.js';
import type { Contract } from './contract.js';
import { alike, holds } from './holds.js';
import { mutated } from './mutate.js';
import { choiceOf, verbsOf } from './player.js';
import { answerSoundly } from './answers.js';
import { branchOf, type Way } from './progress.js';

const overWire = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/** A sentence for people: no hole, and nothing a program forgot. */
const isPlain = (words: string): boolean =>
  /^["(A-Z0-9].*[.!?"]$/s.test(words) && !/[{}]|undefined|NaN|\[object|\bnull\b/.test(words);

export const faultsArePlain = (faults: readonly Fault[]): void => {
  for (const fault of faults) {
    const because = faultText(english, {}, fault);
    holds(
      /^\w/.test(fault.path) && /\S/.test(because) && !/\{|\bundefined\b(?!")/.test(because),
      () => `${fault.path}: ${because}`,
    );
  }
};

/** Whether the fact is a word of the choice itself, which may be any nonsense. */
const isOurs = (fact: unknown, given: string): fact is string =>
  typeof fact === 'string' && given.includes(JSON.stringify(fact).slice(1, -1));

const refusalIsPlain = (contract: Contract, given: unknown, refused: Refusal): void => {
  const text = JSON.stringify(given);
  for (const { rule, id, facts } of [refused, ...(refused.also ?? [])]) {
    const ours = Object.values(facts).filter((fact): fact is string => isOurs(fact, text) && fact.length > 2);
    const words = ours.reduce((said, word) => said.replaceAll(word, 'Given'), refusalText(english, {}, { id, facts }));
    holds(contract.rules.has(rule), () => `there is no rule ${rule}: ${words}`);
    holds(isPlain(words), () => `refused with ${rule}: ${words}`);
  }
};

export const optionsAreLegal = (contract: Contract, match: AnyMatch): void => {
  const { options, kind, open } = match.decision!;
  holds(typeof about(match) === 'object' && typeof isSecret(match) === 'boolean', () => `what ${kind} is about`);
  if (kind === 'dice') return;
  holds(options.length > (open ? 0 : 1), () => `${kind} has ${options.length} options`);
  for (const option of options) {
    const faults: Fault[] = [];
    const wire = overWire(option);
    alike(contract.game.choiceShape.read(wire, 'choice', faults), wire, 'the option as read');
    holds(faults.length === 0, () => `${JSON.stringify(option)}: ${faultText(english, {}, faults[0]!)}`);
    const refused = refusal(match, structuredClone(option));
    holds(refused === undefined, () => `${kind}: option ${JSON.stringify(option)} is refused with ${refused!.rule}`);
  }
};

/** How many decisions are played on after an answer that nobody offered. */
const PLAYED_ON = 2;

/** As a referee would take it from outside: read, judge, and only then play and play on, here on a copy. */
const takeOrRefuse = (contract: Contract, match: AnyMatch, way: Way, given: unknown, draw: Draw): void => {
  const faults: Fault[] = [];
  const choice = contract.game.choiceShape.read(given, 'choice', faults);
  if (faults.length > 0) return faultsArePlain(faults);
  const refused = refusal(match, choice);
  if (refused) return refusalIsPlain(contract, given, refused);
  const [copy, branch] = [copyOf(match), branchOf(way)];
  answerSoundly(contract, copy, branch, choice);
  for (let i = 0; i < PLAYED_ON && copy.decision; i++)
    answerSoundly(contract, copy, branch, choiceOf(contract, copy, draw));
};

export const mutationsAreJudged = (contract: Contract, match: AnyMatch, way: Way, draw: Draw, times: number): void => {
  const verbs = verbsOf(contract);
  const words = contract.words(match);
  for (let i = 0; i < times; i++) {
    const given = mutated(draw, choiceOf(contract, match, draw), verbs, words);
    try {
      takeOrRefuse(contract, match, way, given, draw);
    } catch (error) {
      const what = `${JSON.stringify(given)} at ${match.decision!.kind}`;
      throw new Error(`${what}: ${(error as Error).message}`, { cause: error });
    }
  }
};

const NONSENSE = [
  { do: 'dispute', switch: 'noSuchSwitch', value: true },
  { do: 'dispute', switch: 'constructor', value: true },
  { do: 'end' },
  { do: 'fire' },
];

export const interruptsAreJudged = (contract: Contract, match: AnyMatch, draw: Draw): void => {
  const given = draw.one(NONSENSE);
  const refused = interruptRefusal(match, draw.one(SIDES), given);
  holds(refused !== undefined, () => `${JSON.stringify(given)} is no interrupt`);
  refusalIsPlain(contract, given, refused!);
};

/** Plays on for a few decisions. */
const playOn = (contract: Contract, match: AnyMatch, draw: Draw, decisions: number): void => {
  for (let i = 0; i < decisions && match.decision; i++) answer(match, choiceOf(contract, match, draw));
};

export const copiesStandAlone = (contract: Contract, match: AnyMatch, draw: Draw): void => {
  const before = digest(match);
  const copy = copyOf(match);
  holds(digest(copy) === before, () => 'a copy has another digest');
  alike(copy.decision, match.decision, 'the decision of a copy');
  const child = fork(match, draw.number(0, 1_000_000));
  for (const each of [copy, child]) {
    playOn(contract, each, draw, 4);
    contract.isSound(each);
  }
  holds(digest(match) === before, () => 'play on a copy has changed the original');
};

export const throughSave = (contract: Contract, match: AnyMatch): AnyMatch => {
  const faults: Fault[] = [];
  const save = saveShape(contract.game).read(overWire(saveOf(contract.game, match)), 'save', faults);
  const loaded = faults.length === 0 ? loadSave(contract.game, save, 'save', faults) : undefined;
  holds(faults.length === 0, () => `a save does not load: ${faults[0]!.path}: ${faultText(english, {}, faults[0]!)}`);
  return loaded!;
};

export const savesRoundTrip = (contract: Contract, match: AnyMatch): void => {
  const loaded = throughSave(contract, match);
  alike(overWire(framesOf(loaded)), overWire(framesOf(match)), 'the loaded stack');
  for (const part of ['state', 'dice', 'wanted', 'decision'] as const)
    alike(overWire(loaded[part] ?? 'none'), overWire(match[part] ?? 'none'), `the loaded ${part}`);
  holds(digest(loaded) === digest(match), () => 'a loaded save has another digest');
  if (match.decision) alike(overWire(about(loaded)), overWire(about(match)), 'what a loaded decision is about');
  alike(overWire(recordOf(contract.game, loaded)), overWire(recordOf(contract.game, match)), 'the loaded record');
};
