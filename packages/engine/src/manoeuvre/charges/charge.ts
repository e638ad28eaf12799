/** P-CHARGE, SV-CHARGE-01, -08, SV-R-42, -59: test, pivot, straight on into contact, extension, and what the target does about it. */
import { throwDice } from '../../kernel/match.js';
import { call, done, go } from '../../kernel/procedure.js';
import { isWithin, length as asLength, type Length } from '../../geometry/index.js';
import type { Charge } from '../../tabletop/choices.js';
import { chargePath } from './charge-path.js';
import { intoContact } from '../../tabletop/moves/into-contact.js';
import type { ManoeuvreSteps as Steps } from '../procedures.js';
import { areInContact, isMounted } from '../../tabletop/questions.js';
import { inCommand } from '../command.js';
import { reformOf } from '../moves/reform.js';
import { windowOf } from '../moves/run.js';
import { standsOff } from '../moves/progress.js';
import type { ManoeuvreMatch } from '../rules.js';
import { figureOf, patch, placedOf, unitOf } from '../../tabletop/store.js';
import { isPlaced, type UnitId } from '../../tabletop/unit.js';
import type { Placed } from '../unit.js';
import { D6, hit, passes, settle, tellOthersMet } from '../../tabletop/verbs.js';
import { spend } from '../verbs.js';

/** SV-R-59: the frame of a charge that has been found legal, with the distance at which it was declared. */
export const chargeOf = (match: ManoeuvreMatch, unit: Placed, choice: Charge, allowance: Length, free: boolean) => {
  const judged = chargePath(match, unit, choice, allowance);
  if (judged.refusal) throw new Error(`${unit.id} cannot charge ${choice.target}.`);
  return {
    procedure: 'charge',
    step: 'test',
    unit: unit.id,
    target: choice.target,
    pivot: choice.pivot ?? (0 as never),
    extended: choice.extend ?? false,
    free,
    allowance,
    start: judged.path.start,
    from: judged.path.from,
    length: judged.path.length,
    past: judged.path.past,
  } as const;
};

const isMet = (match: ManoeuvreMatch, unit: UnitId, target: UnitId): boolean => {
  const [one, two] = [unitOf(match, unit), unitOf(match, target)];
  return isPlaced(one) && isPlaced(two) && areInContact(match, one, two);
};

export const charge: Steps<'charge'> = {
  /** SV-CHARGE-05, -06. */
  test: (match, { unit: id, target, free, start }) => {
    const { cite } = match.rules;
    const unit = unitOf(match, id);
    const commanded = !free && inCommand(match, unit);
    match.tell?.({
      event: 'charges',
      rule: cite.charge,
      unit: id,
      target,
      distance: Math.round(start),
      ...(commanded ? { inCommand: true } : {}),
    });
    const needBy = match.rules.testedBy?.(match, placedOf(match, id), 'charge');
    if (free || commanded || passes(match, id, match.rules.chargeTest(match, unit), cite.chargeTest, 'charge', needBy))
      return go('go');
    patch(match, id, { chargeFailed: true });
    match.tell?.({ event: 'chargeFailed', rule: cite.chargeFailed, unit: id, target });
    return done();
  },
  /** SV-CHARGE-07, -08, -12, GV-CHARGE-09, GV-EXT-02, GV-R-41. */
  go: (match, { unit: id, target, pivot, extended, allowance, from, length, past }) => {
    const { cite } = match.rules;
    if (extended) hit(match, id, 1, cite.extensionHit, 'extension');
    if (pivot !== 0) {
      settle(match, id, from);
      patch(match, id, { pivoted: true });
      match.tell?.({ event: 'pivoted', rule: cite.pivot, unit: id, pivot, ...from });
      if (match.rules.overTheEdge === 'unit' && standsOff(match, figureOf(match, placedOf(match, id))).length > 0)
        return call(reformOf(id), 'end');
    }
    return call(windowOf(id, from, 'front', extended ? allowance : length, { target, past }), 'reached');
  },
  reached: (_match, { extended }, { passage }) => {
    if (passage === 'stopped') return go('stopped');
    return extended ? go('extend') : go('contact');
  },
  /** SV-R-72: also where an intercept has stopped it. */
  stopped: (match, { unit: id }) => {
    const unit = unitOf(match, id);
    const off = isPlaced(unit) && standsOff(match, figureOf(match, unit)).length > 0;
    return off ? call(reformOf(id), 'fights') : go('fights');
  },
  /** SV-CHARGE-12, -13, GV-EXT-03, GV-R-40. */
  extend: (match, { unit: id, target }) => {
    const { cite, numbers } = match.rules;
    const unit = placedOf(match, id);
    const mounted = isMounted(match, unit);
    const more = mounted
      ? asLength(
          1000 *
            throwDice(
              match,
              { rule: cite.extension, side: unit.side, unit: id, count: 1, sides: D6 },
              { cause: 'extension', perPoint: 1000 },
            )[0]!,
        )
      : numbers.extension.foot;
    const enemy = unitOf(match, target);
    // It may have been lost over the edge of the table on its way to a counter-charge.
    const advance = isPlaced(enemy) ? intoContact(match, unit, unit.place, enemy) : undefined;
    const length = advance && isWithin(advance.depth, more) ? advance.length : more;
    return call(windowOf(id, unit.place, 'front', length, { target }), 'extended');
  },
  extended: (_match, _memory, { passage }) => (passage === 'stopped' ? go('stopped') : go('contact')),
  /**
   * SV-R-72, GV-CHARGE-08, GV-EXT-04: stands off the table are lost when the charger has stopped. Only its target
   * reacts.
   */
  contact: (match, { unit: id, target, start, from }) => {
    const { cite, numbers } = match.rules;
    const unit = unitOf(match, id);
    if (!isPlaced(unit)) return done();
    if (standsOff(match, figureOf(match, unit)).length > 0) return call(reformOf(id), 'contact');
    if (!isMet(match, id, target)) {
      match.tell?.({ event: 'fellShort', rule: cite.fallsShort, unit: id, target });
      return go('end');
    }
    match.tell?.({ event: 'contact', rule: cite.contact, unit: id, target });
    tellOthersMet(match, id, target);
    return call(
      {
        procedure: 'react',
        step: 'begin',
        unit: id,
        target,
        start,
        path: from,
        limit: numbers.flinch,
        recovers: false,
      },
      'reacted',
    );
  },
  /** GV-BREAK-08: each charge may lead to a break-through, that of a break-through too. */
  reacted: (match, { unit, target }, contact) => {
    if (contact === 'breakThrough') return call({ procedure: 'breakThrough', step: 'begin', unit, target }, 'end');
    if (match.rules.actedIsNotDone && isPlaced(unitOf(match, target))) spend(match, target);
    return go('fights');
  },
  /** GV-BREAK-05, GV-R-62: what a break-through charge leaves in contact, a counter-charge included. */
  fights: (match, { unit, target, free }) => {
    const fought = free && isMet(match, unit, target) ? match.rules.combatFrame?.(match, unit, target) : undefined;
    return fought ? call(fought, 'end') : go('end');
  },
  end: (match, { unit }) => {
    spend(match, unit);
    return done();
  },
};
