/** Trials that are listened to until enough has been heard. */
import type { Event } from '@five-victories/engine/kernel';

/** Stops a trial, so that nothing is worked out that nobody will look at; the copy is thrown away with it. */
const ENOUGH = new Error('Enough was heard.');

/** Plays a copy that tells its events here; `listen` says when it has heard enough. */
export const heard = (play: (tell: (event: Event) => void) => void, listen: (event: Event) => boolean): void => {
  try {
    play((event) => {
      if (listen(event)) throw ENOUGH;
    });
  } catch (signal) {
    if (signal !== ENOUGH) throw signal;
  }
};
