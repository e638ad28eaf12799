/** What either side may say at any decision: concede, offer to end, open a dispute. */
import { disputeQuestion, disputeRefusal, settleDispute } from '../kernel/dispute.js';
import { done } from '../kernel/procedure.js';
import { enemyOf, type Side } from '../kernel/side.js';
import type { Choice } from '../kernel/match.js';
import type { Interruption } from './choices.js';
import type { Steps } from './procedures.js';
import type { WhyNot, ZonalMatch } from './rules.js';
import { patchSide } from './store.js';
import { lowerOfTwoDice } from './turn.js';
import { refuse } from './messages/index.js';

/** FV-GEN-05, FV-R-72, -82, MV-GEN-01, MV-R-69, -81. */
export const dispute: Steps<'dispute'> = {
  dispute: {
    ...disputeQuestion,
    answered: (match, { by, switch: name, value }, choice) => {
      if (choice.do === 'agree') settleDispute(match, name, value, 'agreement');
      else settleDispute(match, name, lowerOfTwoDice(match, match.rules.cite.dispute) === by ? value : !value, 'throw');
      return done();
    },
  },
};

export const interruptRefusal = (match: ZonalMatch, side: Side, choice: Choice): WhyNot => {
  const { cite } = match.rules;
  const said = choice as Interruption;
  if (said.do === 'concede') return undefined;
  if (said.do === 'offerEnd')
    return match.state.sides[side].offersEnd ? refuse(cite.offerEnd, 'offeredAlready') : undefined;
  if (said.do === 'dispute') return disputeRefusal(match, said);
  return refuse(match.rules.sequence, 'notAtAnyTime', {
    verb: choice.do,
    verbs: ['concede', 'offerEnd', 'dispute'],
  });
};

/** FV-VICT-19, FV-R-65, MV-VICT-13, MV-R-60: to concede ends the match at once, an offer at the end of the turn. */
export const interrupt = (match: ZonalMatch, side: Side, choice: Choice) => {
  const { cite, fullVictory } = match.rules;
  const said = choice as Interruption;
  switch (said.do) {
    case 'concede':
      match.state.outcome = { result: fullVictory, winner: enemyOf(side), rule: cite.concede };
      match.tell?.({ event: 'conceded', side, ...match.state.outcome });
      return 'over' as const;
    case 'offerEnd':
      patchSide(match, side, { offersEnd: true });
      match.tell?.({ event: 'offersEnd', rule: cite.offerEnd, side });
      return 'noted' as const;
    case 'dispute':
      return { procedure: 'dispute', step: 'dispute', by: side, switch: said.switch, value: said.value };
    default:
      return said satisfies never;
  }
};
