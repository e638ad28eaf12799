/** What either side may say at any decision: concede, open a dispute. */
import type { Choice } from '../kernel/match.js';
import { done } from '../kernel/procedure.js';
import { refuse } from '../kernel/refusal.js';
import { enemyOf, type Side } from '../kernel/side.js';
import type { Interruption } from './choices.js';
import type { Steps } from './procedures.js';
import type { TabletopMatch, WhyNot } from './rules.js';

/** SV-VICT-08, SV-R-106: binds both sides for the rest of the match. */
const settle = (match: TabletopMatch, name: string, value: boolean, by: 'agreement' | 'throw'): void => {
  const { state, rules } = match;
  state.options = { ...state.options, houseRules: { ...state.options.houseRules, [name]: value } };
  state.rulings = [...state.rulings, { switch: name, value }];
  match.table = rules.tableOf(state.options);
  match.tell?.({ event: 'ruling', rule: rules.cite.dispute, switch: name, value, by });
};

/** P-DISPUTE. */
export const dispute: Steps<'dispute'> = {
  dispute: {
    kind: 'dispute',
    takes: ['agree', 'throw'],
    side: (_match, { by }) => enemyOf(by),
    about: (_match, { by, switch: name, value }) => ({ by, switch: name, value }),
    options: () => [{ do: 'agree' }, { do: 'throw' }],
    refusal: () => undefined,
    answered: (match, { by, switch: name, value }, choice) => {
      if (choice.do === 'agree') settle(match, name, value, 'agreement');
      else settle(match, name, match.rules.throwOff(match, match.rules.cite.dispute) === by ? value : !value, 'throw');
      return done();
    },
  },
};

const disputeRefusal = (match: TabletopMatch, name: string, value: boolean): WhyNot => {
  const { cite } = match.rules;
  if (match.wanted) return refuse(cite.dispute, 'Dice are being thrown; enter them first.');
  const { houseRules } = match.state.options;
  const facts = { switch: name };
  if (!Object.hasOwn(houseRules, name))
    return refuse(cite.dispute, 'There is no switch "{switch}" in this game.', facts);
  if (match.state.rulings.some((ruling) => ruling.switch === name))
    return refuse(cite.dispute, '"{switch}" has been settled for the rest of the match.', facts);
  if (houseRules[name] === value) return refuse(cite.dispute, '"{switch}" is set so already.', facts);
  return match.stack.at(-1)?.procedure === 'dispute' ? refuse(cite.dispute, 'Another dispute is open.') : undefined;
};

export const interruptRefusal = (match: TabletopMatch, _side: Side, choice: Choice): WhyNot => {
  const said = choice as Interruption;
  if (said.do === 'concede') return undefined;
  if (said.do === 'dispute') return disputeRefusal(match, said.switch, said.value);
  return refuse(match.rules.sequence, '"{verb}" cannot be said at any time; concede and dispute can.', {
    verb: choice.do,
  });
};

/** SV-VICT-05: to concede ends the match at once. */
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
