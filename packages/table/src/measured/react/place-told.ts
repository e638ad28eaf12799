/** What an event tells of where its unit then stands. */
import type { Event } from '@five-victories/engine/kernel';
import type { Place } from '@five-victories/engine/tabletop';

export const placeTold = (event: Event): Place | undefined => {
  if (event['x'] === undefined) return undefined;
  const { formation, layout, x, y, heading, bend, trail, diameter } = event as Event & Place;
  return { formation, layout, x, y, heading, bend, trail, diameter };
};
