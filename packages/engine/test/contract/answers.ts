/** What must hold after every answer, whoever thought of it. */
import {
  answer,
  begin,
  copyDice,
  copyOf,
  waitForDice,
  type AnyMatch,
  type Choice,
  type Event,
  type Fault,
} from '../../src/kernel/index.js';
import { framesOf } from '../../src/kernel/match.js';
import type { Contract } from './contract.js';
import { alike, holds } from './holds.js';
import { goesOn, type Way } from './progress.js';
import { faultText } from '@five-victories/words';
import { english } from '@five-victories/words/en';

/** The position as it is read back can be placed again, and stands and asks as before. */
export const placesBack = (contract: Contract, match: AnyMatch): void => {
  const faults: Fault[] = [];
  const position: unknown = JSON.parse(JSON.stringify(contract.game.positionOf(match)));
  const placed: AnyMatch = contract.game.open({ position }, copyDice(match.dice), 'place', faults);
  holds(
    faults.length === 0,
    () => `what is read back is no position: ${faults[0]!.path}: ${faultText(english, {}, faults[0]!)}`,
  );
  if (match.wanted) waitForDice(placed, match.wanted);
  else begin(placed);
  // What is alike has the same digest, and is found alike ten times as fast.
  alike(framesOf(placed), framesOf(match), 'the stack of a position that is placed again');
  for (const part of ['state', 'dice', 'decision'] as const)
    alike(placed[part], match[part], `the ${part} of a position that is placed again`);
};

/** Plays a legal answer and looks at what has become of the match, at what was told of it, and at its progress. */
export const answerSoundly = (contract: Contract, match: AnyMatch, way: Way, choice: Choice): void => {
  const before = copyOf(match);
  const heard: Event[] = [];
  match.tell = (event) => heard.push(event);
  answer(match, choice);
  match.tell = undefined;
  contract.isSound(match);
  placesBack(contract, match);
  goesOn(contract, way, before, choice, match);
  contract.stepIsSound?.(before, choice, match, heard);
};
