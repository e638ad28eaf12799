import { fine, major } from '@five-victories/engine';

/** Every kind of decision of the games, from their procedures; dice are asked for by the kernel. */
export const KINDS: readonly string[] = [
  ...new Set([
    ...[fine, major].flatMap(({ procedures }) =>
      Object.values(procedures).flatMap((steps) =>
        Object.values(steps).flatMap((step) => (typeof step === 'function' ? [] : [step.kind])),
      ),
    ),
    'dice',
  ]),
];
