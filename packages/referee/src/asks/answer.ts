import { answer as play, refusal, type Choice, type Fault, type Refusal, type Side } from '@five-victories/engine';
import { ask } from '../ask.js';
import { refuse } from '../faults.js';
import { heldIn, type Held } from '../hall.js';
import { heard } from '../play.js';
import { played, refused } from '../reply.js';
import { matchName, ofGame, side } from '../shapes.js';

const choice = ofGame('choice');

export const choiceOf = ({ game }: Held, given: unknown, faults: Fault[]): Choice =>
  game.rules.choiceShape.read(given, 'choice', faults);

/** A request that says whose answer it is, is refused when another side is asked. */
const whyNot = ({ match }: Held, said: Choice, by: Side | undefined): Refusal | undefined => {
  const { decision } = match;
  if (by !== undefined && decision && decision.side !== by)
    return refuse(match.rules.sequence, 'otherSideAsked', { side: decision.side });
  return refusal(match, said);
};

export const check = ask('check', { choice }, { match: matchName, side }, (hall, request, faults) => {
  const held = heldIn(hall, request.match, faults);
  const said = held && choiceOf(held, request.choice, faults);
  if (!said || faults.length > 0) return undefined;
  const refusal = whyNot(held, said, request.side);
  return refusal ? refused(held, refusal) : { ok: true };
});

export const answer = ask('answer', { choice }, { match: matchName, side }, (hall, request, faults) => {
  const held = heldIn(hall, request.match, faults);
  const said = held && choiceOf(held, request.choice, faults);
  if (!said || faults.length > 0) return undefined;
  const refusal = whyNot(held, said, request.side);
  if (refusal) return refused(held, refusal);
  return played(
    held,
    heard(held.match, () => play(held.match, said)),
  );
});
