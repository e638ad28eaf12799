/** One random match of the contract: what happens in it follows from its seed alone. */
import {
  interrupt,
  interruptRefusal,
  openMatch,
  refusal,
  SIDES,
  type AnyMatch,
  type Choice,
  type DiceSource,
  type Fault,
} from '../../src/kernel/index.js';
import {
  copiesStandAlone,
  faultsArePlain,
  interruptsAreJudged,
  mutationsAreJudged,
  optionsAreLegal,
  savesRoundTrip,
} from './checks.js';
import { answerSoundly } from './answers.js';
import { newWay, type Way } from './progress.js';
import { drawFrom, type Draw } from './draw.js';
import type { Contract } from './contract.js';
import { holds } from './holds.js';
import { choiceOf } from './player.js';
import { settledIsSound } from './settled.js';

/** What has been met on all walks so far. */
export interface Met {
  readonly kinds: Set<string>;
  readonly savedKinds: Set<string>;
  readonly savedIn: Set<string>;
  /** Decisions that settled themselves, by kind and reason. */
  readonly settled: Set<string>;
  decisions: number;
  matches: number;
}
export const nothingMet = (): Met => ({
  kinds: new Set(),
  savedKinds: new Set(),
  savedIn: new Set(),
  settled: new Set(),
  decisions: 0,
  matches: 0,
});

const MOST_DECISIONS = 20_000;

/** A match the game accepts, begun with these dice. */
export const openRandom = (contract: Contract, draw: Draw, dice: DiceSource): AnyMatch => {
  for (;;) {
    const faults: Fault[] = [];
    const match = openMatch(contract.game, contract.start(draw, faultsArePlain), dice, 'match', faults);
    if (match) return match;
    faultsArePlain(faults);
  }
};

const interruptOf = (contract: Contract, draw: Draw): Choice =>
  draw.once(4)
    ? { do: draw.once(12) ? 'concede' : 'offerEnd' }
    : ({ do: 'dispute', switch: draw.one(contract.switches), value: draw.once(2) } as Choice);

/** Interrupts now and then; says whether it did. */
export const maybeInterrupt = (contract: Contract, match: AnyMatch, draw: Draw): boolean => {
  if (match.wanted) return false; // what is said while dice are thrown comes before them by hand, after them in a list
  if (!draw.once(25)) return false;
  const side = draw.one(SIDES);
  const choice = interruptOf(contract, draw);
  if (interruptRefusal(match, side, choice)) return false;
  interrupt(match, side, choice);
  return true;
};

/** Save at every decision of some matches; in the others where something has not been saved yet. */
const isWorthSaving = (match: AnyMatch, met: Met, always: boolean): boolean =>
  always ||
  !met.savedKinds.has(match.decision!.kind) ||
  match.stack.some(({ procedure }) => !met.savedIn.has(procedure));

const check = (contract: Contract, match: AnyMatch, way: Way, draw: Draw, met: Met, always: boolean): void => {
  const { kind } = match.decision!;
  met.kinds.add(kind);
  met.decisions++;
  optionsAreLegal(contract, match);
  mutationsAreJudged(contract, match, way, draw, always ? 4 : 2);
  interruptsAreJudged(contract, match, draw);
  contract.asked?.(match, draw);
  settledIsSound(match, contract.rules, met.settled);
  if (always || draw.once(4)) copiesStandAlone(contract, match, draw);
  if (!isWorthSaving(match, met, always)) return;
  savesRoundTrip(contract, match);
  met.savedKinds.add(kind);
  for (const { procedure } of match.stack) met.savedIn.add(procedure);
};

/** What each side said last to each kind of decision. */
type Said = Map<string, Choice>;

/** Who is stubborn says the same again if it is taken: places what stands, plans what is planned, goes where it is. */
const stubborn = (match: AnyMatch, said: Said, draw: Draw): Choice | undefined => {
  const { side, kind } = match.decision!;
  const again = said.get(`${side} ${kind}`);
  return again && draw.once(2) && !match.wanted && !refusal(match, again) ? again : undefined;
};

const step = (contract: Contract, match: AnyMatch, way: Way, draw: Draw, said: Said | undefined): void => {
  if (maybeInterrupt(contract, match, draw)) return contract.isSound(match);
  const choice = (said && stubborn(match, said, draw)) ?? choiceOf(contract, match, draw);
  said?.set(`${match.decision!.side} ${match.decision!.kind}`, choice);
  holds(!refusal(match, choice), () => `${JSON.stringify(choice)} is refused`);
  answerSoundly(contract, match, way, choice);
};

/** Plays one match with all checks at every decision. */
const play = (contract: Contract, draw: Draw, met: Met, seed: number): void => {
  const always = draw.once(10);
  const match = openRandom(contract, draw, draw.once(8) ? { hand: true } : { seed });
  const way = newWay(match);
  const said = draw.once(5) ? new Map<string, Choice>() : undefined;
  let before = contract.progressOf(match);
  let decisions = 0;
  for (; match.decision && decisions < MOST_DECISIONS; decisions++) {
    check(contract, match, way, draw, met, always);
    step(contract, match, way, draw, said);
    const after = contract.progressOf(match);
    holds(
      after.every((number, i) => number >= before[i]!),
      () => `${before.join()} fell to ${after.join()}`,
    );
    before = after;
  }
  holds(match.decision === undefined, () => `no end within ${MOST_DECISIONS} decisions`);
  savesRoundTrip(contract, match);
  met.matches++;
};

export const walk = (contract: Contract, seed: number, met: Met): void => play(contract, drawFrom(seed), met, seed);
