/** The way of the mover, the stretches on it, and how it would come out at the chosen point. */
import { refusal } from '@five-victories/engine/kernel';
import type { Chance } from '@five-victories/engine/tabletop';
import type { ManoeuvreDesk as Desk } from '../maker.js';
import { ghostAt, handleAt, linkTo, marksOf, pathThrough, textAt, type Mark, type Spot, type Tone } from '../marks.js';
import { m } from '../words/index.js';
import { lengthIn, unitName } from '../words/names.js';
import {
  chancesIn,
  chosenIn,
  handleOf,
  interceptOf,
  isShot,
  letterOf,
  meetingOf,
  moveIn,
  moverIn,
  placeAt,
  unitAt,
  type InterceptDraft,
} from './intercept.js';
import { beside, centreOf } from '../spots.js';

/** Its letter stands so many points of the screen behind the end of a stretch. */
const BEYOND = 20;

/** Stretches on the same way lie beside each other, so many points of the screen apart. */
const APART = 16;

/** A point of the way, moved aside for one of the stretches. */
const onLane = (desk: Desk, index: number, at: number): Spot => {
  const { start, heading } = moveIn(desk.match);
  const side = index - (chancesIn(desk).length - 1) / 2;
  return beside(beside(start, heading, 0, at), heading, side * APART * desk.grain, 0);
};

const toneOf = (chance: Chance): Tone => (isShot(chance) ? 'fire' : 'react');

const windowMarks = (desk: Desk, draft: InterceptDraft): Mark[] =>
  chancesIn(desk).flatMap((chance, i): Mark[] => {
    const chosen = draft.chance === i;
    const name = unitName(desk.match, chance.unit);
    const tone = toneOf(chance);
    const at = chosen ? draft.at : (chance.from + chance.to) / 2;
    const [from, to] = [onLane(desk, i, chance.from), onLane(desk, i, chance.to)];
    return marksOf(
      { is: 'window', from, to, tone: draft.chance === undefined || chosen ? tone : 'quiet' },
      // Names would lie over each other, and one alone needs none.
      chancesIn(desk).length > 1 && textAt(onLane(desk, i, chance.to + BEYOND * desk.grain), letterOf(i), tone),
      handleAt(handleOf(i), onLane(desk, i, at), m().react.intercept.handle(name), tone),
    );
  });

/** The mover there, and who meets it. */
const strikeMarks = (desk: Desk, draft: InterceptDraft, chance: Chance): Mark[] => {
  const { match } = desk;
  const choice = interceptOf(desk, chance, draft);
  const refused = refusal(match, choice) !== undefined;
  const mover = moverIn(desk);
  const there = placeAt(desk, draft.at);
  const tone = refused ? 'wrong' : toneOf(chance);
  const unit = unitAt(desk, chance);
  const meeting = isShot(chance) ? undefined : meetingOf(desk, chance, draft.at);
  return marksOf(
    there && ghostAt(mover.id, there, refused ? 'wrong' : 'move'),
    there && isShot(chance) && pathThrough([unit.place, centreOf(match, mover, there)], tone),
    meeting && ghostAt(unit.id, meeting.place, tone),
    meeting && pathThrough([unit.place, meeting.place], tone, lengthIn(match, meeting.length)),
  );
};

export const interceptMarks = (desk: Desk, draft: InterceptDraft): readonly Mark[] => {
  const { gone, length, target, start, heading } = moveIn(desk.match);
  const tone: Tone = target === undefined ? 'move' : 'charge';
  const chance = chosenIn(desk, draft);
  return marksOf(
    pathThrough([beside(start, heading, 0, gone), beside(start, heading, 0, length)], tone),
    target !== undefined && linkTo(moverIn(desk).id, target, 'charge'),
    ...windowMarks(desk, draft),
    ...(chance ? strikeMarks(desk, draft, chance) : []),
  );
};
