/** At whom a unit may fire, and with how many dice. */
import { answer, copyOf, refusal, type Event } from '../../../../src/kernel/index.js';
import { placedOfSide, type TabletopMatch } from '../../../../src/tabletop/index.js';
import { queryOf } from '../../../query-of.js';
import type { Draw } from '../../draw.js';
import { holds } from '../../holds.js';
import { query, type Promised } from './promised.js';

interface Listed {
  readonly target: string;
  readonly dice?: number;
  readonly refusal?: { readonly rule: string };
}

const diceAreTrue = (match: TabletopMatch, choice: Parameters<typeof answer>[1], listed: Listed): void => {
  const copy = copyOf(match);
  const heard: Event[] = [];
  copy.tell = (event) => heard.push(event);
  answer(copy, choice);
  if (copy.wanted) return;
  const shot = heard.find(({ event, target }) => event === 'throw' && target === listed.target);
  holds(
    (shot?.['dice'] as readonly number[] | undefined)?.length === listed.dice || (listed.dice === 0 && !shot),
    () => `${JSON.stringify(choice)} is said to have ${listed.dice} dice: ${JSON.stringify(heard)}`,
  );
};

export const targetsAreKept = (match: TabletopMatch, draw: Draw, promised: Promised): void => {
  const own = placedOfSide(match, match.decision!.side);
  if (own.length === 0) return;
  const unit = draw.one(own);
  const pivot = draw.one([0, 0, draw.number(-60, 60), draw.number(-290, 290)]);
  const answers = queryOf(
    match,
    unit,
    query({ what: 'targets', unit: unit.id, ...(pivot === 0 ? {} : { pivot }) }),
  ) as readonly Listed[];
  for (const listed of answers) {
    const choice = promised.fire(match, unit.id, listed.target, pivot);
    const refused = refusal(match, choice);
    const say = (): string => `${unit.id} at ${listed.target}, pivot ${pivot}: ${JSON.stringify(listed)}`;
    holds(refused?.rule === listed.refusal?.rule, () => `${say()}; the order: ${refused?.rule ?? 'taken'}`);
    if (!refused && draw.once(3)) diceAreTrue(match, choice, listed);
  }
};
