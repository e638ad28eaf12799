/** The odd element of a mass of five: GL-FORM-06, GL-R-70. */
import { ownRefusal } from '../../../tabletop/questions.js';
import type { WhyNot } from '../../../tabletop/rules.js';
import type { GloriousMatch } from '../decisions.js';
import { patch, placedOf, placedOfSide } from '../../../tabletop/store.js';
import type { UnitId } from '../../../tabletop/unit.js';
import { settle } from '../../../tabletop/verbs.js';
import { isGone } from '../removal.js';
import { fileOf, shiftedPlace, shiftRefusal } from './change.js';

export const shiftOf = (match: GloriousMatch, id: UnitId): WhyNot => {
  const own = ownRefusal(match, id);
  return 'unit' in own ? shiftRefusal(match, own.unit) : own.refusal;
};

/** Whether a mass of the acting side may shift now. */
export const someShift = (match: GloriousMatch): boolean =>
  placedOfSide(match, match.state.acting).some((unit) => !shiftRefusal(match, unit));

export const shift = (match: GloriousMatch, id: UnitId): void => {
  const place = shiftedPlace(placedOf(match, id));
  settle(match, id, place);
  patch(match, id, { shifted: true });
  match.tell?.({ event: 'shifted', rule: 'GL-FORM-06', unit: id, file: fileOf(place.layout), ...place });
  isGone(match, id);
};

/** GL-R-70: a function of its side lets every mass shift again. */
export const forgetShifts = (match: GloriousMatch): void => {
  for (const unit of match.state.units)
    if (unit.shifted && unit.side === match.state.acting) patch(match, unit.id, { shifted: false });
};
