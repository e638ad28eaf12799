/** What is fielded of what the dice gave: pure functions over a plain list. */
import type { Side } from '@five-victories/engine/kernel';
import { musteredArmy } from '@five-victories/engine/splendid';
import {
  checkArmy,
  type ArmyFault,
  type Edition,
  type Muster,
  type MusteredUnit,
} from '@five-victories/engine/tabletop';
import type { OwnUnit } from '../../armies/own-army.js';
import { freshUnit } from '../armies/units.js';
import type { MeasuredGame } from '../../match/game-ids.js';
import { measuredEditionOf } from '../editions.js';
import { askedAs, type ManoeuvreDesk as Desk } from '../maker.js';

/** A unit that was thrown, fielded or left out; without a name the engine gives it one. */
export interface Thrown {
  readonly unit: OwnUnit;
  readonly on: boolean;
}
export type Draft = readonly Thrown[];

export const editionAt = ({ match }: Desk): Edition => measuredEditionOf(match.rules.id as MeasuredGame);
const sideAt = (desk: Desk): Side => askedAs(desk, 'muster').about.side;
export const typesThrown = (desk: Desk): readonly string[] => askedAs(desk, 'muster').about.thrown;

export const proposalsIn = (desk: Desk): readonly Muster[] => askedAs(desk, 'muster').options;

/** Every unit that was thrown: as in a proposal if it is there, else left out. */
export const draftFrom = (desk: Desk, proposal: Muster | undefined): Draft => {
  const waiting = [...(proposal?.units ?? [])];
  return typesThrown(desk).map((type) => {
    const at = waiting.findIndex((unit) => unit.type === type);
    const [found] = at === -1 ? [] : waiting.splice(at, 1);
    const fresh = freshUnit(editionAt(desk), type, '');
    return { unit: found ? { ...fresh, ...(found as Partial<OwnUnit>) } : fresh, on: found !== undefined };
  });
};

const musteredOf = ({ name, ...unit }: OwnUnit): MusteredUnit =>
  ({ ...unit, ...(name.trim() === '' ? {} : { name: name.trim() }) }) as MusteredUnit;

export const fieldedOf = (draft: Draft): readonly OwnUnit[] => draft.filter(({ on }) => on).map(({ unit }) => unit);

export const musterOf = (draft: Draft): Muster => ({ do: 'muster', units: fieldedOf(draft).map(musteredOf) });

/** All errors at once: the refusal of the engine has only the first. */
export const faultsIn = (desk: Desk, draft: Draft): readonly ArmyFault[] => {
  const { rules, state } = desk.match;
  return checkArmy(rules, state.options, musteredArmy(desk.match, sideAt(desk), musterOf(draft).units)).errors;
};
