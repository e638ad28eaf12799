/** What the queries of A Glorious Victory promise, as answers: functions one by one. */
import type { Choice } from '../../../../src/kernel/index.js';
import type { Promised } from '../promises/promised.js';

/** Turns and pivots are asked for by the angle alone: about the corner on that side, and a Battle about its centre. */
const about = (by: number): object => ({ by, corner: by < 0 ? 'left' : 'right' });

export const PROMISED: Promised = {
  straight: [
    ['move', 'front'],
    ['move', 'front'],
    ['stepBack', 'rear'],
    ['prolong', 'front'],
  ],
  march: ({ verb, turn }, far) => [
    ...(turn === 0 ? [] : [{ do: 'turn', ...about(turn) } as Choice]),
    { do: verb, [verb === 'stepBack' ? 'back' : 'ahead']: far },
  ],
  fire: (_match, unit, target, pivot) =>
    ({ do: 'fire', unit, ...(pivot === 0 ? {} : { pivot: about(pivot) }), at: [{ target }] }) as Choice,
};
