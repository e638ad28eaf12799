/** What records owe: they replay to the same digest, a changed line is found out, and where dice come from is no matter. */
import {
  answer,
  canonical,
  interrupt,
  openMatch,
  recordOf,
  recordShape,
  replay,
  type AnyMatch,
  type DiceSource,
  type Fault,
  type MatchRecord,
  type Said,
} from '../../src/kernel/index.js';
import { framesOf } from '../../src/kernel/match.js';
import { drawFrom, type Draw } from './draw.js';
import type { Contract } from './contract.js';
import { alike, holds } from './holds.js';
import { choiceOf } from './player.js';
import { maybeInterrupt, openRandom } from './walk.js';
import { faultText } from '@five-victories/words';
import { english } from '@five-victories/words/en';

const MOST_DECISIONS = 400;

/** A match played without checks, for its record. */
const played = (contract: Contract, draw: Draw, dice: DiceSource): AnyMatch => {
  const match = openRandom(contract, draw, dice);
  for (let i = 0; match.decision && i < MOST_DECISIONS; i++)
    if (!maybeInterrupt(contract, match, draw)) answer(match, choiceOf(contract, match, draw));
  return match;
};

const overWire = (contract: Contract, match: AnyMatch, faults: Fault[]): MatchRecord =>
  recordShape(contract.game).read(JSON.parse(JSON.stringify(recordOf(contract.game, match))), 'record', faults);

const isAnswer = (said: Said): boolean => !('by' in said) || said.by === undefined;

export const recordReplays = (contract: Contract, seed: number): void => {
  const draw = drawFrom(seed);
  const match = played(contract, draw, draw.once(3) ? { hand: true } : { seed });
  const faults: Fault[] = [];
  const record = overWire(contract, match, faults);
  const again = replay(contract.game, record, 'record', faults);
  holds(
    faults.length === 0,
    () => `the record does not replay: ${faults[0]!.path}: ${faultText(english, {}, faults[0]!)}`,
  );
  alike(JSON.parse(canonical(again!.state)), JSON.parse(canonical(match.state)), 'the replayed state');
  alike(again!.decision, match.decision, 'the replayed decision');
};

/** Another answer to the same decision, if the options show one. */
const another = (contract: Contract, record: MatchRecord, at: number, draw: Draw): Said | undefined => {
  const before: AnyMatch = replay(contract.game, record, 'record', [], at);
  const { choice } = record.said[at]!;
  const others = (before.decision?.options ?? []).filter((option) => canonical(option) !== canonical(choice));
  return others.length === 0 ? undefined : { choice: draw.one(others) };
};

/** Whether the replay of a record finds out that one answer was changed; undefined when there was nothing to change. */
export const findsChange = (contract: Contract, seed: number): boolean | undefined => {
  const draw = drawFrom(seed);
  const record = overWire(contract, played(contract, draw, { seed }), []);
  const at = draw.number(0, Math.max(0, record.said.length - 1));
  const line = record.said.length > 0 && isAnswer(record.said[at]!) ? another(contract, record, at, draw) : undefined;
  if (line === undefined) return undefined;
  const faults: Fault[] = [];
  replay(contract.game, { ...record, said: record.said.map((each, i) => (i === at ? line : each)) }, 'record', faults);
  return faults.length > 0;
};

const say = (match: AnyMatch, said: Said): void =>
  'by' in said && said.by !== undefined ? interrupt(match, said.by, said.choice) : answer(match, said.choice);

const hasDice = ({ choice }: Said): boolean => choice.do === 'dice';

/** The dice a player entered, in a list: the same match without a decision for them. */
export const handEqualsList = (contract: Contract, seed: number): void => {
  const draw = drawFrom(seed);
  const byHand = played(contract, draw, { hand: true });
  while (byHand.wanted) answer(byHand, choiceOf(contract, byHand, draw));
  const { begin, said } = byHand.log!;
  const dice = said.filter(hasDice).flatMap(({ choice }) => (choice as unknown as { dice: number[] }).dice);
  const byList = openMatch(contract.game, begin, { list: dice }, 'match', [])! as AnyMatch;
  for (const each of said) if (!hasDice(each)) say(byList, each);
  alike(JSON.parse(canonical(byList.state)), JSON.parse(canonical(byHand.state)), 'the state by list and by hand');
  alike(framesOf(byList), framesOf(byHand), 'the place in the procedures');
  alike(byList.decision, byHand.decision, 'the decision');
};
