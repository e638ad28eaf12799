/** How a reaction would look: ghosts, the way out, who fires. */
import { length as asLength } from '@five-victories/engine/geometry';
import type { ManoeuvreMatch } from '@five-victories/engine/manoeuvre';
import type { ManoeuvreDesk as Desk } from '../maker.js';
import { ghostAt, handleAt, linkTo, lit, marksOf, rulerTo, textAt, type Mark, type Spot } from '../marks.js';
import { whyText } from '../text.js';
import { m } from '../words/index.js';
import { lengthIn } from '../words/names.js';
import { fanOf, limitOf, placeAfter, type Flight } from './away.js';
import { blocksAt } from './blocks.js';
import { ableStands, chargerIn, flightIn, reactionOf, targetIn, type ChargeDraft } from './charge.js';
import { HANDLE } from './charge-gestures.js';
import { knownOf } from '../known.js';
import { outlookOf, placeIn } from './outlook.js';
import { centreOf, spotOf } from '../spots.js';

const fanMark = (flight: Flight, leaveTable: boolean, isNamed = false): Mark => ({
  is: 'area',
  points: [spotOf(flight.unit.place), ...knownOf(flight.match, `fan ${leaveTable}`, () => fanOf(flight, leaveTable))],
  tone: 'react',
  text: isNamed ? m().react.charge.limit(lengthIn(flight.match, limitOf(flight))) : undefined,
});

/** Where a text can be read: not at the very edge. */
const onTable = ({ table }: ManoeuvreMatch, { x, y }: Spot): Spot => {
  const within = (value: number, size: number) => Math.max(size * 0.15, Math.min(size * 0.85, value));
  return { x: within(x, table.width), y: within(y, table.depth) };
};

/** The way out: about its old place, then straight on. */
const awayMarks = (desk: Desk, { away, wanted, leaveTable }: ChargeDraft): Mark[] => {
  const flight = flightIn(desk);
  if (!flight) return [];
  const { match, unit } = flight;
  const [from, to] = away ? [placeAfter(flight, { ...away, ahead: asLength(0) }), placeAfter(flight, away)] : [];
  return marksOf(
    fanMark(flight, leaveTable),
    wanted && ghostAt(unit.id, wanted.place, 'wrong'),
    wanted && textAt(onTable(match, centreOf(match, unit, wanted.place)), whyText(match, wanted.refusal), 'wrong'),
    from && to && rulerTo(from, to, lengthIn(match, away!.ahead), 'react'),
    to && ghostAt(unit.id, to, 'react'),
    to && handleAt(HANDLE, to, m().react.charge.handle, 'react'),
  );
};

/** Those of the two that would stand elsewhere before any dice. */
const settledMarks = (desk: Desk, draft: ChargeDraft): Mark[] => {
  const { match } = outlookOf(desk.match, reactionOf(draft)!);
  return [targetIn(desk), chargerIn(desk)].flatMap(({ id, place }): Mark[] => {
    const after = placeIn(match, id);
    return marksOf(after && after !== place && ghostAt(id, after, 'react'));
  });
};

/** The block it would form, or those among which will be chosen. */
const blockMarks = (desk: Desk, draft: ChargeDraft): Mark[] => {
  const { match } = outlookOf(desk.match, reactionOf(draft)!);
  const unit = targetIn(desk).id;
  if (match.decision?.kind !== 'hastyBlock') return settledMarks(desk, draft);
  return blocksAt(match, unit)
    .map(({ place }, i) => ghostAt(unit, place, i === 0 ? 'react' : 'quiet'))
    .reverse();
};

const fireMarks = (desk: Desk, { stands, pivot }: ChargeDraft): Mark[] => {
  const unit = targetIn(desk).id;
  return [...lit(unit, stands ?? ableStands(desk, pivot), 'fire'), linkTo(unit, chargerIn(desk).id, 'fire')];
};

const reactionMarks = (desk: Desk, draft: ChargeDraft): Mark[] => {
  switch (draft.how) {
    case 'recoil':
    case 'evade':
      return awayMarks(desk, draft);
    case 'hastyBlock':
      return blockMarks(desk, draft);
    case 'aboutFace':
      return settledMarks(desk, draft);
    case 'fire':
      return fireMarks(desk, draft);
    case undefined: {
      const flight = flightIn(desk);
      return flight ? [fanMark(flight, false, true)] : [];
    }
    default:
      return [];
  }
};

export const chargeMarks = (desk: Desk, draft: ChargeDraft): readonly Mark[] => [
  linkTo(chargerIn(desk).id, targetIn(desk).id, 'charge'),
  ...reactionMarks(desk, draft),
];
