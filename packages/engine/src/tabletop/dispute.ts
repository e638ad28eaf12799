/** What either side may say at any decision: concede, open a dispute. */
import { disputeQuestion, disputeRefusal, settleDispute } from '../kernel/dispute.js';
import type { Choice } from '../kernel/match.js';
import { done } from '../kernel/procedure.js';
import { refuse } from './messages/index.js';
import { enemyOf, type Side } from '../kernel/side.js';
import type { Interruption } from './choices.js';
import type { Steps } from './procedures.js';
import type { TabletopMatch, WhyNot } from './rules.js';

/**
 * SV-VICT-08, SV-R-106, P-DISPUTE, GV-GEN-10, GV-R-94, GL-R-05, -74: the switch is set as the one who wins the
 * throw wants it, for both sides and the rest of the match.
 */
export const dispute: Steps<'dispute'> = {
  dispute: {
    ...disputeQuestion,
    answered: (match, { by, switch: name, value }, choice) => {
      if (choice.do === 'agree') settleDispute(match, name, value, 'agreement');
      else
        settleDispute(
          match,
          name,
          match.rules.throwOff(match, match.rules.cite.dispute) === by ? value : !value,
          'throw',
        );
      return done();
    },
  },
};

export const interruptRefusal = (match: TabletopMatch, _side: Side, choice: Choice): WhyNot => {
  const said = choice as Interruption;
  if (said.do === 'concede') return undefined;
  if (said.do === 'dispute') return disputeRefusal(match, said);
  return refuse(match.rules.sequence, 'notAnyTime', {
    verb: choice.do,
  });
};

/** SV-VICT-05, GV-VICT-07, GL-VICT-01: to concede ends the match at once. */
export const interrupt = (match: TabletopMatch, side: Side, choice: Choice) => {
  const { cite, fullVictory } = match.rules;
  const said = choice as Interruption;
  switch (said.do) {
    case 'concede':
      match.state.outcome = { result: fullVictory, winner: enemyOf(side), rule: cite.concede };
      match.tell?.({ event: 'conceded', side, ...match.state.outcome });
      return 'over' as const;
    case 'dispute':
      return { procedure: 'dispute', step: 'dispute', by: side, switch: said.switch, value: said.value };
    default:
      return said satisfies never;
  }
};
