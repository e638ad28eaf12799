/** A match gone through again without its table: every moment as the session has it, and where dice fell. */
import {
  answer,
  begin,
  copyOf,
  diceFrom,
  DiceWanted,
  interrupt,
  interruptRefusal,
  refusal,
  type AnyMatch,
  type Fault,
  type Log,
  type Playable,
  type Said,
} from '@five-victories/engine/kernel';

export interface Step {
  readonly match: AnyMatch;
  /** What was said to come here; the first step has nothing. */
  readonly said: Said | undefined;
  readonly throws: boolean;
}

export const say = (match: AnyMatch, said: Said): void =>
  'by' in said ? interrupt(match, said.by, said.choice) : answer(match, said.choice);

const isRefused = (match: AnyMatch, said: Said): boolean =>
  ('by' in said ? interruptRefusal(match, said.by, said.choice) : refusal(match, said.choice)) !== undefined;

const heard = (match: AnyMatch, play: () => void): boolean => {
  let throws = false;
  match.tell = ({ event }) => {
    throws ||= event === 'throw';
  };
  play();
  match.tell = undefined;
  return throws;
};

const nextStep = ({ match: before }: Step, said: Said): Step | undefined => {
  const match = copyOf(before);
  if (isRefused(match, said)) return undefined;
  try {
    return { match, said, throws: heard(match, () => say(match, said)) };
  } catch (signal) {
    if (signal instanceof DiceWanted) return undefined;
    throw signal;
  }
};

/** As far as it plays. */
export const stepsOf = (game: Playable, log: Log): readonly Step[] => {
  const faults: Fault[] = [];
  const match: AnyMatch | undefined = game.open(log.begin, diceFrom(log.dice), 'match', faults);
  if (!match || faults.length > 0) return [];
  const steps: Step[] = [{ match, said: undefined, throws: heard(match, () => begin(match)) }];
  for (const said of log.said) {
    const step = nextStep(steps.at(-1)!, said);
    if (!step) break;
    steps.push(step);
  }
  return steps;
};
