/** P-BREAK: what a charger does whose target has gone. SV-BREAK-01..06, SV-R-65..67. */
import { framesOf } from '../../kernel/match.js';
import { ask, call, done } from '../../kernel/procedure.js';
import { refuse } from '../messages/index.js';
import type { Length } from '../../geometry/index.js';
import { manoeuvresOf } from '../moves/candidates.js';
import { chargePath, chargerRefusal } from './charge-path.js';
import { chargeOf } from './charge.js';
import { isDoubled, type BreakThrough, type Charge, type March } from '../../tabletop/choices.js';
import { chargesOf } from './charges.js';
import { marchOf, stepsRefusal } from '../moves/march.js';
import type { ManoeuvreSteps as Steps } from '../procedures.js';
import { isEngaged, isMounted, isOn } from '../../tabletop/questions.js';
import { noStepsRefusal } from '../moves/orders.js';
import { begun } from '../moves/progress.js';
import type { ManoeuvreMatch } from '../rules.js';
import type { WhyNot } from '../../tabletop/rules.js';
import { patch, placedOf, unitOf } from '../../tabletop/store.js';
import { isPlaced, type UnitId } from '../../tabletop/unit.js';
import type { Placed } from '../unit.js';

const reachOf = (match: ManoeuvreMatch, unit: Placed): Length =>
  match.rules.numbers.breakThrough[isMounted(match, unit) ? 'mounted' : 'foot'];

/** SV-R-66, GV-R-63: a pivot for a break-through charge only if the unit has none behind it. */
const charger = (match: ManoeuvreMatch, unit: Placed): Placed =>
  unit.pivoted && isOn(match, 'pivotPerCharge') ? { ...unit, pivoted: false } : unit;

/** The charges of a break-through that `giver` gave. */
const chargesBeyond = (match: ManoeuvreMatch, unit: Placed, giver: UnitId): Charge[] =>
  unit.activity!.manoeuvred
    ? []
    : chargesOf(match, charger(match, unit), reachOf(match, unit)).filter(
        (choice) => !chargeRefusal(match, unit, choice, giver),
      );

/** The break-through that is being decided, for queries: how far, which charges, and how its marches are judged. */
export const breakingThrough = (match: ManoeuvreMatch, unit: Placed) => {
  const frame = framesOf(match).at(-1) as { procedure: string; unit?: UnitId; target?: UnitId } | undefined;
  if (frame?.procedure !== 'breakThrough' || frame.unit !== unit.id || !unit.activity) return undefined;
  return {
    charger: charger(match, unit),
    reach: reachOf(match, unit),
    charges: () => chargesBeyond(match, unit, frame.target!),
    bar: (verb: March['do']): WhyNot =>
      verb === 'manoeuvre'
        ? undefined
        : refuse(match.rules.cite.breakThrough, 'breakThroughNeither', {
            unit: unit.id,
          }),
    marchRefusal: (choice: March) => marchRefusal(match, unit, choice),
  };
};

const marchRefusal = (match: ManoeuvreMatch, unit: Placed, choice: March): WhyNot =>
  isDoubled(choice)
    ? refuse(match.rules.cite.breakThrough, 'breakThroughSlow', { unit: unit.id })
    : (noStepsRefusal(match, unit, choice) ?? stepsRefusal(match, unit, unit.activity!, choice));

/**
 * SV-BREAK-04, GV-BREAK-03, GV-EXT-05: a charge as any other, extended or not; of another unit where the book says so.
 */
const chargeRefusal = (match: ManoeuvreMatch, unit: Placed, choice: Charge, giver: UnitId): WhyNot => {
  const { cite } = match.rules;
  if (unit.activity!.manoeuvred)
    return refuse(cite.breakThrough, 'breakThroughMoved', {
      unit: unit.id,
    });
  if (choice.target === giver && !match.rules.chargesSameTarget(match))
    return refuse(cite.anotherTarget, 'gaveBreakThrough', {
      unit: unit.id,
      target: giver,
    });
  return chargerRefusal(match, unit) ?? chargePath(match, charger(match, unit), choice, reachOf(match, unit)).refusal;
};

/**
 * SV-BREAK-01, -05, GV-BREAK-01, -04: only the reaction to a charge leads here, and what it leads to is met with
 * reactions again.
 */
export const breakThrough: Steps<'breakThrough'> = {
  /** SV-BREAK-06, SV-R-67, GV-BREAK-09: not for who is still in contact. */
  begin: (match, { unit: id, target }) => {
    const { cite } = match.rules;
    const unit = unitOf(match, id);
    if (!isPlaced(unit)) return done();
    if (isEngaged(match, unit)) {
      match.tell?.({ event: 'breakThroughLost', rule: cite.breakThroughLost, unit: id });
      return done();
    }
    patch(match, id, { activity: begun(match, unit, 'breakThrough') });
    match.tell?.({ event: 'breakThrough', rule: cite.breakThrough, unit: id, target });
    return ask('breakThrough');
  },
  breakThrough: {
    kind: 'breakThrough',
    takes: { manoeuvre: 'acts', charge: 'acts', stop: 'declines' },
    nature: { of: 'unit', within: true },
    open: true,
    side: (match, { unit }) => unitOf(match, unit).side,
    about: (match, { unit, target }) => ({ unit, target, reach: reachOf(match, placedOf(match, unit)) }),
    options: (match, { unit: id, target }) => {
      const unit = placedOf(match, id);
      const marches = manoeuvresOf(match, unit, unit.activity!).map((march): BreakThrough => ({
        ...march,
        do: 'manoeuvre',
      }));
      return [...chargesBeyond(match, unit, target), ...marches, { do: 'stop' }];
    },
    takesNow: (match, { unit }) => [
      'manoeuvre',
      ...(placedOf(match, unit).activity!.manoeuvred ? [] : ['charge']),
      'stop',
    ],
    refusal: (match, { unit: id, target }, choice) => {
      const unit = placedOf(match, id);
      if (choice.do === 'stop') return undefined;
      if (choice.do === 'charge') return chargeRefusal(match, unit, choice, target);
      return marchRefusal(match, unit, choice);
    },
    answered: (match, { unit: id }, choice) => {
      if (choice.do === 'stop') return done();
      const unit = placedOf(match, id);
      if (choice.do === 'charge') {
        const free = charger(match, unit);
        if (free !== unit) patch(match, id, { pivoted: false });
        patch(match, id, { activity: undefined });
        return call(chargeOf(match, placedOf(match, id), choice, reachOf(match, unit), true), 'end');
      }
      return call(marchOf(id, choice), choice.finish ? 'finished' : 'marched');
    },
  },
  marched: (match, { unit: id }, passage) =>
    passage === 'stopped' || !isPlaced(unitOf(match, id)) ? done() : ask('breakThrough'),
  finished: (match, { unit: id }, passage) =>
    passage === 'replan' && isPlaced(unitOf(match, id)) ? ask('breakThrough') : done(),
  end: () => done(),
};
