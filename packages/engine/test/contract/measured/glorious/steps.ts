/** What no option of A Glorious Victory may say, and what one answer may not do. */
import { about, type Choice } from '../../../../src/kernel/index.js';
import type { TabletopMatch } from '../../../../src/tabletop/index.js';
import { lettersOf, type WireUnit } from '../figures.js';
import { isBattle, isGun, shoots } from './types.js';

type Wire = WireUnit & { readonly acted?: boolean; readonly stationary?: boolean; readonly functions?: number };

const lettersIn = ({ elements, layout }: WireUnit): string => lettersOf(elements ?? layout);

/** By verb. */
const JUDGES: Readonly<Record<string, (unit: Wire) => boolean>> = {
  /** P3.3. */
  choose: (unit) => !unit.acted && !unit.stationary && unit.aboard === undefined,
  /** GL-CHARGE-01: guns never charge. */
  charge: (unit) => !isGun(unit),
  /** GL-FIRE-01. */
  fire: (unit) => shoots(lettersIn(unit)) && !unit.limbered,
  shift: (unit) => unit.formation === 'mass' && lettersIn(unit).length % 2 === 1,
  limber: (unit) => isGun(unit) && !unit.limbered,
  unlimber: (unit) => isGun(unit) && unit.limbered === true,
  prolong: (unit) => isGun(unit),
  changeFormation: (unit) => !isBattle(unit) && lettersIn(unit).length > 1,
  leave: (unit) => unit.aboard !== undefined,
};

export const optionOddity = (match: TabletopMatch, units: readonly WireUnit[]): string | undefined => {
  const { unit: asked } = about(match) as { unit?: string };
  const found = (match.decision!.options as readonly { do: string; unit?: string }[]).find((option) => {
    const unit = units.find(({ id }) => id === (option.unit ?? asked));
    return unit !== undefined && JUDGES[option.do]?.(unit) === false;
  });
  return found && `${JSON.stringify(found)} is offered (asked: ${asked ?? 'nobody'})`;
};

const ORDERS = new Set([
  'turn',
  'aboutFace',
  'move',
  'stepBack',
  'changeFormation',
  'charge',
  'prolong',
  'leave',
  'shift',
]);

const stood = ({ x, y, heading, status }: WireUnit): string => [x, y, heading, status].join();

/** GL-GEN-05: while one side moves the other one does nothing, and nobody of its own moves but who is ordered. */
export const stepOddity = (
  before: TabletopMatch,
  old: readonly WireUnit[],
  choice: Choice,
  after: TabletopMatch,
  now: readonly WireUnit[],
): string | undefined => {
  const samePhase = before.state.phase === after.state.phase && before.state.turn === after.state.turn;
  if (!samePhase || !ORDERS.has(choice.do)) return undefined;
  const { unit = (choice as { unit?: string }).unit } = about(before) as { unit?: string };
  const { take = [] } = choice as { take?: readonly string[] };
  const { target } = choice as { target?: string };
  const left = choice.do === 'leave' ? old.find(({ id }) => id === unit)?.aboard : undefined;
  // GL-CHARGE-08, GL-BATTLE-08, GL-MERGE-11: limbered guns are over-run; a Battle that command leaves may be too small.
  const mayGo = ({ id, aboard, limbered }: WireUnit): boolean =>
    choice.do === 'charge' ? limbered === true : left !== undefined && (id === left || aboard === left);
  const moved = old.find((each) => {
    if (each.id === unit || each.id === target || take.includes(each.id) || each.aboard === unit) return false;
    const there = now.find(({ id }) => id === each.id);
    if (there?.status === 'routed' && mayGo(each)) return false;
    return there === undefined || stood(there) !== stood(each);
  });
  return moved && `${moved.id} has moved, and ${unit} was ordered`;
};
