/** The odd element of a mass that has acted already, or may not act: all that is left for it in a movement phase. */
import type { Choice } from '@five-victories/engine/kernel';
import { findUnit } from '@five-victories/engine/tabletop';
import { shiftedPlace, shiftRefusal, type Placed } from '@five-victories/engine/glorious';
import { saying, type GloriousDesk as Desk, type GloriousMaker as Maker } from '../../maker.js';
import { ghostAt } from '../../marks.js';

export const shifter = ({ match, unit: id }: Desk): Placed | undefined => {
  const unit = findUnit(match, id);
  return unit?.place && unit.side === match.decision?.side && !shiftRefusal(match, unit as Placed)
    ? (unit as Placed)
    : undefined;
};

export const activity: Maker<undefined> = {
  begin: () => undefined,
  marks: (desk) => {
    const unit = shifter(desk);
    return unit ? [ghostAt(unit.id, shiftedPlace(unit), 'move')] : [];
  },
  choices: (desk) => {
    const unit = shifter(desk);
    return saying(unit && ({ do: 'shift', unit: unit.id } as Choice));
  },
};
