import { type Behaviour } from './pointer.js';
import { chosen } from './chosen.js';

/** Dropping is pointing: the same orders as by a click. */
export const dragging: Behaviour<'dragging'> = {
  unit: ({ unit }, scene, id) => (id === unit ? stay(unit) : chosen.unit({ state: 'chosen', unit }, scene, id)),
  zone: ({ unit }, scene, zone) => {
    const outcome = chosen.zone({ state: 'chosen', unit }, scene, zone);
    return outcome.say ? outcome : stay(unit);
  },
  escape: ({ unit }) => stay(unit),
};

const stay = (unit: string) => ({ pointer: { state: 'chosen', unit } }) as const;
