/** The orders that are said to be open are open as such, and no others. */
import { about, refusal, type Choice } from '../../../../src/kernel/index.js';
import { enemiesOf } from '../../../../src/tabletop/store.js';
import { findUnit, MARCHES, type TabletopMatch } from '../../../../src/tabletop/index.js';
import type { Draw } from '../../draw.js';
import { holds } from '../../holds.js';

/** The rules that close a verb as such. */
const closing = (match: TabletopMatch): ReadonlySet<unknown> => {
  const { chargeFailed, failedChargeMoves, actions, oneAction } = match.rules.cite as unknown as Record<string, string>;
  return new Set([chargeFailed, failedChargeMoves, actions, oneAction]);
};

const samplesOf = (match: TabletopMatch, verb: string): Choice[] => {
  const unit = findUnit(match, (about(match) as { unit: string }).unit)!;
  if (verb === 'charge') return enemiesOf(match, unit).map(({ id }) => ({ do: verb, target: id }) as Choice);
  return (MARCHES as readonly string[]).includes(verb) ? [{ do: verb, steps: [{ ahead: 1 }] } as Choice] : [];
};

export const ordersAreOpen = (match: TabletopMatch, draw: Draw, wild: (option: Choice) => Choice): void => {
  const { orders } = about(match) as { orders: readonly string[] };
  const { options } = match.decision!;
  const closed = closing(match);
  for (const verb of orders)
    for (const sample of samplesOf(match, verb)) {
      const refused = refusal(match, sample);
      holds(
        !refused || !closed.has(refused.rule),
        () => `"${verb}" is among the orders, and is closed by ${refused!.rule}`,
      );
    }
  for (const { do: verb } of options)
    holds(
      verb === 'stop' || verb === 'shift' || orders.includes(verb),
      () => `"${verb}" is not among ${orders.join()}`,
    );
  const tried = wild(draw.one(options));
  if (tried.do !== 'stop' && tried.do !== 'shift' && !refusal(match, tried))
    holds(orders.includes(tried.do), () => `${JSON.stringify(tried)} is taken, and is not among ${orders.join()}`);
};
