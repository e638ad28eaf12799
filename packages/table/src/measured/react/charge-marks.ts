/** How a reaction would look: ghosts, the way out, who fires. */
import { length as asLength } from '@five-victories/engine/geometry';
import type { ManoeuvreMatch } from '@five-victories/engine/manoeuvre';
import type { ManoeuvreDesk as Desk } from '../maker.js';
import type { Mark, Spot } from '../marks.js';
import { m } from '../words/index.js';
import { lengthIn } from '../words/names.js';
import { fanOf, limitOf, placeAfter, type Flight } from './away.js';
import { blocksAt } from './blocks.js';
import { ableStands, chargerIn, flightIn, reactionOf, targetIn, type ChargeDraft } from './charge.js';
import { HANDLE } from './charge-gestures.js';
import { knownOf } from '../known.js';
import { outlookOf, placeIn } from './outlook.js';
import { reasonText } from '../words/refusals.js';
import { centreOf, spotOf } from '../spots.js';

const handle = (at: Mark & { is: 'ghost' }): Mark => ({
  is: 'handle',
  id: HANDLE,
  at: spotOf(at.place),
  label: m().react.charge.handle,
  tone: 'react',
});

const fanMark = (flight: Flight, leaveTable: boolean, isNamed = false): Mark => ({
  is: 'area',
  points: [spotOf(flight.unit.place), ...knownOf(flight.match, `fan ${leaveTable}`, () => fanOf(flight, leaveTable))],
  tone: 'react',
  ...(isNamed ? { text: m().react.charge.limit(lengthIn(flight.match, limitOf(flight))) } : {}),
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
  const marks: Mark[] = [fanMark(flight, leaveTable)];
  if (wanted) {
    const at = onTable(match, centreOf(match, unit, wanted.place));
    marks.push({ is: 'ghost', unit: unit.id, place: wanted.place, tone: 'wrong' });
    marks.push({ is: 'text', at, text: `${reasonText(match, wanted.refusal)} ${wanted.refusal.rule}`, tone: 'wrong' });
  }
  if (!away) return marks;
  const from = spotOf(placeAfter(flight, { ...away, ahead: asLength(0) }));
  const ghost: Mark = { is: 'ghost', unit: unit.id, place: placeAfter(flight, away), tone: 'react' };
  return [
    ...marks,
    { is: 'ruler', from, to: spotOf(ghost.place), text: lengthIn(match, away.ahead), tone: 'react' },
    ghost,
    handle(ghost),
  ];
};

/** Those of the two that would stand elsewhere before any dice. */
const settledMarks = (desk: Desk, draft: ChargeDraft): Mark[] => {
  const { match } = outlookOf(desk.match, reactionOf(draft)!);
  return [targetIn(desk), chargerIn(desk)].flatMap(({ id, place }): Mark[] => {
    const after = placeIn(match, id);
    return after && after !== place ? [{ is: 'ghost', unit: id, place: after, tone: 'react' }] : [];
  });
};

/** The block it would form, or those among which will be chosen. */
const blockMarks = (desk: Desk, draft: ChargeDraft): Mark[] => {
  const { match } = outlookOf(desk.match, reactionOf(draft)!);
  const unit = targetIn(desk).id;
  if (match.decision?.kind !== 'hastyBlock') return settledMarks(desk, draft);
  return blocksAt(match, unit)
    .map(({ place }, i): Mark => ({ is: 'ghost', unit, place, tone: i === 0 ? 'react' : 'quiet' }))
    .reverse();
};

const fireMarks = (desk: Desk, { stands, pivot }: ChargeDraft): Mark[] => {
  const unit = targetIn(desk).id;
  const firing = stands ?? ableStands(desk, pivot);
  return [
    ...(firing.length > 0 ? [{ is: 'stands', unit, stands: firing, tone: 'fire' } as const] : []),
    { is: 'link', from: unit, to: chargerIn(desk).id, tone: 'fire' },
  ];
};

const marksOf = (desk: Desk, draft: ChargeDraft): Mark[] => {
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
  { is: 'link', from: chargerIn(desk).id, to: targetIn(desk).id, tone: 'charge' },
  ...marksOf(desk, draft),
];
