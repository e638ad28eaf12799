/** A set-up being drawn up: the plan as it would be said, and the match as it would look. */
import type { Side } from '@five-victories/engine/kernel';
import {
  FORMATIONS,
  isOnTable,
  zeroDegrees,
  type Placing,
  type SetUp,
  type Unit,
  type UnitId,
  type ZonalMatch,
  type Zone,
} from '@five-victories/engine/zonal';

export const isPlan = (choice: { readonly do: string }): choice is SetUp => choice.do === 'setup';

/** A unit put into a zone. In reserve it has no formation; what it had on the table comes back with it. */
export const put = (plan: SetUp, unit: UnitId, zone: Zone, known: (unit: UnitId) => Placing | undefined): SetUp => ({
  ...plan,
  units: plan.units.map((placing) => {
    if (placing.unit !== unit) return placing;
    const { formation, layout, state } = placing.layout === undefined ? (known(unit) ?? placing) : placing;
    const mounting = state === undefined ? {} : { state };
    return isOnTable(zone)
      ? { unit, zone, ...(formation ? { formation } : {}), ...(layout ? { layout } : {}), ...mounting }
      : { unit, zone, ...mounting };
  }),
});

export const putCommander = (plan: SetUp, zone: Zone): SetUp => ({ ...plan, commander: zone });

export const changed = (plan: SetUp, unit: UnitId, changes: Partial<Placing>): SetUp => ({
  ...plan,
  units: plan.units.map((placing) => (placing.unit === unit ? { ...placing, ...changes } : placing)),
});

export const placingOf = (plan: SetUp, unit: UnitId): Placing | undefined =>
  plan.units.find((placing) => placing.unit === unit);

/** The formation after this one. */
export const nextFormation = ({ formation = 'attack' }: Placing): Placing['formation'] =>
  FORMATIONS[(FORMATIONS.indexOf(formation) + 1) % FORMATIONS.length];

const planned = (side: Side, unit: Unit, placing: Placing | undefined): Unit => {
  if (!placing) return unit;
  const on = isOnTable(placing.zone);
  return {
    ...unit,
    zone: placing.zone,
    facing: on ? zeroDegrees(side) : undefined,
    formation: on ? (placing.formation ?? 'attack') : undefined,
    layout: placing.layout ?? unit.layout,
    state: placing.state ?? unit.state,
  };
};

/** The match with the plan carried out, to be looked at only. */
export const shown = (match: ZonalMatch, side: Side, plan: SetUp): ZonalMatch => ({
  ...match,
  state: {
    ...match.state,
    units: match.state.units.map((unit) => (unit.side === side ? planned(side, unit, placingOf(plan, unit.id)) : unit)),
    sides: { ...match.state.sides, [side]: { ...match.state.sides[side], commander: plan.commander } },
  },
});

/** The set-up that stands already, as a plan: where armies are set up openly until both agree. */
export const standing = (match: ZonalMatch, side: Side): SetUp => {
  const { units, sides } = match.state;
  const placings = units
    .filter((unit) => unit.side === side)
    .map(({ id, zone, formation, layout, state }): Placing => ({
      unit: id,
      zone,
      ...(formation && isOnTable(zone) ? { formation, layout } : {}),
      ...(state ? { state } : {}),
    }));
  const { commander } = sides[side];
  return { do: 'setup', units: placings, ...(commander === undefined ? {} : { commander }) };
};
