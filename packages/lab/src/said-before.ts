/**
 * Answers that were said with one before, at the same price: all fight as they are listed, an enemy passes all of its
 * way, an attack goes to this of two flanks (`packages/table/src/app/standing-order.ts`).
 */
import { asked, declines, same, settledBy } from '@five-victories/engine';
import { facesFor, findUnit } from '@five-victories/engine/zonal';
import { isZonal, phaseOf, type Said } from './acts.js';

const isOf =
  (kind: string) =>
  ({ match }: Said): boolean =>
    match.decision!.kind === kind && !settledBy(match);

const aboutOf = ({ match }: Said): { readonly unit?: string } => asked(match)?.about ?? {};

/** Those after the first of some that are said together, if all of them are what was said with the first. */
const laterOf = (all: readonly Said[], keyOf: (each: Said) => string, isSo: (each: Said) => boolean): readonly Said[] =>
  [...new Set(all.map(keyOf))].flatMap((key) => {
    const own = all.filter((each) => keyOf(each) === key);
    return own.every(isSo) ? own.slice(1) : [];
  });

const foughtAsListed = (said: readonly Said[]): readonly Said[] =>
  laterOf(
    said.filter(isOf('fight')),
    ({ match }) => phaseOf(match),
    ({ match, choice }) => same(match.decision!.options[0]!, choice),
  );

const letPass = (said: readonly Said[]): readonly Said[] =>
  laterOf(
    said.filter(isOf('intercept')),
    (each) => `${phaseOf(each.match)} ${aboutOf(each).unit}`,
    ({ match, choice }) => declines(match.decision!, choice),
  );

/** Whether both flanks stood beside the attack in the list. */
const isOffered = (attack: Said): boolean => {
  const { match } = attack;
  if (!isZonal(match)) return false;
  const { target } = (attack.deeds.at(-1)?.choice ?? {}) as { readonly target?: string };
  const [own, enemy] = [findUnit(match, attack.unit!), findUnit(match, target ?? '')];
  return own?.facing !== undefined && enemy?.facing !== undefined && facesFor(own, enemy).length > 1;
};

/** The attack of its unit was an order of this phase. */
const flanks = (said: readonly Said[]): readonly Said[] =>
  said.filter(isOf('flank')).filter((flank) => {
    const own = said.slice(0, said.indexOf(flank)).filter(({ match }) => phaseOf(match) === phaseOf(flank.match));
    const attack = own.filter(({ unit }) => unit !== undefined).at(-1);
    return attack?.unit === aboutOf(flank).unit && attack?.deeds.at(-1)?.choice.do === 'engage' && isOffered(attack);
  });

export const saidBefore = (said: readonly Said[]): ReadonlySet<Said> =>
  new Set([...foughtAsListed(said), ...letPass(said), ...flanks(said)]);
