/**
 * Movement phases that end by themselves at the table: whoever was left when one was ended stands fast, and no phase is
 * kept open for those alone. Said as the table does it (`packages/table/src/match/stand-fast.ts`), by a player who ends
 * every phase so.
 */
import { answer, declines, fork, isVain, type Choice, type Side } from '@five-victories/engine';
import { isStill, phaseOf, type Said, type Seen } from './acts.js';

const COMMANDER = 'commander';

const optionsIn = ({ decision }: Seen): readonly Choice[] => decision?.options ?? [];

const unitOf = (choice: Choice): string => (choice as { readonly unit?: string }).unit ?? COMMANDER;

const LEAVES: readonly string[] = ['withdraw', 'retire'];
const ATTACKS: readonly string[] = ['engage', 'charge'];
const FACTS = ['zone', 'place', 'facing', 'layout', 'stands', 'hits', 'state', 'routed'];

const leftIn = (match: Seen): readonly string[] =>
  optionsIn(match)
    .filter((option) => !declines(match.decision!, option) && !LEAVES.includes(option.do) && !isVain(match, option))
    .map(unitOf);

const standingOf = ({ state, decision }: Seen, id: string): string => {
  const unit = state.units.find((each) => each.id === id) as Readonly<Record<string, unknown>> | undefined;
  const own = state.sides[decision!.side] as { readonly commander?: string };
  return unit ? JSON.stringify(FACTS.map((fact) => unit[fact])) : `${own.commander}`;
};

const mayAttack = (match: Seen, unit: string): boolean => {
  const choose = optionsIn(match).find((option) => option.do === 'choose' && unitOf(option) === unit);
  if (!choose) return false;
  const copy = fork(match, 1);
  answer(copy, choose);
  return optionsIn(copy).some((option) => ATTACKS.includes(option.do));
};

/** Who stands fast of a side, and how he stood. */
type Fast = Map<string, string>;

const isOver = (match: Seen, fast: Fast): boolean => {
  const left = leftIn(match);
  return left.length > 0 && left.every((unit) => fast.get(unit) === standingOf(match, unit) && !mayAttack(match, unit));
};

const isOrder = ({ choice, unit, deeds }: Said): boolean =>
  choice.do !== 'end' && (unit === undefined || deeds.some((deed) => !isStill(deed)));

/** The phases that need not be ended: who stands fast was not ordered after all others. */
export const endedFast = (said: readonly Said[]): ReadonlySet<string> => {
  const fast: Readonly<Record<Side, Fast>> = { south: new Map(), north: new Map() };
  const ended = new Set<string>();
  const moves = said.filter(({ match }) => match.decision!.kind === 'activity');
  for (const phase of new Set(moves.map(({ match }) => phaseOf(match)))) {
    const own = moves.filter(({ match }) => phaseOf(match) === phase);
    const orders = own.filter(isOrder);
    // Asked when all orders were given: of who is left, or to end it.
    const end = own.slice(own.lastIndexOf(orders.at(-1)!) + 1)[0]?.match;
    if (!end) continue;
    const known = fast[end.decision!.side];
    const isEarly = orders.slice(1).some(({ match }) => isOver(match, known));
    if (orders.length > 0 && !isEarly && isOver(end, known)) ended.add(phase);
    for (const unit of leftIn(end)) known.set(unit, standingOf(end, unit));
  }
  return ended;
};
