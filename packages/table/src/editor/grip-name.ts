/** Names of what can be taken hold of, as the drawing carries them. */
import type { Grip } from './hand.js';
import type { Chosen } from './ground.js';

export const gripName = (grip: Grip): string =>
  'side' in grip
    ? `${grip.is}:${grip.side}:${grip.index}`
    : `${grip.is}:${grip.index}${'corner' in grip ? `:${grip.corner}` : ''}`;

export const gripOf = (name: string | undefined): Grip | undefined => {
  const [is, first = '', second = ''] = (name ?? '').split(':');
  switch (is) {
    case 'feature':
    case 'turn':
    case 'scale':
      return { is, index: Number(first) };
    case 'corner':
    case 'side':
      return { is, index: Number(first), corner: Number(second) };
    case 'goal':
    case 'radius':
      return { is, side: first === 'north' ? 'north' : 'south', index: Number(second) };
    case undefined:
    default:
      return undefined;
  }
};

/** What is chosen by taking hold of it. */
export const chosenBy = (grip: Grip): Chosen => {
  if ('side' in grip) return { is: 'goal', side: grip.side, index: grip.index };
  const { index } = grip;
  if (grip.is === 'corner') return { is: 'feature', index, corner: grip.corner };
  // The new corner comes after this one.
  if (grip.is === 'side') return { is: 'feature', index, corner: grip.corner + 1 };
  return { is: 'feature', index };
};
