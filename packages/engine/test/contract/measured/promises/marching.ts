/** The promises of the books in which a unit goes by steps. */
import type { Choice } from '../../../../src/kernel/index.js';
import type { Promised } from './promised.js';

const KEYS: Readonly<Record<string, string>> = { front: 'ahead', left: 'left', right: 'right', rear: 'back' };

/** `fast` is a book's word for double-time. */
export const marching = (straight: Promised['straight'], fast: 'doubleTime' | 'rush'): Promised => ({
  straight,
  march: (asked, far) => {
    const turn = asked.turn === 0 ? [] : [{ turn: asked.turn }];
    const steps = [...turn, { [KEYS[asked.towards]!]: far }];
    return [{ do: asked.verb, steps, ...(asked.fast ? { [fast]: true } : {}) } as Choice];
  },
  fire: (_match, unit, target, pivot) =>
    ({ do: 'fire', unit, ...(pivot === 0 ? {} : { pivot }), at: [{ target }] }) as Choice,
});
