import type { ATTACK } from '@five-victories/engine/zonal';
import type { German } from './facts.js';

export const attack: German<typeof ATTACK> = {
  dieNamedTwice: () => 'Ein Würfel ist zweimal genannt.',
  noSuchDie: ({ place, count }) =>
    `Es gibt keinen Würfel ${place}; geworfen ${count.either('wurde', 'wurden')} ${count.figure}, gezählt ab 0.`,
  tooManyRethrown: ({ most, count }) =>
    `Höchstens ${most.figure} Würfel ${most.either('darf', 'dürfen')} neu geworfen werden, nicht ${count.figure}.`,
};
