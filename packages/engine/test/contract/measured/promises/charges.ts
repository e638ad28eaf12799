/** The charges a unit is said to have are taken as they are; who may charge is said to. */
import { about, answer, copyOf, refusal, type Choice, type Event } from '../../../../src/kernel/index.js';
import { findUnit, type TabletopMatch } from '../../../../src/tabletop/index.js';
import { queryOf } from '../../../query-of.js';
import type { Draw } from '../../draw.js';
import { alike, holds } from '../../holds.js';
import { query } from './promised.js';

interface Listed {
  readonly charge: Choice & { readonly target: string };
  readonly distance: number;
  readonly tests: boolean;
  readonly interceptors: readonly { readonly unit: string; readonly from: number; readonly to: number }[];
}

export const chargesOf = (match: TabletopMatch, unit: string): readonly Listed[] =>
  queryOf(match, findUnit(match, unit) as never, query({ what: 'charges', unit })) as readonly Listed[];

/** Who tests and who may intercept are those who do. */
const consequencesAreTrue = (match: TabletopMatch, unit: string, listed: Listed): void => {
  const copy = copyOf(match);
  const heard: Event[] = [];
  copy.tell = (event) => heard.push(event);
  answer(copy, listed.charge);
  if (copy.wanted) return; // dice by hand: nothing has happened yet
  const test = (match.rules.cite as { chargeTest?: string }).chargeTest;
  const tested = heard.some((event) => event.event === 'throw' && event.rule === test && event['unit'] === unit);
  const say = (): string => JSON.stringify(listed);
  if (test !== undefined) holds(tested === listed.tests, () => `${say()}: ${tested ? 'tests' : 'does not test'}`);
  if (heard.some(({ event }) => event === 'chargeFailed')) return;
  const { decision } = copy;
  if ('extend' in listed.charge) return; // how far it gets is a matter of dice
  const window = decision?.kind === 'intercept' ? (about(copy) as { unit: string; chances: unknown }) : undefined;
  if (window?.unit === unit) alike(window.chances, listed.interceptors, `who may intercept ${say()}`);
  else holds(listed.interceptors.length === 0, () => `${say()}: nobody is asked to intercept`);
};

/** At the order of a unit. */
export const chargesAreKept = (
  match: TabletopMatch,
  unit: string,
  draw: Draw,
  wild: (option: Choice) => Choice,
): void => {
  const listed = chargesOf(match, unit);
  for (const { charge } of listed) {
    const refused = refusal(match, charge);
    holds(!refused, () => `${unit} is said to have ${JSON.stringify(charge)}, refused with ${refused!.rule}`);
  }
  if (listed.length > 0 && draw.once(4)) consequencesAreTrue(match, unit, draw.one(listed));
  const { side } = findUnit(match, unit)!;
  for (const { id, side: theirs } of match.state.units) {
    if (theirs === side) continue;
    const choice = wild({ do: 'charge', target: id } as Choice);
    if (choice.do !== 'charge' || refusal(match, choice)) continue;
    holds(
      listed.some(({ charge }) => charge.target === id),
      () => `${unit} may ${JSON.stringify(choice)}, and is said to have no charge at it`,
    );
  }
};
