import { fine } from '@five-victories/engine';

/** Every kind of decision of the game, from its procedures; dice are asked for by the kernel. */
export const KINDS: readonly string[] = [
  ...new Set([
    ...Object.values(fine.procedures).flatMap((steps) =>
      Object.values(steps).flatMap((step) => (typeof step === 'function' ? [] : [step.kind])),
    ),
    'dice',
  ]),
];
