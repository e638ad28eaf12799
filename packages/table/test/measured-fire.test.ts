/** Fire, attacks and losses as they are put together at the table: what is shown as legal the engine takes. */
import { beforeAll, describe, expect, test } from 'vitest';
import { about, below, refusal, streamOf, type Stream } from '@five-victories/engine/kernel';
import type { ManoeuvreMatch, Placed } from '@five-victories/engine/manoeuvre';
import { unitOf, type UnitId } from '@five-victories/engine/tabletop';
import { bestShotText } from '../src/measured/fire/best-shot.js';
import { aimed, emptyFor, orderOf, picking, toggled, turnedBy, type FireDraft } from '../src/measured/fire/draft.js';
import { fireMaker } from '../src/measured/fire/maker.js';
import { earlierIn } from '../src/measured/lists.js';
import { standingIn } from '../src/measured/spots.js';
import { onwardFrom } from '../src/measured/fire/onward.js';
import { alsoAt, idleReason, mostPivot, pivotShots, targetsOf, throwsOf } from '../src/measured/fire/shots.js';
import { allocateMaker } from '../src/measured/melee/allocate-maker.js';
import {
  allocationOf,
  allOn,
  attacksOf,
  withPoints,
  withStand,
  type AllocateDraft,
} from '../src/measured/melee/allocation.js';
import { againOdds } from '../src/measured/melee/again.js';
import { fightMaker } from '../src/measured/melee/closed.js';
import { mayGo, pickedStand, removalOf, removalsIn } from '../src/measured/melee/removal.js';
import { removeMaker } from '../src/measured/melee/remove-maker.js';
import { meleeOf } from '../src/measured/odds/melee.js';
import { BOOKS, COMBAT, deskFor, firersOf, momentsOf, RARE, thrownIn } from './measured-combat.js';
import { placed } from './measured-kit.js';
import { deskAt } from './measured-positions.js';

const ofKind = (moments: readonly ManoeuvreMatch[], kind: string): ManoeuvreMatch[] =>
  moments.filter(({ decision }) => decision!.kind === kind);

interface Firing {
  readonly match: ManoeuvreMatch;
  readonly unit: Placed;
}

const firingsOf = (moments: readonly ManoeuvreMatch[]): Firing[] =>
  ofKind(moments, 'fire').flatMap((match) =>
    firersOf(match).map((unit) => ({ match, unit: standingIn(match, unit)! })),
  );

/** Any pivot the unit may make. */
const turnedSomehow = ({ match, unit }: Firing, stream: Stream): FireDraft => {
  const most = mostPivot(match, unit, undefined);
  const draft = emptyFor(unit.id);
  return most === 0 ? draft : turnedBy(draft, below(stream, 2 * most + 1) - most, most);
};

/** Something a player might do to the division. */
const changedSomehow = (draft: AllocateDraft, stream: Stream, size: number): AllocateDraft => {
  const { target } = draft.shares[below(stream, draft.shares.length)]!;
  switch (below(stream, 4)) {
    case 0:
      return allOn(draft, target);
    case 1:
      return {
        ...draft,
        shares: earlierIn(
          draft.shares,
          draft.shares.findIndex((share) => share.target === target),
        ),
      };
    default:
      return draft.points === undefined
        ? withStand(draft, below(stream, size), target)
        : withPoints(draft, target, below(stream, draft.points + 1));
  }
};

describe.each(BOOKS)('%s', (id) => {
  let moments: readonly ManoeuvreMatch[] = [];
  let firings: readonly Firing[] = [];
  beforeAll(() => {
    moments = momentsOf(id);
    firings = firingsOf(moments);
  }, 60_000);

  test('whoever is offered as a target may be fired at, with the dice that are shown', () => {
    let shots = 0;
    for (const { match, unit } of firings)
      for (const shot of targetsOf(match, unit, emptyFor(unit.id)).shots) {
        const draft = aimed(emptyFor(unit.id), shot.target, false);
        expect(refusal(match, orderOf(draft)!)).toBeUndefined();
        const { cast, stands } = throwsOf(match, draft).get(shot.target)!;
        expect([cast.count, stands]).toEqual([shot.dice, shot.stands]);
        const really = thrownIn(match, orderOf(draft)!, unit.id, match.rules.cite.fireHits, 7).get(shot.target);
        expect(really?.['needs'] ?? []).toEqual(cast.needs ?? []);
        shots++;
      }
    expect(shots).toBeGreaterThan(30);
  });

  test('after any pivot it may make, too', () => {
    const stream = streamOf(5);
    let turns = 0;
    for (const firing of firings)
      for (let i = 0; i < 4; i++) {
        const draft = turnedSomehow(firing, stream);
        const { shots, over } = targetsOf(firing.match, firing.unit, draft);
        for (const { target } of shots)
          expect(refusal(firing.match, orderOf(aimed(draft, target, false))!)).toBeUndefined();
        for (const { target } of over)
          expect(refusal(firing.match, orderOf(aimed(draft, target, false, true))!)).toBeUndefined();
        if (draft.pivot !== 0) turns++;
      }
    expect(turns).toBeGreaterThan(20);
  });

  test('fire divided over two targets comes as it is shown, or is refused and nothing is shown', () => {
    let splits = 0;
    for (const { match, unit } of firings) {
      const [one, two] = targetsOf(match, unit, emptyFor(unit.id)).shots;
      if (!one || !two) continue;
      const first = aimed(emptyFor(unit.id), one.target, false);
      const byHand = two.stands.filter((stand) => !one.stands.includes(stand)).reduce(picking, first);
      for (const draft of [aimed(first, two.target, true), aimed(byHand, two.target, true)]) {
        const order = orderOf(draft)!;
        const throws = throwsOf(match, draft);
        if (refusal(match, order)) {
          expect(throws.size).toBe(0);
          continue;
        }
        const really = thrownIn(match, order, unit.id, match.rules.cite.fireHits, 3);
        for (const [target, { cast }] of throws) expect(really.get(target)?.['needs'] ?? []).toEqual(cast.needs ?? []);
        expect(throws.size).toBe(2);
        splits++;
      }
    }
    expect(splits).toBeGreaterThan(1);
  });

  test('what is proposed besides may be ordered: further targets, pivots, fire overhead', () => {
    const seen = { also: 0, pivots: 0 };
    for (const { match, unit } of firings) {
      const draft = emptyFor(unit.id);
      const [shot] = targetsOf(match, unit, draft).shots;
      const also = shot ? alsoAt(match, unit, aimed(draft, shot.target, false)) : [];
      const pivots = pivotShots(match, unit, draft);
      for (const { draft: next, target, cast } of [...also, ...pivots]) {
        expect(refusal(match, orderOf(next)!)).toBeUndefined();
        expect(throwsOf(match, next).get(target)?.cast).toEqual(cast);
      }
      expect(bestShotText(match, unit.id)).toBeDefined();
      // Without dice is only who has no better shot after a pivot, either.
      const isVain = shot?.dice === 0 && pivots.every(({ cast }) => cast.count === 0);
      if (shot) expect(bestShotText(match, unit.id)!.endsWith('no dice')).toBe(isVain);
      expect(idleReason(match, unit)).toBeUndefined();
      seen.also += also.length;
      seen.pivots += pivots.length;
    }
    expect(seen.also).toBeGreaterThan(0);
    expect(seen.pivots).toBeGreaterThan(0);
  });

  test('a stand fires at one target only', () => {
    const at = [{ target: 'N1', stands: [0, 1] }, { target: 'N2' }];
    const draft = { ...emptyFor('S1'), at };
    expect(toggled(draft, 'N2', 1, [2]).at).toEqual([
      { target: 'N1', stands: [0] },
      { target: 'N2', stands: [1, 2] },
    ]);
    expect(toggled(draft, 'N2', 2, [2]).at).toEqual([{ target: 'N1', stands: [0, 1] }]);
    expect(toggled(toggled(draft, 'N1', 0, [0, 1]), 'N1', 1, [1]).at).toEqual([{ target: 'N2' }]);
  });

  test('a target is aimed at by a tap and fired at by a second one; Escape goes back step by step', () => {
    const { match, unit } = firings.find((each) => targetsOf(each.match, each.unit, emptyFor(each.unit.id)).shots[0])!;
    const desk = deskFor(match, unit.id);
    const { target } = targetsOf(match, unit, emptyFor(unit.id)).shots[0]!;
    const tap = { is: 'tap', at: { x: 0, y: 0 }, over: { unit: target }, shift: false, alt: false } as const;
    const first = fireMaker.gesture!(desk, fireMaker.begin(desk), tap)!;
    expect(first.draft?.at).toEqual([{ target }]);
    expect(fireMaker.gesture!(desk, first.draft!, tap)?.say).toEqual([{ do: 'fire', unit: unit.id, at: [{ target }] }]);
    const plain = { shift: false, alt: false, ctrl: false };
    expect(fireMaker.key!(desk, first.draft!, { key: 'Escape', ...plain })?.draft?.at).toEqual([]);
    expect(fireMaker.key!(desk, fireMaker.begin(desk), { key: 'Escape', ...plain })).toBeUndefined();
    expect(fireMaker.key!(desk, fireMaker.begin(desk), { key: 't', ...plain })?.draft?.at).toEqual([{ target }]);
  });

  test('however they are divided, all are given and they come as they are shown', () => {
    const stream = streamOf(9);
    let legal = 0;
    for (const match of ofKind(moments, 'allocate')) {
      const desk = deskFor(match);
      let draft = allocateMaker.begin(desk);
      expect(refusal(match, allocationOf(draft))).toBeUndefined();
      const unit = unitOf(match, draft.unit);
      for (let i = 0; i < 6; i++) {
        draft = changedSomehow(draft, stream, unit.stands.length);
        if (draft.points !== undefined) {
          expect(draft.shares.reduce((sum, { points }) => sum + points, 0)).toBe(draft.points);
          expect(refusal(match, allocationOf(draft))).toBeUndefined();
        }
        const throws = attacksOf(match, draft);
        if (refusal(match, allocationOf(draft))) continue;
        const really = thrownIn(match, allocationOf(draft), unit.id, match.rules.cite.attackDice, 11);
        for (const [target, event] of really) expect(throws.get(target)?.cast.needs).toEqual(event['needs']);
        expect(throws.size).toBeGreaterThanOrEqual(really.size);
        legal++;
      }
    }
    expect(legal).toBeGreaterThan(3);
  });

  test('stands that may go are those of the options, one after the other', () => {
    const stream = streamOf(2);
    let removals = 0;
    for (const match of ofKind(moments, 'remove')) {
      let draft = removeMaker.begin(deskFor(match));
      while (draft.stands.length < draft.lose) {
        const may = mayGo(match, draft).filter((stand) => !draft.stands.includes(stand));
        expect(may.length).toBeGreaterThan(0);
        draft = pickedStand(draft, may[below(stream, may.length)]!);
      }
      expect(removalsIn(match)).toContainEqual(removalOf(match, draft));
      expect(removeMaker.marks(deskFor(match), draft).some(({ is }) => is === 'ghost')).toBe(true);
      removals++;
    }
    // In A Great Victory losses are strength: nobody is asked.
    expect(removals > 10).toBe(id === 'splendid');
  });

  test('once attacks are made, nothing is said of what they might come to', () => {
    const [attack] = ofKind(moments, 'allocate');
    const { unit, targets } = about(attack!) as { unit: UnitId; targets: UnitId[] };
    expect(targets.length).toBeGreaterThan(1);
    expect(meleeOf(attack!, unit)).toEqual([]);
  });

  test('every decision of combat is drawn, and nothing is changed by it', () => {
    const drawn = new Set<string>();
    for (const match of moments) {
      const { kind } = match.decision!;
      const before = JSON.stringify(match.state);
      const desk = deskFor(match, kind === 'fire' ? firersOf(match)[0] : undefined);
      const maker = COMBAT[kind]!;
      const marks = maker.marks(desk, maker.begin(desk));
      if (desk.unit !== undefined || kind !== 'fire') expect(marks.length).toBeGreaterThan(0);
      expect(JSON.stringify(match.state)).toBe(before);
      drawn.add(kind);
    }
    expect(drawn.size).toBeGreaterThan(3);
  });
});

test('a gun that can fire only overhead is shown whom and with what', () => {
  const match = placed('splendid', RARE.splendid[1]!);
  const gun = standingIn(match, 'S1')!;
  const { shots, over } = targetsOf(match, gun, emptyFor('S1'));
  expect(shots).toEqual([]);
  expect(over.map(({ target }) => target)).toEqual(['N1']);
  const order = orderOf(aimed(emptyFor('S1'), 'N1', false, true))!;
  expect(thrownIn(match, order, 'S1', match.rules.cite.fireHits, 2).get('N1')?.['needs']).toEqual(over[0]!.cast.needs);
});

test('a ball that misses goes on, and it is said into whom', () => {
  const match = placed('splendid', {
    phase: 'firing',
    units: [
      { id: 'N1', type: 'RA', layout: 'G', x: 30000, y: 44000 },
      { id: 'S1', type: 'P&M', formation: 'block', layout: 'PP/PP', x: 30000, y: 19000 },
      { id: 'S2', type: 'P&M', layout: 'MM', x: 28000, y: 9000 },
      { id: 'S3', type: 'P&M', layout: 'MM', x: 32000, y: 9000 },
    ],
  });
  const [gun, foot] = [standingIn(match, 'N1')!, standingIn(match, 'S2')!];
  expect(onwardFrom(match, gun, aimed(emptyFor('N1'), 'S1', false))).toEqual(['S2', 'S3']);
  expect(onwardFrom(match, gun, emptyFor('N1'))).toEqual([]);
  expect(onwardFrom(match, foot, aimed(emptyFor('S2'), 'N1', false))).toEqual([]);
});

test('who attacks next in A Glorious Victory is drawn to each enemy with all it has', () => {
  const match = placed('glorious', {
    phase: 'melee',
    initiative: 'north',
    units: [
      { id: 'S1', type: 'foot bill', x: 30000, y: 20000, layout: 'BBB' },
      { id: 'S3', type: 'medium cavalry', x: 50000, y: 20000, layout: 'MM' },
      { id: 'N1', type: 'foot pike', x: 28500, y: 20000, layout: 'PP' },
      { id: 'N3', type: 'foot spear', x: 31500, y: 20000, layout: 'SS' },
      { id: 'N4', type: 'light cavalry', x: 50000, y: 20000, layout: 'VV' },
    ],
  });
  const marks = fightMaker.marks(deskAt(match), fightMaker.begin(deskAt(match)));
  const links = marks.flatMap((mark) => (mark.is === 'link' ? [[mark.from, mark.to, mark.text?.split(' ')[0]]] : []));
  expect(links).toEqual([
    ['S1', 'N1', '3D'],
    ['S1', 'N3', '3D'],
    ['S3', 'N4', '2D'],
  ]);
});

test('a throw again is better, the same or worse', () => {
  const chances = [0.1, 0.2, 0.3, 0.4];
  const { better, same, worse } = againOdds(1, chances);
  expect([better, same, worse].map((chance) => Math.round(chance * 10))).toEqual([7, 2, 1]);
  expect(againOdds(3, chances).better).toBe(0);
});
