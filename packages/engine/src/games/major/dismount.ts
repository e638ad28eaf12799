/** Before the match mounted units may be told to fight on foot: in secret, South first, then both are revealed. */
import { ask, done, go } from '../../kernel/procedure.js';
import type { Side } from '../../kernel/side.js';
import type { DismountUnits } from '../../zonal/choices.js';
import { isMounted, unknownUnit } from '../../zonal/questions.js';
import type { Steps } from '../../zonal/procedures.js';
import type { WhyNot, ZonalMatch } from '../../zonal/rules.js';
import { canDeploy } from '../../zonal/deployment.js';
import { copyState, findUnit, patch, unitOf } from '../../zonal/store.js';
import type { Unit, UnitId } from '../../zonal/unit.js';
import { AS_FOOT } from './army.js';
import { refuse } from './messages.js';

const mountedOf = (match: ZonalMatch, side: Side): Unit[] =>
  match.state.units.filter((unit) => unit.side === side && isMounted(match, unit));

const dismountUnit = (match: ZonalMatch, id: UnitId): void => {
  const unit = unitOf(match, id);
  const type = AS_FOOT[unit.type]!;
  const onFoot = { type, weapon: unit.weapon ?? 'hand', layout: unit.layout.replaceAll('M', 'F') };
  patch(match, id, { ...onFoot, mountedAs: unit.type });
  match.tell?.({ event: 'foughtOnFoot', rule: 'MV-ARMY-12', unit: id, ...onFoot });
};

/** P-SETUP 2: a legal set-up must be left. */
const deploysOnFoot = (match: ZonalMatch, side: Side, units: readonly UnitId[]): boolean => {
  const trial: ZonalMatch = { ...match, state: copyState(match.state), tell: undefined };
  for (const id of units) dismountUnit(trial, id);
  return canDeploy(trial, side);
};

const dismountRefusal = (match: ZonalMatch, side: Side, { units }: Partial<DismountUnits>): WhyNot => {
  if (units === undefined) return refuse('MV-ARMY-12', 'nameUnitsOnFoot');
  for (const id of units) {
    const unit = findUnit(match, id);
    if (!unit) return unknownUnit(match, id);
    if (unit.side !== side) return refuse(match.rules.cite.ownUnits, 'notYours', { unit: id });
    if (!isMounted(match, unit)) return refuse('MV-ARMY-12', 'notMounted', { unit: id });
  }
  const twice = units.find((id, i) => units.indexOf(id) < i);
  if (twice !== undefined) return refuse('MV-ARMY-12', 'namedTwice', { unit: twice });
  return deploysOnFoot(match, side, units) ? undefined : refuse('MV-SETUP-05', 'noRoomOnFoot');
};

/**
 * MV-ARMY-12, MV-QUAL-03, MV-R-05: after the rosters, before quality and set-up. A side without mounted units is not
 * asked.
 */
export const dismount: Steps<'dismount'> = {
  begin: (match, { side }) => {
    if (mountedOf(match, side).length > 0) return ask('dismount');
    return side === 'south' ? go('begin', { side: 'north' }) : go('reveal');
  },
  dismount: {
    kind: 'dismount',
    takes: { dismount: 'acts' },
    nature: { plan: true },
    open: true,
    secret: (match, { side }) => (side === 'north' && mountedOf(match, 'south').length > 0 ? ['south'] : []),
    side: (_match, { side }) => side,
    about: (match, { side }) => ({ side, units: mountedOf(match, side).map((unit) => unit.id) }),
    options: (match, { side }) => {
      const all = mountedOf(match, side).map((unit) => unit.id);
      const heavy = mountedOf(match, side)
        .filter((unit) => unit.type === 'HM')
        .map((unit) => unit.id);
      return [[], ...(heavy.length > 0 && heavy.length < all.length ? [heavy] : []), all]
        .map((units): DismountUnits => ({ do: 'dismount', units }))
        .filter((choice) => !dismountRefusal(match, side, choice));
    },
    refusal: (match, { side }, choice) => dismountRefusal(match, side, choice),
    answered: (_match, { side, chosen }, { units = [] }: Partial<DismountUnits>) => {
      const all = [...chosen, ...units];
      return side === 'south' ? go('begin', { side: 'north', chosen: all }) : go('reveal', { chosen: all });
    },
  },
  reveal: (match, { chosen }) => {
    for (const id of chosen) dismountUnit(match, id);
    return done();
  },
};
