/** The odd element of a mass that has acted already, or may not act: all that is left for it in a movement phase. */
import type { Choice } from '@five-victories/engine/kernel';
import { shiftedPlace, shiftRefusal, type Placed } from '@five-victories/engine/glorious';
import { inHand, saying, type GloriousDesk as Desk, type GloriousMaker as Maker } from '../../maker.js';
import { ghostAt } from '../../marks.js';

export const shifter = (desk: Desk): Placed | undefined => {
  const unit = inHand(desk);
  return unit && !shiftRefusal(desk.match, unit) ? unit : undefined;
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
