/** Which elements are lost: of a unit by pointing at them, of a Battle by their kinds and by name. */
import type { Choice } from '@five-victories/engine/kernel';
import type { UnitId } from '@five-victories/engine/tabletop';
import type { Remove, GloriousMatch } from '@five-victories/engine/glorious';
import { pickedUpTo } from '../../../panel/forms/combat-parts.jsx';
import { optionsFor, type AskedFor } from '../../decisions.js';
import { areAlike, isBack, toggledIn } from '../../lists.js';
import { askedAs, saying, type GloriousDesk as Desk, type GloriousMaker as Maker } from '../../maker.js';
import { lit, type Mark } from '../../marks.js';

export interface RemoveDraft {
  /** Numbers of elements in the layout. */
  readonly gone: readonly number[];
  /** Of a Battle: how many of each letter, and which commanders. */
  readonly counts: Readonly<Record<string, number>>;
  readonly commanders: readonly UnitId[];
}

interface Losing {
  readonly unit: UnitId;
  readonly lose: number;
  readonly layout?: string;
  /** Of a Battle: the letters of its elements. */
  readonly elements?: string;
}

export const losingOf = (desk: Desk): Losing => askedAs(desk, 'remove').about;

const NONE: RemoveDraft = { gone: [], counts: {}, commanders: [] };

const isOwn = (option: AskedFor<'remove'>['options'][number]): option is Remove => !('stands' in option);
const optionsOf = (match: GloriousMatch): readonly Remove[] => optionsFor(match, 'remove').filter(isOwn);

const numbersOf = ({ gone, element }: Remove): readonly number[] => gone ?? (element === undefined ? [] : [element]);

const asRemoval = (fields: Omit<Remove, 'do'>): Remove => ({ do: 'remove', ...fields });

/** The engine's own option for these elements, where it has one. */
const removalOf = (match: GloriousMatch, gone: readonly number[]): Choice =>
  optionsOf(match).find((option) => areAlike(numbersOf(option), gone)) ??
  (gone.length === 1 ? asRemoval({ element: gone[0] }) : asRemoval({ gone }));

export const named = ({ counts, commanders }: RemoveDraft): number =>
  Object.values(counts).reduce((sum, n) => sum + n, 0) + commanders.length;

const removeOf = (desk: Desk, draft: RemoveDraft): Choice | undefined => {
  if (losingOf(desk).elements === undefined)
    return draft.gone.length > 0 ? removalOf(desk.match, draft.gone) : undefined;
  if (named(draft) === 0) return undefined;
  const { counts, commanders } = draft;
  return asRemoval({ elements: counts, ...(commanders.length > 0 ? { commanders } : {}) });
};

/** How many are named in one answer: usually one, with a house rule several. */
const mostAtOnce = (match: GloriousMatch): number =>
  Math.max(1, ...optionsOf(match).map((option) => numbersOf(option).length));

/** Elements that may go, alone or with others. */
export const mayGo = (match: GloriousMatch): readonly number[] => [
  ...new Set(optionsOf(match).flatMap((option) => numbersOf(option))),
];

export const toggled = (desk: Desk, draft: RemoveDraft, element: number): RemoveDraft => ({
  ...draft,
  gone: pickedUpTo(mostAtOnce(desk.match), draft.gone, element),
});

export const counted = (draft: RemoveDraft, letter: string, wanted: number, most: number): RemoveDraft => ({
  ...draft,
  counts: { ...draft.counts, [letter]: Math.max(0, Math.min(most, wanted)) },
});

export const withCommander = (draft: RemoveDraft, id: UnitId, falls: boolean): RemoveDraft => ({
  ...draft,
  commanders: toggledIn(draft.commanders, id, falls),
});

const ofOption = (option: Remove): RemoveDraft => {
  const { elements = {}, commanders = [] } = option;
  return { gone: numbersOf(option), counts: elements, commanders };
};

/** A Battle begins with what costs least; of a unit nothing is chosen. */
const begin = (desk: Desk): RemoveDraft => {
  const [first] = optionsOf(desk.match);
  return losingOf(desk).elements !== undefined && first ? ofOption(first) : NONE;
};

const marks = (desk: Desk, { gone }: RemoveDraft): readonly Mark[] => {
  const { unit, elements } = losingOf(desk);
  if (elements !== undefined) return [];
  const open = mayGo(desk.match).filter((each) => !gone.includes(each));
  return [...lit(unit, open, 'quiet'), ...lit(unit, gone, 'wrong')];
};

export const remove: Maker<RemoveDraft> = {
  begin,
  gesture: (desk, draft, { is, over }) => {
    if (is !== 'tap' || over?.unit !== losingOf(desk).unit || over.stand === undefined) return undefined;
    return losingOf(desk).elements === undefined ? { draft: toggled(desk, draft, over.stand) } : undefined;
  },
  key: (_desk, draft, { key }) =>
    isBack(key) && draft.gone.length > 0 ? { draft: { ...draft, gone: draft.gone.slice(0, -1) } } : undefined,
  marks,
  choices: (desk, draft) => saying(removeOf(desk, draft)),
};
