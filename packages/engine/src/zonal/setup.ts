/** Set-up by whole plans: in secret, by agreement, or one army after the other. */
import { ask, call, done, go } from '../kernel/procedure.js';
import { enemyOf, SIDES, type Side } from '../kernel/side.js';
import type { SetUp } from './choices.js';
import { plansOf } from './deployment.js';
import { deploy, setUpRefusals } from './placing.js';
import type { Steps } from './procedures.js';
import type { ZonalMatch } from './rules.js';
import { lowerOfTwoDice } from './turn.js';
import { refuse } from './messages/index.js';

const methodOf = (match: ZonalMatch) => match.state.options.setupMethod;

/** FV-R-84: only what stands, and only where both must agree to it; a dispute may have made it illegal meanwhile. */
const mayConfirm = (match: ZonalMatch, side: Side, plan: SetUp | undefined): boolean =>
  methodOf(match) === 'agreed' && plan !== undefined && setUpRefusals(match, side, plan).length === 0;

/** Good plans; where Commanders come last, without them. */
const plansFor = (match: ZonalMatch, side: Side): readonly SetUp[] =>
  methodOf(match) === 'sequential'
    ? plansOf(match, side).map(({ do: verb, units }) => ({ do: verb, units }))
    : plansOf(match, side);

/**
 * FV-R-07, -76, -84, MV-SETUP-07, MV-R-08, -77: in secret and then revealed, or openly until both have confirmed what
 * stands.
 */
export const setUp: Steps<'setUp'> = {
  begin: (match) => {
    if (methodOf(match) === 'hidden') return go('next');
    if (methodOf(match) === 'agreed') return ask('plan');
    return ask('plan', { side: enemyOf(lowerOfTwoDice(match, match.rules.cite.setupMethod)) });
  },
  next: (_match, { plans }) => {
    const side = SIDES.find((each) => plans[each] === undefined);
    return side ? ask('plan', { side }) : go('reveal');
  },
  plan: {
    kind: 'setup',
    takes: { setup: 'acts', confirm: 'actsLast' },
    nature: { plan: true },
    open: true,
    secret: (match, { plans }) => (methodOf(match) === 'hidden' ? SIDES.filter((each) => plans[each]) : undefined),
    side: (_match, { side }) => side,
    about: (match, { side, plans, reasons }) => ({
      side,
      zones: match.table.setup[side],
      placed: plans[side] !== undefined,
      ...(reasons ? { reasons } : {}),
    }),
    options: (match, { side, plans }) =>
      mayConfirm(match, side, plans[side]) ? [{ do: 'confirm' }, ...plansOf(match, side)] : plansFor(match, side),
    takesNow: (match, { side, plans }) => (mayConfirm(match, side, plans[side]) ? ['setup', 'confirm'] : ['setup']),
    refusal: (match, { side, plans }, choice) => {
      const plan = choice.do === 'confirm' ? plans[side] : choice;
      if (!plan || (choice.do === 'confirm' && methodOf(match) !== 'agreed'))
        return refuse(match.rules.cite.setupMethod, 'nothingToConfirm');
      const [first, ...also] = setUpRefusals(match, side, plan);
      return first && { ...first, also };
    },
    answered: (match, { side, plans, confirmed }, choice) => {
      const other = enemyOf(side);
      if (choice.do === 'confirm') {
        const agreed = confirmed.includes(other) && mayConfirm(match, other, plans[other]);
        return agreed ? done() : ask('plan', { side: other, confirmed: [side] });
      }
      const all = { ...plans, [side]: choice };
      if (methodOf(match) === 'hidden') return go('next', { plans: all });
      deploy(match, side, choice);
      if (methodOf(match) === 'agreed') return ask('plan', { side: other, plans: all, confirmed: [] });
      if (plans[other] === undefined) return ask('plan', { side: other, plans: all });
      return call({ procedure: 'openSetUp', step: 'next', first: other, turn: other }, 'finish');
    },
  },
  /** A plan that a dispute has made illegal meanwhile goes back to its owner with the reasons. */
  reveal: (match, { plans }) => {
    for (const side of SIDES) {
      const reasons = setUpRefusals(match, side, plans[side]!);
      if (reasons.length === 0) continue;
      const other = enemyOf(side);
      match.tell?.({ event: 'setUpReturned', rule: match.rules.cite.setupMethod, side });
      return go('next', { plans: { [other]: plans[other]! }, reasons });
    }
    for (const side of SIDES) deploy(match, side, plans[side]!);
    return done();
  },
  finish: () => done(),
};
