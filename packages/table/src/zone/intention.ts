/** What is left of an intention: said one by one, as long as its unit is asked for more and nobody has stopped it. */
import { createEffect, untrack, type Accessor } from 'solid-js';
import { refusal, type Choice } from '@five-victories/engine/kernel';
import type { UnitId, ZonalAsked, ZonalMatch } from '@five-victories/engine/zonal';

interface Ways {
  readonly real: Accessor<ZonalMatch>;
  readonly asked: Accessor<ZonalAsked | undefined>;
  readonly asksPerson: Accessor<boolean>;
  readonly say: (choices: readonly Choice[]) => boolean;
}

export const createIntention = ({ real, asked, asksPerson, say }: Ways) => {
  let rest: readonly Choice[] = [];
  let unit: UnitId | undefined;
  const goOn = (): void => {
    const now = untrack(asked);
    const [next, ...then] = rest;
    rest = [];
    if (!next || now?.kind !== 'action' || now.about.unit !== unit || refusal(untrack(real), next)) return;
    rest = then;
    say([next]);
  };
  createEffect(() => {
    real();
    // Others react first; the next decision of this side is about the intention, or ends it.
    if (asksPerson() && rest.length > 0) queueMicrotask(goOn);
  });
  return (of: UnitId | undefined, then: readonly Choice[]): void => {
    [unit, rest] = [of, then];
    if (then.length > 0 && untrack(asksPerson)) queueMicrotask(goOn);
  };
};
