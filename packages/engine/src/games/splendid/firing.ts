/** Firing: the phase, the volleys of one unit, and one volley wherever it is fired. */
import { ask, call, done, go } from '../../kernel/procedure.js';
import { enemyOf } from '../../kernel/side.js';
import { bounceAt, bounceTargets, mayBounce } from './bounce.js';
import type { Aim } from '../../manoeuvre/fire/eligibility.js';
import { hitsAmong, summandsOf, throwToHit, total } from '../../manoeuvre/fire/fire-dice.js';
import { isAnyFirer, isAnyShot, ordersOf } from '../../manoeuvre/fire/fire-options.js';
import { pivotOf, readOrder } from '../../manoeuvre/fire/fire-order.js';
import { pivotToFire } from '../../manoeuvre/fire/pivot-to-fire.js';
import { firingBy } from '../../tabletop/fire/firing.js';
import type { ManoeuvreSteps as Steps } from '../../manoeuvre/procedures.js';
import type { ManoeuvreMatch } from '../../manoeuvre/rules.js';
import { patch, placedOf, unitOf } from '../../tabletop/store.js';
import type { Placed, Unit } from '../../manoeuvre/unit.js';
import { hit } from '../../tabletop/verbs.js';
import { refuse } from './messages/index.js';

export interface Result {
  readonly hits: number;
  readonly misses: number;
  readonly dice: number;
}

/** SV-QUAL-02, -03, SV-R-90: said where it is not the usual number. */
const qualityOfFire = (match: ManoeuvreMatch, firer: Unit, need: number): object => {
  const { qualityFire, veteranFire } = match.rules.cite;
  const usual = match.state.options.unitQualityEffects[match.rules.qualities[1]]!.fire;
  return need === usual ? {} : { needBy: { rule: need < usual ? qualityFire : veteranFire, quality: firer.quality } };
};

/**
 * SV-FIRE-05, -07, -18, SV-ARTY-02, SV-REACT-36: one volley: red marker, dice, green markers. Fire without dice is fire
 * all the same (SV-FIRE-20, SV-R-23).
 */
export const fireVolley = (
  match: ManoeuvreMatch,
  firer: Placed,
  target: Placed,
  stands: readonly number[],
  { overhead }: Aim = {},
): Result => {
  const rule = match.rules.cite.fireHits;
  const summands = summandsOf(match, firer, firer.place, target, stands.length);
  const count = total(summands);
  const need = match.rules.fireHits(match, firer);
  patch(match, firer.id, { fired: true });
  const facts = match.tell && {
    target: target.id,
    stands,
    ...(overhead ? { overhead } : {}),
    modifiers: summands,
    ...qualityOfFire(match, firer, need),
  };
  const dice = throwToHit(match, firer, count, need, rule, 'fire', facts);
  const hits = hitsAmong(dice, need);
  match.tell?.({ event: 'fired', rule, unit: firer.id, ...facts, count, hits });
  hit(match, target.id, hits, rule, 'fire');
  return { hits, misses: dice.length - hits, dice: count };
};

// ---- the firing phase ------------------------------------------------------------------------------------------------

export const firing: Steps<'firing'> = firingBy({
  isAnyFirer,
  isAnyShot,
  ordersOf,
  readOrder,
  carryOut: (match, { place, volleys: ordered }, choice) => {
    const { unit } = choice;
    pivotToFire(match, unit, place, pivotOf(choice));
    patch(match, unit, { fired: true });
    return call({ procedure: 'volleys', step: 'next', unit, volleys: ordered, misses: 0, candidates: [] }, 'next');
  },
  end: () => done(),
});

/** P-FIRE 5, 6: one volley for each target, in the order given, and what bounces through. */
export const volleys: Steps<'volleys'> = {
  next: (match, { unit, volleys: left }) => {
    const [volley, ...rest] = left;
    if (!volley) return done();
    const firer = placedOf(match, unit);
    const target = placedOf(match, volley.target);
    const { misses } = fireVolley(match, firer, target, volley.stands ?? [], volley);
    if (misses === 0 || !mayBounce(match, firer, target, volley.overhead === true))
      return go('next', { volleys: rest });
    const candidates = bounceTargets(match, firer, target);
    return candidates.length === 0
      ? go('next', { volleys: rest })
      : ask('bounce', { volleys: rest, misses, candidates });
  },
  bounce: {
    kind: 'bounce',
    takes: { bounce: 'acts' },
    nature: { of: 'unit', within: true },
    side: (match, { unit }) => enemyOf(unitOf(match, unit).side),
    about: (_match, { unit, misses }) => ({ unit, misses }),
    options: (_match, { candidates }) => candidates.map((unit) => ({ do: 'bounce', unit })),
    refusal: (match, { candidates }, choice) =>
      refuse(match.rules.cite.bounceTarget, 'bouncesToNearest', { nearest: candidates, unit: choice.unit }),
    answered: (match, { unit, misses }, choice) => {
      bounceAt(match, placedOf(match, unit), placedOf(match, choice.unit), misses);
      return go('next');
    },
  },
};
