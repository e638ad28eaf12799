/** Battles before the set-up: who goes together on which base, and which mounted units fight in halves. */
import { refusal, type Choice, type Refusal } from '@five-victories/engine/kernel';
import { findUnit, type TabletopMatch, type Unit, type UnitId } from '@five-victories/engine/tabletop';
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
} from '@five-victories/engine/glorious';
import type { Desk, Maker } from '../../maker.js';

export interface FormDraft {
  readonly battles: readonly BattleGiven[];
  readonly split: readonly UnitId[];
}

const ofForm = ({ battles, split = [] }: Form): FormDraft => ({ battles, split });
export const ofOption = (option: Choice): FormDraft => ofForm(option as unknown as Form);

export const formOf = ({ battles, split }: FormDraft): Choice =>
  ({ do: 'form', battles, ...(split.length > 0 ? { split } : {}) }) as unknown as Choice;

/** The units of the side that is asked. */
export const unitsIn = ({ about, match }: Desk): readonly Unit[] =>
  ((about['units'] ?? []) as readonly UnitId[]).flatMap((id) => findUnit(match, id) ?? []);

export const mayFormUp = (unit: Unit): boolean => isFootUnit(unit);
export const mayBeSplit = (unit: Unit): boolean => isMountedUnit(unit) && !isCommand(unit);

const lettersOf = (match: TabletopMatch, units: readonly UnitId[]): string =>
  units.map((id) => findUnit(match, id)?.stands ?? '').join('');

/** Spaces taken and spaces there are on a base. */
export const roomOf = (match: TabletopMatch, { units, diameter = DIAMETERS[0]! }: BattleGiven) => ({
  needs: spacesOfAll(match.state.options, lettersOf(match, units)),
  has: capacityOf(match.state.options, diameter),
});

/** A base that is large enough, and no larger than the player wants it. */
const grown = (match: TabletopMatch, battle: BattleGiven): BattleGiven => {
  const { needs, has } = roomOf(match, battle);
  const diameter = smallestDiameter(match.state.options, needs);
  return needs > has && diameter !== undefined ? { ...battle, diameter } : battle;
};

/** Into a Battle by its number, into a new one, or on its own (-1). */
export const joined = (match: TabletopMatch, draft: FormDraft, unit: UnitId, at: number): FormDraft => {
  const without = draft.battles.map((battle) => ({ ...battle, units: battle.units.filter((id) => id !== unit) }));
  const into =
    at >= without.length
      ? [...without, { units: [unit], diameter: DIAMETERS[0]! }]
      : without.map((battle, i) => (i === at ? grown(match, { ...battle, units: [...battle.units, unit] }) : battle));
  return { ...draft, battles: into.filter(({ units }) => units.length > 0) };
};

export const battleOf = ({ battles }: FormDraft, unit: UnitId): number =>
  battles.findIndex(({ units }) => units.includes(unit));

export const changed = (draft: FormDraft, at: number, change: Partial<BattleGiven>): FormDraft => ({
  ...draft,
  battles: draft.battles.map((battle, i) => (i === at ? { ...battle, ...change } : battle)),
});

export const splitting = (draft: FormDraft, unit: UnitId, halves: boolean): FormDraft => ({
  ...draft,
  split: halves ? [...draft.split, unit] : draft.split.filter((id) => id !== unit),
});

/** Why not, of each Battle by itself and then of the whole: all errors at once. */
export const errorsOf = (match: TabletopMatch, draft: FormDraft): Refusal[] => {
  const whole = refusal(match, formOf(draft));
  if (!whole) return [];
  const single = draft.battles.flatMap((battle) => refusal(match, formOf({ battles: [battle], split: [] })) ?? []);
  const sound = draft.battles.filter((battle) => !refusal(match, formOf({ battles: [battle], split: [] })));
  const rest = sound.length > 0 ? refusal(match, formOf({ ...draft, battles: sound })) : undefined;
  const all = [...single, ...(rest ? [rest] : [])];
  return all.length > 0 ? all : [whole];
};

export const form: Maker<FormDraft> = {
  begin: ({ match }) => {
    const [first] = match.decision!.options;
    return first ? ofOption(first) : { battles: [], split: [] };
  },
  marks: () => [],
  choices: (_desk, draft) => [formOf(draft)],
  refusal: ({ match }, draft) => {
    const [first, ...also] = errorsOf(match, draft);
    return first && (also.length > 0 ? { ...first, also } : first);
  },
  listed: false,
};
