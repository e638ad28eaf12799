/** The set-up by pointer and finger: choose, drag, turn, put down, board. */
import { turnBetween, type Heading } from '@five-victories/engine/geometry';
import {
  boardingRefusal,
  figureOf,
  findUnit,
  isCommand,
  placedOfSide,
  type Placed,
  type UnitId,
} from '@five-victories/engine/tabletop';
import type { Gesture } from '../gesture.js';
import { knownOf } from '../known.js';
import { toggledIn } from '../lists.js';
import { drafted, type Desk, type Outcome } from '../maker.js';
import type { Mark, Spot } from '../marks.js';
import { BOX } from '../view/gestures.js';
import { isBoxed } from '../spots.js';
import { boxOf } from './box.js';
import { plainPlacing } from './free-spot.js';
import { groundOf } from './ground.js';
import { caughtHeading, headingIn, headingTurned, middleOf, movedBy, turnedBy } from './move.js';
import {
  boarding,
  changed,
  isMovable,
  isSingle,
  leadOf,
  movableOf,
  placedIn,
  placingOf,
  put,
  shown,
  sideOf,
  trayOf,
  type Drag,
  type Draft,
  type Placings,
} from './plan.js';
import { caught, surroundingsOf, type Surroundings } from './snap.js';

export const TURN = 'turn';

/** With shift one more, or one less. */
const chosenWith = ({ chosen, several }: Draft, id: UnitId, more: boolean): readonly UnitId[] =>
  more || several ? toggledIn(chosen, id) : [id];

const othersOf = (desk: Desk, { start }: Drag, gone: readonly UnitId[]): Placed[] =>
  placedOfSide(shown(desk, start), sideOf(desk)).filter(({ id }) => !gone.includes(id));

/** Worked out once for a drag: what stands there does not move meanwhile. */
const surroundings = (desk: Desk, { chosen }: Draft, drag: Drag, heading: Heading): Surroundings => {
  const work = () => surroundingsOf(desk, heading, othersOf(desk, drag, chosen), groundOf(desk));
  return knownOf(drag.start, 'around', work, `${heading} ${chosen.join()}`);
};

interface Dragged {
  readonly placings: Placings;
  readonly guides: readonly Mark[];
}

const movedTo = (desk: Desk, draft: Draft, drag: Drag): Dragged => {
  const [dx, dy] = [drag.at.x - drag.from.x, drag.at.y - drag.from.y];
  const placings = movedBy(desk, drag.start, draft.chosen, dx, dy);
  const unit = placedIn(desk, placings, drag.lead);
  if (!unit || drag.free) return { placings, guides: [] };
  const { heading } = unit.place;
  const found = caught(desk, surroundings(desk, draft, drag, heading), boxOf(figureOf(desk.match, unit), heading));
  return {
    placings: movedBy(desk, drag.start, draft.chosen, dx + found.dx, dy + found.dy),
    guides: found.guides,
  };
};

const turnedTo = (desk: Desk, draft: Draft, drag: Drag): Dragged => {
  const placing = placingOf(desk, drag.start, drag.lead);
  const middle = middleOf(desk, drag.start, draft.chosen);
  if (!placing || !middle) return { placings: drag.start, guides: [] };
  const heading = headingIn(desk, placing);
  const wanted = headingTurned(heading, middle, drag.from, drag.at);
  const others = othersOf(desk, drag, draft.chosen).map(({ place }) => place.heading);
  const by = turnBetween(heading, drag.free ? wanted : caughtHeading(wanted, others));
  return { placings: turnedBy(desk, drag.start, draft.chosen, middle, by), guides: [] };
};

const guides = new WeakMap<Placings, readonly Mark[]>();
/** What a drag is caught by just now. */
export const guidesOf = ({ placings }: Draft): readonly Mark[] => guides.get(placings) ?? [];

const dragged = (desk: Desk, draft: Draft, drag: Drag): Draft => {
  const { placings, guides: found } = (drag.is === 'turn' ? turnedTo : movedTo)(desk, draft, drag);
  guides.set(placings, found);
  return { ...draft, drag, placings };
};

/** The Battle under the pointer that a commander could stand on. */
const battleFor = (desk: Desk, { drag, placings }: Draft, over: UnitId | undefined): UnitId | undefined => {
  const unit = drag && findUnit(desk.match, drag.lead);
  if (!unit || over === undefined || drag.is !== 'move' || !isCommand(desk.match, unit)) return undefined;
  const refused = boardingRefusal(desk.match, unit, over, Object.values(placings));
  return refused ? undefined : over;
};

const dropped = (desk: Desk, draft: Draft, gesture: Gesture): Draft => {
  const { drag } = draft;
  if (!drag) return draft;
  const battle = battleFor(desk, draft, gesture.over?.unit);
  const placings = battle ? put(desk, drag.start, boarding(drag.lead, battle)) : draft.placings;
  return changed(draft, placings, drag.start);
};

/** All who stand in the box. */
const boxed = (desk: Desk, draft: Draft, from: Spot, to: Spot): readonly UnitId[] =>
  allOf(desk, draft.placings).filter((id) =>
    isBoxed(figureOf(desk.match, placedIn(desk, draft.placings, id)!), { from, to }),
  );

const boxing = (desk: Desk, draft: Draft, { is, at }: Gesture): Draft => {
  const from = draft.box?.from ?? at;
  if (is !== 'drop') return { ...draft, box: { from, to: at } };
  return { ...draft, box: undefined, chosen: boxed(desk, draft, from, at) };
};

const grabbed = (desk: Desk, draft: Draft, { held, at, shift, alt }: Gesture): Draft | undefined => {
  const lead = held?.handle === TURN ? leadOf(draft) : held?.unit;
  if (!isMovable(desk, lead) || !placedIn(desk, draft.placings, lead)) return undefined;
  const together = draft.chosen.includes(lead) || held?.handle === TURN;
  const others =
    (together || shift || draft.several) && !isSingle(desk) ? draft.chosen.filter((id) => id !== lead) : [];
  return {
    ...draft,
    chosen: [...others, lead],
    drag: {
      is: held?.handle === TURN ? 'turn' : 'move',
      lead,
      from: at,
      at,
      start: draft.placings,
      free: alt,
    },
  };
};

/** A unit that waits beside the table, put down where it is pointed at. */
const putDownAt = (desk: Desk, draft: Draft, id: UnitId | undefined, at: Gesture['at']): Draft | undefined => {
  const waits = trayOf(desk, draft.placings).find((unit) => unit.id === id);
  return waits && changed({ ...draft, chosen: [waits.id] }, put(desk, draft.placings, plainPlacing(desk, waits, at)));
};

/** A tap chooses; with a unit from the tray in hand it puts that one down. */
const tapped = (desk: Desk, draft: Draft, { at, over, shift }: Gesture): Outcome<Draft> | undefined => {
  if (isMovable(desk, over?.unit)) {
    const chosen = chosenWith(draft, over.unit, shift && !isSingle(desk));
    return { draft: { ...draft, chosen } };
  }
  const next = putDownAt(desk, draft, leadOf(draft), at);
  if (next) return { draft: next };
  return over?.unit === undefined && draft.chosen.length > 0 ? { draft: { ...draft, chosen: [] } } : undefined;
};

export const gesture = (desk: Desk, draft: Draft, given: Gesture): Outcome<Draft> | undefined => {
  if (given.held?.handle === BOX && given.is !== 'cancel' && !isSingle(desk))
    return { draft: boxing(desk, draft, given) };
  switch (given.is) {
    case 'tap':
      return tapped(desk, draft, given);
    case 'grab':
      return drafted(grabbed(desk, draft, given));
    case 'drag':
      return drafted(draft.drag && dragged(desk, draft, { ...draft.drag, at: given.at, free: given.alt }));
    case 'drop':
      // Who was not taken hold of on the table comes from the tray.
      return drafted(draft.drag ? dropped(desk, draft, given) : putDownAt(desk, draft, given.held?.unit, given.at));
    default:
      return undefined;
  }
};

export const allOf = (desk: Desk, placings: Placings): readonly UnitId[] =>
  movableOf(desk)
    .map(({ id }) => id)
    .filter((id) => placedIn(desk, placings, id) !== undefined);
