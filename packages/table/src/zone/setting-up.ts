/** An army of a zone game being set up: what the rules think of the plan, and where a unit may go. */
import { refusal } from '@five-victories/engine/kernel';
import type { SetUp, UnitId, Zone } from '@five-victories/engine/zonal';
import { isPlan, placingOf, put, putCommander } from '../match/plan.js';
import { askedAs, type ZoneDesk } from './maker.js';

export const plansIn = (desk: ZoneDesk): readonly SetUp[] => askedAs(desk, 'setup').options.filter(isPlan);
export const isCommander = (id: UnitId): boolean => id.startsWith('commander:');

export const putIn = (desk: ZoneDesk, plan: SetUp, unit: UnitId, zone: Zone): SetUp => {
  const known = (id: UnitId) =>
    plansIn(desk)
      .map((each) => placingOf(each, id))
      .find((placing) => placing?.layout !== undefined);
  return isCommander(unit) ? putCommander(plan, zone) : put(plan, unit, zone, known);
};

/** How much is wrong with it yet. */
export const faultsOf = ({ match }: ZoneDesk, plan: SetUp): number => {
  const wrong = refusal(match, plan);
  return wrong ? 1 + (wrong.also?.length ?? 0) : 0;
};

/** Where the unit in hand can be put without making the set-up worse. */
export const zonesFor = (desk: ZoneDesk, plan: SetUp, unit: UnitId): readonly Zone[] => {
  const { starts, reserves } = desk.match.table;
  const { side } = desk.asked;
  const before = faultsOf(desk, plan);
  return [...starts[side], ...reserves[side].map(({ zone }) => zone)].filter(
    (zone) => faultsOf(desk, putIn(desk, plan, unit, zone)) <= before,
  );
};
