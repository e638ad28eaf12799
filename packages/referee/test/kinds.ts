import type { AnyProcedures } from '@five-victories/engine';

/** Every kind of decision of some games, from their procedures; dice are asked for by the kernel. */
export const kindsOf = (games: readonly { readonly procedures: AnyProcedures }[]): readonly string[] => [
  ...new Set([
    ...games.flatMap(({ procedures }) =>
      Object.values(procedures).flatMap((steps) =>
        Object.values(steps).flatMap((step) => (typeof step === 'function' ? [] : [step.kind])),
      ),
    ),
    'dice',
  ]),
];
