/** What the panel lists of a decision: units to be taken in hand, or the engine's own options. */
import { closes, declines, type Choice, type Decision } from '@five-victories/engine/kernel';
import type { TabletopMatch, UnitId } from '@five-victories/engine/tabletop';
import type { Entry as EntryOf } from '../panel/suggestions.jsx';
import { decisionIn, unitIn, type MeasuredChoice, type MeasuredDecision } from './decisions.js';

type Entry = EntryOf<MeasuredChoice>;

/** Answers that end something or decline come last in the list, with a key of their own. To hold back may take a throw. */
export const isEnding = (decision: Decision | undefined, choice: Choice): boolean =>
  decision !== undefined && (declines(decision, choice) || closes(decision, choice) || choice.do === 'holdBack');

const ordered = (decision: MeasuredDecision, options: readonly MeasuredChoice[]): Entry[] => {
  const ends = (option: Choice): boolean => isEnding(decision, option);
  return [...options.filter((option) => !ends(option)), ...options.filter(ends)].map((option) => ({
    is: 'option',
    option,
  }));
};

/** Who can fire at one enemy only is not taken in hand first: the shot itself is listed. */
const soleShot = (decision: MeasuredDecision, unit: UnitId): Entry | undefined => {
  if (decision.kind !== 'fire') return undefined;
  const own = (decision.options as readonly MeasuredChoice[]).filter((option) => unitIn(option) === unit);
  return own.length === 1 ? { is: 'option', option: own[0]! } : undefined;
};

const byUnit = (decision: MeasuredDecision): Entry[] => {
  const options: readonly MeasuredChoice[] = decision.options;
  const units = [...new Set(options.flatMap((option) => unitIn(option) ?? []))];
  return [
    ...units.map((unit): Entry => soleShot(decision, unit) ?? { is: 'unit', unit }),
    ...ordered(
      decision,
      options.filter((option) => unitIn(option) === undefined),
    ),
  ];
};

/** Whole plans are offered by their forms: nothing that could be told in a line. */
const isListed = ({ kind, nature }: MeasuredDecision): boolean => !nature.plan && kind !== 'dice';

/** Nobody has to: the way to do nothing is in the list, whoever is in hand. */
const isVoluntary = ({ kind }: MeasuredDecision): boolean => kind === 'leave' || kind === 'retreat';

export const menuOf = (match: TabletopMatch, held: UnitId | undefined): Entry[] => {
  const decision = decisionIn(match);
  if (!decision || !isListed(decision)) return [];
  const options: readonly MeasuredChoice[] = decision.options;
  const own = held === undefined ? [] : options.filter((option) => unitIn(option) === held);
  const others = isVoluntary(decision) ? options.filter((option) => isEnding(decision, option)) : [];
  if (own.length > 0) return ordered(decision, [...own, ...others]);
  return decision.nature.again ? byUnit(decision) : ordered(decision, options);
};

const lastEnd = (decision: Decision | undefined, entries: readonly Entry[]): MeasuredChoice | undefined =>
  entries.flatMap((entry) => (entry.is === 'option' && isEnding(decision, entry.option) ? [entry.option] : [])).at(-1);

/** What the key for "enough" takes; with a unit in hand that has no end of its own, what it takes with none. */
export const endingOf = (match: TabletopMatch, entries: readonly Entry[]): MeasuredChoice | undefined =>
  lastEnd(match.decision, entries) ?? lastEnd(match.decision, menuOf(match, undefined));
