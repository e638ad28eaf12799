/** What a table asks before a player decides: answered for every unit, at every decision, and true. */
import { about, digest, refusal, type Choice } from '../../../src/kernel/index.js';
import { findUnit, placedUnits, queryOf, WHATS, type Query, type TabletopMatch } from '../../../src/tabletop/index.js';
import type { Draw } from '../draw.js';
import { holds } from '../holds.js';

const isPlain = (answer: unknown): boolean => !/null|undefined/.test(JSON.stringify(answer) ?? 'undefined');

/** The furthest move the unit that is ordered may make is a legal order. */
const reachIsLegal = (match: TabletopMatch, unit: string, turn: number): void => {
  const { far } = queryOf(match, findUnit(match, unit) as never, { what: 'reach', unit, turn } as Query) as {
    far: number;
  };
  const steps = [...(turn === 0 ? [] : [{ turn }]), { ahead: far }];
  const refused = far > 0 ? refusal(match, { do: 'manoeuvre', steps } as Choice) : undefined;
  holds(!refused, () => `${unit} reaches ${far} after a turn of ${turn}, refused with ${refused!.rule}`);
};

export const asked = (match: TabletopMatch, draw: Draw): void => {
  const units = placedUnits(match);
  if (units.length === 0 || !draw.once(4)) return;
  const before = digest(match);
  const unit = draw.one(units);
  const what = draw.one(WHATS);
  const answer = queryOf(match, unit, { what, unit: unit.id });
  holds(isPlain(answer), () => `${what} of ${unit.id}: ${JSON.stringify(answer)}`);
  const { unit: ordered } = match.decision!.kind === 'order' ? (about(match) as { unit: string }) : { unit: undefined };
  const manoeuvres = match.decision!.options.some((option) => option.do === 'manoeuvre');
  if (ordered && manoeuvres) reachIsLegal(match, ordered, draw.one([0, 0, 450, -900, 1800]));
  holds(digest(match) === before, () => `a question, ${what}, has changed the match`);
};
