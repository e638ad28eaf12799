/** A plan for the rest of a movement phase, as plain data: who acts in which order, and what each is told. */
import { refusal, same, type AnyMatch, type Choice, type Decision, type Side } from '@five-victories/engine';

/** One unit's part: how it is taken in hand, and its orders after that. */
export interface Part {
  readonly start: Choice;
  readonly orders: readonly Choice[];
}

export interface Plan {
  /** The phase it was made for; in another one it is worth nothing. */
  readonly phase: string;
  readonly parts: readonly Part[];
  /** What is left of the orders of the unit in hand. */
  readonly orders: readonly Choice[];
}

interface Phased {
  readonly turn: number;
  readonly phase: string;
  readonly acting: Side;
}

export const phaseOf = ({ state }: AnyMatch): string => {
  const { turn, phase, acting } = state as Phased;
  return `${turn} ${phase} ${acting}`;
};

const isMovement = ({ state }: AnyMatch): boolean => (state as Phased).phase.endsWith('Movement');

/** In its own movement phase a side plans; everything else is answered as it comes. */
export const isOwnPhase = (match: AnyMatch, side: Side): boolean =>
  isMovement(match) && (match.state as Phased).acting === side;

/** Who acts next, asked until the side is done. */
const TAKES_UP = 'activity';
/** What a side tells its units of its own accord. The rest depends on dice or on the enemy, and is answered as it comes. */
const PLANNED: ReadonlySet<string> = new Set([TAKES_UP, 'order', 'action', 'formation', 'enter', 'flank', 'followUp']);

export const takesUp = ({ kind }: Decision): boolean => kind === TAKES_UP;

export const isPlanned = (match: AnyMatch, side: Side): boolean =>
  match.decision?.side === side && PLANNED.has(match.decision.kind) && isOwnPhase(match, side);

const stillGoes = (match: AnyMatch, wanted: Choice): Choice | undefined => {
  const { options, open } = match.decision!;
  const offered = options.find((option) => option.do === wanted.do && same(option, wanted));
  return offered ?? (open && refusal(match, wanted) === undefined ? wanted : undefined);
};

/** What a plan says now, and what is left of it then; no choice where it says nothing that still goes. */
export const follow = (plan: Plan, match: AnyMatch): { choice: Choice | undefined; plan: Plan } => {
  const decision = match.decision!;
  if (!takesUp(decision)) {
    const [wanted, ...orders] = plan.orders;
    const choice = wanted && stillGoes(match, wanted);
    // After an order that no longer goes the others lead elsewhere.
    return { choice, plan: { ...plan, orders: choice ? orders : [] } };
  }
  for (let at = 0; at < plan.parts.length; at++) {
    const part = plan.parts[at]!;
    const choice = stillGoes(match, part.start);
    if (choice) return { choice, plan: { ...plan, parts: plan.parts.slice(at + 1), orders: part.orders } };
  }
  return { choice: undefined, plan: { ...plan, parts: [], orders: [] } };
};
