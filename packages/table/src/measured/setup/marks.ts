/** What is drawn of a set-up besides the units themselves: its ground, who is in hand, who is at fault, guides. */
import { pointFrom } from '@five-victories/engine/geometry';
import { figureOf, placedOfSide, type UnitId } from '@five-victories/engine/tabletop';
import type { Desk } from '../maker.js';
import { cornersBetween, ghostAt, handleAt, marksOf, textAt, type Mark, type Tone } from '../marks.js';
import { m } from '../words/index.js';
import { boxOf } from './box.js';
import { angleText, whyText } from '../text.js';
import { faulty, refusalsOf, unitsIn } from './faults.js';
import { guidesOf, TURN } from './gestures.js';
import { groundMarks, groundOf } from './ground.js';
import { leadOf, placedIn, shown, sideOf, type Draft } from './plan.js';
import { gapsOf, surroundingsOf } from './snap.js';

const ghost =
  (desk: Desk, draft: Draft, tone: Tone) =>
  (id: UnitId): Mark[] => {
    const unit = placedIn(desk, draft.placings, id);
    return unit ? [ghostAt(id, unit.place, tone)] : [];
  };

/** How far from the front the handle is, in points of the screen. */
const HANDLE = 30;

const handleMarks = (desk: Desk, draft: Draft): Mark[] => {
  const lead = leadOf(draft);
  const unit = lead === undefined ? undefined : placedIn(desk, draft.placings, lead);
  if (!unit) return [];
  const { heading, diameter } = unit.place;
  const at = pointFrom(unit.place, 0, (diameter ?? 0) / 2 + HANDLE * desk.grain);
  return marksOf(
    handleAt(TURN, at, m().setup.turnHandle, 'move'),
    draft.drag?.is === 'turn' && textAt(at, angleText(heading), 'quiet'),
  );
};

/** While nothing is dragged: how far the unit in hand is from its neighbours. */
const gapMarks = (desk: Desk, draft: Draft): readonly Mark[] => {
  const lead = leadOf(draft);
  const unit = lead === undefined ? undefined : placedIn(desk, draft.placings, lead);
  if (!unit || draft.chosen.length > 1) return [];
  const { heading } = unit.place;
  const others = placedOfSide(shown(desk, draft.placings), sideOf(desk)).filter(({ id }) => id !== unit.id);
  const around = surroundingsOf(desk, heading, others, groundOf(desk));
  return gapsOf(desk, around, boxOf(figureOf(desk.match, unit), heading));
};

/** In a drag: what is wrong with who is in hand, at once and where one looks. */
const reasonMarks = (desk: Desk, draft: Draft): Mark[] => {
  const lead = draft.drag?.lead;
  const unit = lead === undefined ? undefined : placedIn(desk, draft.placings, lead);
  const isOfThese = (id: UnitId): boolean => draft.chosen.includes(id);
  const refusal = unit && refusalsOf(desk, draft).find((each) => unitsIn(desk, each).some(isOfThese));
  return refusal ? [textAt(unit.place, whyText(desk.match, refusal), 'wrong')] : [];
};

export const marks = (desk: Desk, draft: Draft): readonly Mark[] => {
  const wrong = faulty(desk, draft);
  return [
    ...groundMarks(desk),
    ...draft.chosen.filter((id) => !wrong.includes(id)).flatMap(ghost(desk, draft, 'move')),
    ...wrong.flatMap(ghost(desk, draft, 'wrong')),
    ...(draft.box ? [{ is: 'area', points: cornersBetween(draft.box), tone: 'move' } as const] : []),
    ...(draft.drag ? guidesOf(draft) : gapMarks(desk, draft)),
    ...handleMarks(desk, draft),
    ...reasonMarks(desk, draft),
  ];
};
