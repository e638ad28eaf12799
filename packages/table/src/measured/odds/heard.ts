/** Trials that are listened to until enough has been heard. */
import { answer, DiceWanted, fork, type Choice, type Event } from '@five-victories/engine/kernel';
import { findUnit, type Place, type TabletopMatch, type UnitId } from '@five-victories/engine/tabletop';
import { placeTold } from '../react/place-told.js';

/** Stops a trial, so that nothing is worked out that nobody will look at. */
const ENOUGH = new Error('Enough was heard.');

/** Plays a copy that tells its events; `listen` says when it has heard enough. The copy is left where it stopped. */
export const heard = <M extends TabletopMatch>(
  copy: M,
  play: (copy: M) => void,
  listen: (event: Event, copy: M) => boolean,
): M => {
  copy.tell = (event) => {
    if (listen(event, copy)) throw ENOUGH;
  };
  try {
    play(copy);
  } catch (signal) {
    if (signal !== ENOUGH && !(signal instanceof DiceWanted)) throw signal;
  }
  copy.tell = undefined;
  return copy;
};

const SEED = 1;

/** The same of one answer, on a copy with dice of its own. */
export const heardAfter = <M extends TabletopMatch>(
  match: M,
  choice: Choice,
  listen: (event: Event, copy: M) => boolean,
): M => heard(fork(match, SEED), (copy) => answer(copy, choice), listen);

/** Where a unit stands when an event tells of it: one that joins in, what is left after losses. */
export const placeWhen = (
  match: TabletopMatch,
  choice: Choice,
  told: 'joined' | 'removed',
  unit: UnitId,
): Place | undefined => {
  let place: Place | undefined;
  heardAfter(match, choice, (event, copy) => {
    if (event.event === told && event['unit'] === unit) place = placeTold(event) ?? findUnit(copy, unit)?.place;
    return place !== undefined;
  });
  return place;
};
