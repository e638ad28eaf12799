/** Who leaves the battle for good; of a Battle command may stay behind, placed inside its circle. */
import type { Choice } from '@five-victories/engine/kernel';
import { headingBetween } from '@five-victories/engine/geometry';
import { figureOf, findUnit, type UnitId } from '@five-victories/engine/tabletop';
import { aboardOf, isBattle, type Standing, type Placed, type GloriousMatch } from '@five-victories/engine/glorious';
import type { Gesture } from '../../gesture.js';
import type { GloriousDesk as Desk, GloriousMaker as Maker } from '../../maker.js';
import { ghostAt, handleAt, marksOf, textAt, type Mark } from '../../marks.js';
import { m } from '../../words/index.js';
import { unitName } from '../../words/names.js';
import { beyondMarks, placeOf, somewhere, stoodAt, turnHandle, type Saying, type Stood } from './standing.js';

export interface RetreatDraft {
  readonly unit: UnitId | undefined;
  /** The player has said that it goes: a look at a unit sends nobody home. */
  readonly goes: boolean;
  readonly stay: readonly Standing[];
  readonly beyond: Stood['beyond'];
}

export const retireOf = ({ unit, stay }: Pick<RetreatDraft, 'unit' | 'stay'>): Choice =>
  ({ do: 'retire', unit, ...(stay.length > 0 ? { stay } : {}) }) as Choice;

/** Those who could stay behind. */
export const staffOf = (match: GloriousMatch, id: UnitId | undefined): readonly UnitId[] => {
  const unit = findUnit(match, id);
  return unit && isBattle(unit) ? aboardOf(match, unit.id).map((each) => each.id) : [];
};

/** Judged with the others who stay. */
const sayingOf = (draft: RetreatDraft, who: UnitId): Saying => {
  const others = draft.stay.filter(({ unit }) => unit !== who);
  return (standing) => retireOf({ unit: draft.unit, stay: [...others, standing] });
};

export const withStanding = (draft: RetreatDraft, standing: Standing): RetreatDraft => ({
  ...draft,
  goes: true,
  stay: [...draft.stay.filter(({ unit }) => unit !== standing.unit), standing],
});

/** He stays behind, or goes with the others. */
export const staysBehind = (desk: Desk, draft: RetreatDraft, who: UnitId, stays: boolean): RetreatDraft => {
  if (!stays) return { ...draft, stay: draft.stay.filter(({ unit }) => unit !== who), beyond: undefined };
  const standing = somewhere(desk.match, who, draft.unit!, sayingOf(draft, who));
  return standing ? withStanding({ ...draft, beyond: undefined }, standing) : draft;
};

const STAY = 'stay:';
const TURN = 'turn:';

const pulled = (desk: Desk, draft: RetreatDraft, { held, at }: Gesture): RetreatDraft => {
  const handle = held!.handle!;
  const who = handle.slice(handle.indexOf(':') + 1);
  const now = draft.stay.find(({ unit }) => unit === who);
  if (handle.startsWith(TURN) && now) return withStanding(draft, { ...now, heading: headingBetween(now, at) });
  const { standing, beyond } = stoodAt(desk.match, who, draft.unit!, at, now?.heading, sayingOf(draft, who));
  return { ...(standing ? withStanding(draft, standing) : draft), beyond };
};

/** Points on the screen between a formation and what is said of it. */
const ABOVE = 10;

const marks = ({ match, grain }: Desk, draft: RetreatDraft): readonly Mark[] => {
  const { goes: going, stays } = m().glorious.command;
  const { unit: id, goes, stay, beyond } = draft;
  const unit = findUnit(match, id);
  const figure = goes && unit?.place && figureOf(match, unit as Placed);
  return marksOf(
    ...stay.flatMap((standing) => {
      const place = placeOf(match, standing);
      return [
        ghostAt(standing.unit, place, 'command'),
        handleAt(`${STAY}${standing.unit}`, place, stays(unitName(match, standing.unit)), 'command'),
        turnHandle(`${TURN}${standing.unit}`, place, grain, 'command'),
      ];
    }),
    figure && textAt({ x: figure.x, y: figure.y + figure.radius + ABOVE * grain }, going, 'wrong'),
    ...beyondMarks(match, beyond),
  );
};

/** Command in a Battle does not leave by itself. */
const battleOr = (match: GloriousMatch, id: UnitId | undefined): UnitId | undefined =>
  id === undefined ? undefined : (findUnit(match, id)?.aboard ?? id);

export const retreat: Maker<RetreatDraft> = {
  begin: ({ match, unit }) => ({ unit: battleOr(match, unit), goes: false, stay: [], beyond: undefined }),
  gesture: (desk, draft, made) => {
    if (made.held?.handle === undefined) return undefined;
    if (made.is !== 'drag' && made.is !== 'drop') return { draft };
    const next = pulled(desk, draft, made);
    return { draft: made.is === 'drop' ? { ...next, beyond: undefined } : next };
  },
  key: (_desk, draft, { key }) =>
    key === 'Escape' && (draft.goes || draft.stay.length > 0)
      ? { draft: { ...draft, goes: false, stay: [], beyond: undefined } }
      : undefined,
  marks,
  choices: (_desk, draft) => (draft.unit !== undefined && draft.goes ? [retireOf(draft)] : undefined),
};
