/** Battles before the set-up: who goes together on which base, and which mounted units fight in halves. */
import { refusal, type Refusal } from '@five-victories/engine/kernel';
import { findUnit, type UnitId } from '@five-victories/engine/tabletop';
import {
  capacityOf,
  DIAMETERS,
  isCommand,
  isFootUnit,
  isMountedUnit,
  smallestDiameter,
  spacesOfAll,
  type BattleGiven,
  type Form,
  type GloriousMatch,
  type Unit,
} from '@five-victories/engine/glorious';
import { toggledIn, withoutAt } from '../../lists.js';
import { askedAs, type GloriousDesk as Desk } from '../../maker.js';

export interface FormDraft {
  readonly battles: readonly BattleGiven[];
  readonly split: readonly UnitId[];
}

/** A name for a Battle that none of the others has. */
const freeName = (battles: readonly BattleGiven[], names: readonly string[]): { name?: string } => {
  const name = names.find((each) => !battles.some((battle) => battle.name === each));
  return name === undefined ? {} : { name };
};

/** The largest is the main one; those before and after it have their names from where they march. */
const named = (battles: readonly BattleGiven[], [van, main, rear]: readonly string[]): BattleGiven[] => {
  const names = battles.length === 1 ? [main] : [van, main, rear];
  return battles.map((battle, i) => (names[i] === undefined ? battle : { ...battle, name: names[i] }));
};

export const ofOption = ({ battles, split = [] }: Form, names: readonly string[]): FormDraft => ({
  battles: named(battles, names),
  split,
});

const isBlank = (name: string | undefined): boolean => name === undefined || name.trim() === '';

export const formOf = ({ battles, split }: FormDraft): Form => ({
  do: 'form',
  battles: battles.map(({ name, ...battle }) => (isBlank(name) ? battle : { ...battle, name: name!.trim() })),
  ...(split.length > 0 ? { split } : {}),
});

/** The units of the side that is asked. */
export const unitsIn = (desk: Desk): readonly Unit[] =>
  askedAs(desk, 'form').about.units.flatMap((id) => findUnit(desk.match, id) ?? []);

export const mayFormUp = (unit: Unit): boolean => isFootUnit(unit);
export const mayBeSplit = (unit: Unit): boolean => isMountedUnit(unit) && !isCommand(unit);

export const lettersIn = (match: GloriousMatch, { units }: BattleGiven): string =>
  units.map((id) => findUnit(match, id)?.stands ?? '').join('');

/** Spaces taken and spaces there are on a base. */
export const roomOf = (match: GloriousMatch, battle: BattleGiven) => ({
  needs: spacesOfAll(match.state.options, lettersIn(match, battle)),
  has: capacityOf(match.state.options, battle.diameter ?? DIAMETERS[0]!),
});

/** A base that is large enough, and no smaller than the player wants it. */
const grown = (match: GloriousMatch, battle: BattleGiven): BattleGiven => {
  const { needs, has } = roomOf(match, battle);
  const diameter = smallestDiameter(match.state.options, needs);
  return needs > has && diameter !== undefined ? { ...battle, diameter } : battle;
};

/** Into a Battle by its number, into a new one, or on its own (-1). */
export const joined = (
  match: GloriousMatch,
  draft: FormDraft,
  unit: UnitId,
  at: number,
  names: readonly string[],
): FormDraft => {
  const without = draft.battles.map((battle) => ({ ...battle, units: battle.units.filter((id) => id !== unit) }));
  const into =
    at >= without.length
      ? [...without, { units: [unit], diameter: DIAMETERS[0]!, ...freeName(without, names) }]
      : without.map((battle, i) => (i === at ? grown(match, { ...battle, units: [...battle.units, unit] }) : battle));
  return { ...draft, battles: into.filter(({ units }) => units.length > 0) };
};

export const dissolved = (draft: FormDraft, at: number): FormDraft => ({
  ...draft,
  battles: withoutAt(draft.battles, at),
});

export const battleOf = ({ battles }: FormDraft, unit: UnitId): number =>
  battles.findIndex(({ units }) => units.includes(unit));

export const changed = (draft: FormDraft, at: number, change: Partial<BattleGiven>): FormDraft => ({
  ...draft,
  battles: draft.battles.map((battle, i) => (i === at ? { ...battle, ...change } : battle)),
});

export const splitting = (draft: FormDraft, unit: UnitId, halves: boolean): FormDraft => ({
  ...draft,
  split: toggledIn(draft.split, unit, halves),
});

// ---- what is wrong ---------------------------------------------------------------------------------------------------

/** Something wrong: of one Battle, or of the whole. */
interface Fault {
  readonly battle: number | undefined;
  readonly refusal: Refusal;
}

/** Each Battle is judged by itself and then the whole without those: all errors at once. */
export const faultsOf = (match: GloriousMatch, draft: FormDraft): readonly Fault[] => {
  const whole = refusal(match, formOf(draft));
  if (!whole) return [];
  const alone = draft.battles.map((battle) => refusal(match, formOf({ battles: [battle], split: [] })));
  const faults = alone.flatMap((why, battle): Fault[] => (why ? [{ battle, refusal: why }] : []));
  const sound = draft.battles.filter((_, i) => !alone[i]);
  const rest = sound.length > 0 ? refusal(match, formOf({ ...draft, battles: sound })) : undefined;
  const all = [...faults, ...(rest ? [{ battle: undefined, refusal: rest }] : [])];
  return all.length > 0 ? all : [{ battle: undefined, refusal: whole }];
};
