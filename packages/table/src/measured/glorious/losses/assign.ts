/** How a formation divides its elements among the enemies in contact, and whom it attacks first. */
import type { Choice } from '@five-victories/engine/kernel';
import type { UnitId } from '@five-victories/engine/tabletop';
import type { Assign, Assigned, GloriousMatch } from '@five-victories/engine/glorious';
import { askedIn, unitAsked, type AskedFor } from '../../decisions.js';
import { askedAs, type GloriousDesk as Desk, type GloriousMaker as Maker } from '../../maker.js';
import { linkTo, marksOf, textAt, type Mark } from '../../marks.js';
import { shared } from '../../lists.js';
import { throwsBy } from '../../odds/casts.js';
import { middleOf } from '../../spots.js';
import { shareText } from '../../odds/texts.js';
import { m } from '../../words/index.js';

export interface Share {
  readonly target: UnitId;
  readonly counts: Readonly<Record<string, number>>;
}
/** In the order of the attacks. */
export type AssignDraft = readonly Share[];

type Asked = AskedFor<'assign'>['about'];
export const askedOf = (desk: Desk): Asked => askedAs(desk, 'assign').about;

const isSome = ({ counts }: Share): boolean => Object.values(counts).some((n) => n > 0);

const shareOf = ({ target, elements }: Assigned): Share => ({
  target,
  counts: elements as Readonly<Record<string, number>>,
});

/** With everybody in it whom the formation touches. */
const completed = ({ targets }: Asked, shares: readonly Share[]): AssignDraft => [
  ...shares,
  ...targets.filter((id) => !shares.some(({ target }) => target === id)).map((target) => ({ target, counts: {} })),
];

const ofOption = (asked: Asked, { at }: Assign): AssignDraft => completed(asked, at.map(shareOf));

/** The engine's even division comes last among its own. */
const begin = (desk: Desk): AssignDraft => ofOption(askedOf(desk), askedAs(desk, 'assign').options.at(-1)!);

const assignOf = (draft: AssignDraft): Choice =>
  ({ do: 'assign', at: draft.filter(isSome).map(({ target, counts }) => ({ target, elements: counts })) }) as Choice;

/** Everything against one. */
export const allAgainst = ({ elements }: Asked, draft: AssignDraft, target: UnitId): AssignDraft =>
  draft.map((share) => ({ ...share, counts: share.target === target ? elements : {} }));

/** So many of a letter against one; the others give up what is too much, the next takes what is over. */
export const countedAgainst = (
  { elements }: Asked,
  draft: AssignDraft,
  target: UnitId,
  letter: string,
  wanted: number,
): AssignDraft => {
  const own = draft.map(({ counts }) => counts[letter] ?? 0);
  const at = draft.findIndex((share) => share.target === target);
  const last = draft.length - 1;
  const given = shared(own, elements[letter] ?? 0, at, wanted, at === last ? last - 1 : last);
  return draft.map((share, i) => ({ ...share, counts: { ...share.counts, [letter]: given[i]! } }));
};

/** Elements that have nobody to fight yet. */
export const unassigned = ({ elements }: Asked, draft: AssignDraft): number =>
  Object.entries(elements).reduce(
    (sum, [letter, n]) => sum + n - draft.reduce((given, { counts }) => given + (counts[letter] ?? 0), 0),
    0,
  );

/** The throw against each enemy; none where it fights before all is assigned. */
export const throwsOf = throwsBy<GloriousMatch, AssignDraft>(assignOf, (draft, match) => ({
  cause: 'attack',
  unit: unitAsked(askedIn(match)!)!,
  count: draft.filter(isSome).length,
}));

/** Whom it attacks first, and with what. */
const marks = (desk: Desk, draft: AssignDraft): readonly Mark[] => {
  const { match } = desk;
  const { unit } = askedOf(desk);
  const casts = throwsOf(match, draft);
  return draft.flatMap(({ target }, i): Mark[] => {
    const cast = casts.get(target)?.cast;
    return marksOf(
      linkTo(unit, target, cast ? 'charge' : 'quiet'),
      cast && textAt(middleOf(match, target), m().glorious.attackAs(i + 1, shareText(cast)), 'charge'),
    );
  });
};

export const assign: Maker<AssignDraft> = {
  begin,
  gesture: (desk, draft, { is, over }) => {
    const target = is === 'tap' ? over?.unit : undefined;
    return target !== undefined && askedOf(desk).targets.includes(target)
      ? { draft: allAgainst(askedOf(desk), draft, target) }
      : undefined;
  },
  marks,
  choices: (_desk, draft) => [assignOf(draft)],
};
