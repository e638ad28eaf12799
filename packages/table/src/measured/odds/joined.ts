/** A unit drawn into a combat. */
import { answer, fork, type Choice, type Event } from '@five-victories/engine/kernel';
import { findUnit, type Place, type TabletopMatch, type UnitId } from '@five-victories/engine/tabletop';
import { heard } from './heard.js';

/** Where a unit that joins in would stand. */
export const joinedPlace = (match: TabletopMatch, unit: UnitId): Place | undefined => {
  const copy = fork(match, 1);
  let place: Place | undefined;
  const listen = (event: Event): boolean => {
    if (event.event === 'joined' && event['unit'] === unit) place = findUnit(copy, unit)?.place;
    return place !== undefined;
  };
  heard((tell) => {
    copy.tell = tell;
    answer(copy, { do: 'join', unit } as Choice);
  }, listen);
  return place;
};
