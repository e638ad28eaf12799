/** Whether this site is a hall's: asked when a page wants to know. A static site and a table without a network have none. */
import { createResource, type Accessor } from 'solid-js';

export const createHallHere = (): Accessor<boolean> => {
  const [hall] = createResource(async () => (await import('../hall/api.js')).askHall());
  return () => hall.latest !== undefined;
};
