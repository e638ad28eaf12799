/** What the charger and a target that stands do to each other: the block, the impact, pulling up, flinching. */
import { throwDice } from '../../kernel/match.js';
import { ask, done, go } from '../../kernel/procedure.js';
import { isMoreThan, type Length } from '../../geometry/index.js';
import type { FallBack } from '../../tabletop/choices.js';
import { isMounted } from '../../tabletop/questions.js';
import type { ManoeuvreMatch } from '../rules.js';
import type { WhyNot } from '../../tabletop/rules.js';
import { patch, placedOf, unitOf } from '../../tabletop/store.js';
import { isPlaced, type Place } from '../../tabletop/unit.js';
import type { Placed } from '../unit.js';
import { D6, hit, passes, settle, tellFormed } from '../../tabletop/verbs.js';
import { backAlong, fallBackRange, fallBacksQuestion } from './fall-back.js';
import type { Reacted, Reacting } from './reaction.js';

/** Light or heavy impact on the target, told with the rule that brings it on. */
export const impact = (match: ManoeuvreMatch, { unit, target }: Reacting, heavy: boolean, rule?: string): void => {
  const { cite } = match.rules;
  const by = rule ?? (heavy ? cite.heavyImpact : cite.lightImpact);
  hit(match, target, match.rules.impactHits(unitOf(match, unit), heavy), by, 'impact');
};

/** From so far away that the charger may pull up. */
export const isFar = (match: ManoeuvreMatch, { start }: Reacting): boolean =>
  isMoreThan(start, match.rules.numbers.pullUp);

// ---- the block -------------------------------------------------------------------------------------------------------

/** SV-REACT-24..29, GV-DBLOCK-05..09: once the block stands. `recovers`: it loses a marker if the charger pulls up. */
const meetBlock = (match: ManoeuvreMatch, memory: Reacting, recovers: boolean): Reacted => {
  const { unit, target } = memory;
  const { cite, numbers } = match.rules;
  if (!isMounted(match, unitOf(match, unit))) return done('done');
  if (isFar(match, memory)) {
    if (passes(match, unit, match.rules.pullUpTest(unitOf(match, target)), cite.pullUpTest, 'pullUp'))
      return go('flinch', { limit: numbers.pullUp, recovers });
    impact(match, memory, false);
    return done('done');
  }
  const [die = D6] = throwDice(
    match,
    {
      rule: cite.chargingHome,
      side: unitOf(match, target).side,
      unit: target,
      count: 1,
      sides: D6,
      needs: [numbers.chargingHome],
    },
    { cause: 'soften' },
  );
  impact(match, memory, die > numbers.chargingHome);
  return done('done');
};

export const formBlock = (match: ManoeuvreMatch, memory: Reacting, place: Place, recovers: boolean): Reacted => {
  settle(match, memory.target, place);
  tellFormed(match, memory.target, match.rules.cite.hasty, 'haste', place);
  return meetBlock(match, memory, recovers);
};

/** The question how the block is formed. */
export const hastyQuestion = <Form>(
  formsOf: (match: ManoeuvreMatch, own: Placed, charger: Placed) => readonly Form[],
  refusalOf: (match: ManoeuvreMatch, own: Placed, charger: Placed, choice: Form) => WhyNot,
) => ({
  kind: 'hastyBlock' as const,
  takes: { form: 'acts' } as const,
  nature: { of: 'unit', within: true } as const,
  open: true as const,
  side: (match: ManoeuvreMatch, { target }: Reacting) => unitOf(match, target).side,
  about: (_match: ManoeuvreMatch, { unit, target }: Reacting) => ({ unit: target, charger: unit }),
  options: (match: ManoeuvreMatch, { unit, target }: Reacting) =>
    formsOf(match, placedOf(match, target), placedOf(match, unit)),
  refusal: (match: ManoeuvreMatch, { unit, target }: Reacting, choice: Form) =>
    refusalOf(match, placedOf(match, target), placedOf(match, unit), choice),
});

// ---- the way back ----------------------------------------------------------------------------------------------------

export const flinch = (match: ManoeuvreMatch) => go('flinch', { limit: match.rules.numbers.flinch, recovers: false });

/** SV-REACT-27, -34, GV-DBLOCK-07, GV-DFIRE-05: the charger goes back; a block it pulled up from may lose a marker. */
const fallBackBy = (match: ManoeuvreMatch, { unit, target, limit, recovers }: Reacting, by: Length): Reacted => {
  const { cite, numbers } = match.rules;
  const place = backAlong(placedOf(match, unit).place, by);
  settle(match, unit, place);
  const [event, rule] = limit === numbers.pullUp ? ['pulledUp', cite.pullUp] : ['flinched', cite.flinch];
  match.tell?.({ event, rule, unit, target, by, ...place });
  const { hits } = unitOf(match, target);
  if (recovers && hits > 0) {
    patch(match, target, { hits: hits - 1 });
    match.tell?.({ event: 'recovered', rule: cite.pullUp, unit: target, left: hits - 1 });
  }
  return done('done');
};

/** What a charger that has to go back does; undefined where it finds no room. */
export const goBack = (match: ManoeuvreMatch, memory: Reacting): Reacted | undefined => {
  const { unit, target, path, limit } = memory;
  const enemy = unitOf(match, target);
  if (!isPlaced(enemy)) return done('done');
  const range = fallBackRange(match, placedOf(match, unit), enemy, path, limit);
  if (!range) return undefined;
  return range.least < range.most ? ask('fallBack') : fallBackBy(match, memory, range.most);
};

export const fallBack = {
  ...fallBacksQuestion<Reacting>(),
  answered: (match: ManoeuvreMatch, memory: Reacting, { by }: FallBack) => fallBackBy(match, memory, by),
};
