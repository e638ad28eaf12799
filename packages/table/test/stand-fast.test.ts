/** Who stands fast: no movement phase is kept open for those alone, until something happens to them. */
import { expect, test } from 'vitest';
import { chooseSteady } from '@five-victories/bots';
import { declines, streamOf, type Choice } from '@five-victories/engine/kernel';
import { fineEdition } from '@five-victories/engine/fine';
import { findUnit, type ZonalMatch } from '@five-victories/engine/zonal';
import { isRefusal, matchOf, say, sayAll, type Session } from '../src/match/session.js';
import { settleOn, type Asking } from '../src/match/settle.js';
import { endingFast, endIn, leftIn, standFast, type Fast } from '../src/match/stand-fast.js';
import { stepBack } from '../src/match/undo.js';
import { opened } from './kit.js';

const PERSONS = { south: 'person', north: 'person' } as const;
const HOT_SEAT: Asking = { seats: PERSONS, all: false, guided: false, leaving: [] };

const saying = (session: Session, ...choices: readonly Choice[]): Session => {
  const next = sayAll(session, choices);
  if (isRefusal(next)) throw new Error(`${next.rule} ${next.id}`);
  return next;
};

/** The first movement of a match. */
const moving = (seed: number): Session => {
  let session = opened(fineEdition, seed);
  while (matchOf(session).decision!.kind !== 'activity') {
    const next = say(session, { choice: matchOf(session).decision!.options[0]! });
    if (isRefusal(next)) throw new Error(next.id);
    session = next;
  }
  return session;
};

/** An order that opens no window: a unit turns. */
const turned = (session: Session, unit: string): Session => {
  const to = findUnit(matchOf(session), unit)!.facing === 'E' ? 'W' : 'E';
  let next = saying(session, { do: 'choose', unit } as Choice, { do: 'turn', to } as Choice);
  if (matchOf(next).decision!.kind === 'action') next = saying(next, { do: 'stop' });
  return next;
};

const unitsLeft = (match: ZonalMatch): readonly string[] => leftIn(match).filter((id) => findUnit(match, id));

test('a phase is over once all others have their orders; told, and gone back with the order', () => {
  const session = moving(3);
  const [first] = unitsLeft(matchOf(session));
  const others = standFast(matchOf(session)).filter(({ unit }) => unit !== first);
  const ordered = turned(session, first!);
  const played = settleOn(ordered, { ...HOT_SEAT, fast: others });
  expect(played.moments.length).toBeGreaterThan(ordered.moments.length);
  const end = played.moments[ordered.moments.length]!;
  expect(end.joined).toBe(true);
  expect(end.said!.choice).toEqual(endIn(matchOf(ordered)));
  expect(end.lines[0]!.text!.en).toMatch(/stand fast/);
  expect(end.lines[0]!.text!.de).toMatch(/Stellung/);
  // With the end of the phase the last order is taken back: who was asked is asked again.
  const back = stepBack(played, PERSONS, false)!;
  expect(back).toBeLessThan(ordered.moments.length - 1);
  expect(played.moments[back]!.match.decision!.kind).toMatch(/activity|order|action/);
});

test('somebody else is left, everything is asked, or nobody was ordered yet: the phase goes on', () => {
  const session = moving(3);
  const match = matchOf(session);
  const [first, second] = unitsLeft(match);
  const all = standFast(match);
  const ordered = turned(session, first!);
  const isOpen = (asking: Partial<Asking>): boolean =>
    settleOn(ordered, { ...HOT_SEAT, ...asking }).moments.length === ordered.moments.length;
  expect(isOpen({ fast: all })).toBe(false);
  expect(isOpen({ fast: all.filter(({ unit }) => unit !== second) })).toBe(true);
  expect(isOpen({ fast: all, all: true })).toBe(true);
  expect(isOpen({ fast: all, guided: true })).toBe(true);
  expect(isOpen({ fast: all, seats: { south: 'steady', north: 'steady' } })).toBe(true);
  expect(endingFast(match, undefined, PERSONS, all)).toBeUndefined();
  expect(endingFast(match, session.moments.at(-2)?.match, PERSONS, all)).toBeUndefined();
});

test('who was hit, or could attack somebody, is waited for again', () => {
  let session = moving(3);
  const stream = streamOf(5);
  let [hits, attacks] = [0, 0];
  for (let i = 0; i < 900 && matchOf(session).decision && (hits === 0 || attacks === 0); i++) {
    const match = matchOf(session);
    const before = session.moments.at(-2)?.match;
    const left = unitsLeft(match);
    if (left.length > 0 && endIn(match) && before) {
      const fast = standFast(match);
      const isOver = (now: ZonalMatch, all: readonly Fast[]): boolean =>
        endingFast(now, now, PERSONS, all) !== undefined;
      const unit = left[0]!;
      const others = fast.filter((each) => each.unit === unit);
      if (isOver(match, fast)) {
        const hit = {
          ...match,
          state: {
            ...match.state,
            units: match.state.units.map((each) => (each.id === unit ? { ...each, hits: each.hits + 1 } : each)),
          },
        };
        expect(isOver(hit as ZonalMatch, fast)).toBe(false);
        hits++;
      } else {
        expect(others.length).toBe(1);
        const near = left.some((id) =>
          match.state.units.some(
            (each) => each.side !== match.decision!.side && each.zone === findUnit(match, id)!.zone,
          ),
        );
        expect(near).toBe(true);
        attacks++;
      }
    }
    const choice = chooseSteady(match, stream);
    const next = say(session, { choice });
    if (isRefusal(next)) throw new Error(next.id);
    session = next;
    if (declines(match.decision!, choice)) continue;
  }
  expect([hits > 0, attacks > 0]).toEqual([true, true]);
});
