/** What is heard of what has happened: events in, sounds with their times out. */
import type { Event } from '@five-victories/engine/kernel';
import type { TableMatch } from '../match/book.js';
import { EVENT_SOUNDS, type EventName } from './event-sounds.js';
import type { Cue, Sound } from './sounds.js';
import { onsetOf, shotOf } from './troop-sounds.js';

/** Milliseconds until the next may begin, so that one is told from the other. */
const ROOM: Readonly<Record<Sound, number>> = {
  drum: 420,
  bows: 260,
  guns: 320,
  cannon: 380,
  steel: 340,
  hoofs: 360,
  tramp: 320,
  horn: 520,
  dice: 280,
  knock: 90,
};
/** A moment is a few sounds, not all of them: a set-up puts down forty units. */
const MOST = 6;
const MOST_ALIKE = 2;

const isKnown = (name: string): name is EventName => Object.hasOwn(EVENT_SOUNDS, name);

/** An event that no catalogue knows is silent: records of later versions may tell of more. */
export const soundOf = (match: TableMatch, { event, unit }: Event): Sound | undefined => {
  const heard = isKnown(event) ? EVENT_SOUNDS[event] : 'silent';
  switch (heard) {
    case 'silent':
      return undefined;
    case 'shot':
      return shotOf(match, unit);
    case 'onset':
      return onsetOf(match, unit);
    default:
      return heard;
  }
};

export const cuesOf = (match: TableMatch, events: readonly Event[]): readonly Cue[] => {
  const cues: Cue[] = [];
  let at = 0;
  for (const event of events) {
    const sound = soundOf(match, event);
    const isMore = sound && cues.filter((cue) => cue.sound === sound).length < MOST_ALIKE;
    if (!isMore || cues.length === MOST) continue;
    cues.push({ sound, at });
    at += ROOM[sound];
  }
  return cues;
};
