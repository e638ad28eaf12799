/** Reactions put together as a player would: what is shown as legal is accepted, and ghosts are where units then stand. */
import { describe, expect, test } from 'vitest';
import { chooseRandom } from '@five-victories/bots';
import { answer, copyOf, refusal, streamOf, type Choice } from '@five-victories/engine/kernel';
import { length as asLength } from '@five-victories/engine/geometry';
import { outflanks, type ManoeuvreMatch } from '@five-victories/engine/manoeuvre';
import { findUnit, placedOf, type UnitId } from '@five-victories/engine/tabletop';
import { askedIn, unitAsked } from '../src/measured/decisions.js';
import type { Gesture, Key } from '../src/measured/gesture.js';
import { askedAs, type ManoeuvreDesk as Desk } from '../src/measured/maker.js';
import type { Mark, Spot } from '../src/measured/marks.js';
import * as blocks from '../src/measured/react/blocks.js';
import * as charge from '../src/measured/react/charge.js';
import * as chargeGestures from '../src/measured/react/charge-gestures.js';
import { chargeMarks } from '../src/measured/react/charge-marks.js';
import * as fallBack from '../src/measured/react/fall-back.js';
import * as goOn from '../src/measured/react/go-on.js';
import * as intercept from '../src/measured/react/intercept.js';
import { interceptMarks } from '../src/measured/react/intercept-marks.js';
import { lookAhead } from '../src/measured/react/outlook.js';
import * as retreat from '../src/measured/react/retreat.js';
import { centreOf } from '../src/measured/spots.js';
import { exchanged } from '../src/match/layout-text.js';
import { placed, scenario } from './measured-kit.js';

const deskOf = (match: ManoeuvreMatch): Desk => ({
  match,
  before: [],
  asked: askedIn(match)!,
  unit: undefined,
  grain: 30,
});

const gestureOf = (is: Gesture['is'], at: Spot, more: Partial<Gesture> = {}): Gesture => ({
  is,
  at,
  shift: false,
  alt: false,
  ...more,
});
const pressed = (key: string, shift = false): Key => ({ key, shift, alt: false, ctrl: false });

const ghostOf = (marks: readonly Mark[], unit: UnitId, wrong = false): Mark & { is: 'ghost' } =>
  marks.find(
    (mark): mark is Mark & { is: 'ghost' } =>
      mark.is === 'ghost' && mark.unit === unit && mark.tone !== 'quiet' && (mark.tone === 'wrong') === wrong,
  )!;

const PLACE = ['x', 'y', 'heading', 'layout', 'formation'] as const;
/** Where a unit stands once this is said, before any dice. */
const after = (match: ManoeuvreMatch, choice: Choice, unit: UnitId) =>
  findUnit(lookAhead(match, choice).match, unit)?.place;
const expectThere = (ghost: Mark & { is: 'ghost' }, match: ManoeuvreMatch, choice: Choice): void => {
  const place = after(match, choice, ghost.unit)!;
  for (const key of PLACE) expect(ghost.place[key]).toBe(place[key]);
};

/** It is foretold to outflank exactly if it does so once both stand there. */
const expectFlank = (match: ManoeuvreMatch, choice: Choice, id: UnitId, foretold: boolean): void => {
  const then = lookAhead(match, choice).match;
  const [unit, mover] = [placedOf(then, id), placedOf(then, unitAsked(askedIn(match)!)!)];
  expect(foretold).toBe(outflanks(then, unit, unit.place, mover, mover.place));
};

const KINDS = ['intercept', 'goOn', 'react', 'hastyBlock', 'fallBack', 'reform', 'retreat'];
const [SEEDS, MOST_ANSWERS, MOST_OF_A_KIND] = [4, 1000, 6];

/** Matches played by chance, and every kind of reaction that came up in them. */
const found = new Map<string, ManoeuvreMatch[]>(KINDS.map((kind) => [kind, []]));
for (const id of ['splendid', 'great'] as const)
  for (let seed = 1; seed <= SEEDS; seed++) {
    const stream = streamOf(seed);
    const left = new Map(KINDS.map((kind) => [kind, MOST_OF_A_KIND]));
    const match = scenario(id, seed, seed);
    for (let i = 0; i < MOST_ANSWERS && match.decision; i++) {
      const { kind } = match.decision;
      if ((left.get(kind) ?? 0) > 0) {
        found.get(kind)!.push(copyOf(match));
        left.set(kind, left.get(kind)! - 1);
      }
      answer(match, chooseRandom(match, stream));
    }
  }
const moments = (kind: string): ManoeuvreMatch[] => found.get(kind)!;

describe('intercept', () => {
  const intercepts = moments('intercept');

  test('there is something to look at in both games', () => {
    expect(new Set(intercepts.map(({ rules }) => rules.id)).size).toBe(2);
  });

  test('every unit begins at a point where it may strike, and slides no further than its stretch', () => {
    for (const match of intercepts) {
      const desk = deskOf(match);
      expect(intercept.choices(desk, intercept.begin())).toBeUndefined();
      for (const [i, chance] of intercept.chancesIn(desk).entries()) {
        const draft = intercept.pick(desk, i);
        const open = intercept.asksToLeave(desk, draft) ? { ...draft, leaveTable: true } : draft;
        const [choice] = intercept.choices(desk, open)!;
        expect(refusal(match, choice!)).toBeUndefined();
        const drag = (at: Spot) =>
          intercept.gesture(desk, draft, gestureOf('drag', at, { held: { handle: intercept.handleOf(i) } }))!.draft!;
        const ends = [drag({ x: -1e6, y: -1e6 }), drag({ x: 1e6, y: 1e6 })].map(({ at }) => at);
        for (const at of ends) expect(at >= chance.from && at <= chance.to).toBe(true);
      }
    }
  });

  test('the ghosts of both are where they would meet', () => {
    let met = 0;
    for (const match of intercepts) {
      const desk = deskOf(match);
      for (const [i, chance] of intercept.chancesIn(desk).entries())
        for (const key of ['Home', 'End', 'ArrowRight']) {
          const draft = intercept.key(desk, intercept.pick(desk, i), pressed(key))!.draft!;
          const [choice] = intercept.choices(desk, draft)!;
          if (refusal(match, choice!)) continue;
          const marks = interceptMarks(desk, draft);
          const mover = unitAsked(desk.asked)!;
          expectThere(ghostOf(marks, mover), match, choice!);
          const { cast, events } = lookAhead(match, choice!);
          if (cast || !events.some(({ event }) => event === 'intercepted')) continue;
          expectThere(ghostOf(marks, chance.unit), match, choice!);
          expectFlank(match, choice!, chance.unit, intercept.strikesFlank(desk, chance, draft.at));
          met += 1;
        }
    }
    expect(met).toBeGreaterThan(0);
  });

  test('a point that is refused is drawn as wrong', () => {
    const match = intercepts.find((each) => intercept.chancesIn(deskOf(each)).length > 0)!;
    const desk = deskOf(match);
    const draft = { ...intercept.pick(desk, 0), at: asLength(askedAs(desk, 'intercept').about.length + 5000) };
    expect(refusal(match, intercept.choices(desk, draft)![0]!)?.rule).toBe('SV-REACT-08');
    expect(interceptMarks(desk, draft).some((mark) => mark.tone === 'wrong')).toBe(true);
  });

  test('arrows go from unit to unit, Escape leaves all of them', () => {
    const match = intercepts.find((each) => intercept.chancesIn(deskOf(each)).length > 1) ?? intercepts[0]!;
    const desk = deskOf(match);
    const first = intercept.key(desk, intercept.begin(), pressed('ArrowDown'))!.draft!;
    expect(first.chance).toBe(0);
    expect(intercept.key(desk, first, pressed('ArrowUp'))!.draft!.chance).toBe(intercept.chancesIn(desk).length - 1);
    expect(intercept.key(desk, first, pressed('Escape'))!.draft!.chance).toBeUndefined();
  });
});

describe('the target of a charge', () => {
  const charges = moments('react');

  test('each reaction that is offered is accepted as it begins, and its ghost is true', () => {
    const seen = new Set<string>();
    for (const match of charges) {
      const desk = deskOf(match);
      for (const how of charge.HOWS.filter((each) => charge.isOffered(desk, each))) {
        const draft = charge.withHow(desk, how);
        const [choice] = charge.choices(desk, draft)!;
        const wrong = refusal(match, choice!);
        // A way out that nobody can find is offered, and refused with its reason.
        if (charge.isAway(how) && !draft.away) continue;
        expect(wrong).toBeUndefined();
        seen.add(how);
        const ghost = ghostOf(chargeMarks(desk, draft), charge.targetIn(desk).id);
        if (ghost && how !== 'hastyBlock') expectThere(ghost, match, choice!);
      }
    }
    for (const how of ['stand', 'recoil', 'hastyBlock', 'fire', 'aboutFace']) expect(seen).toContain(how);
  });

  test('dragged anywhere, a way out is legal or drawn as wrong with the reason; let go, it is the last that was legal', () => {
    let [legal, beyond] = [0, 0];
    for (const match of charges) {
      const desk = deskOf(match);
      const flight = charge.flightIn(desk);
      if (!flight) continue;
      const { x, y } = flight.unit.place;
      const unit = flight.unit.id;
      for (let angle = 0; angle < 12; angle++)
        for (const far of [300, 3000, 9000, 40000]) {
          const at = { x: x + far * Math.sin(angle / 2), y: y + far * Math.cos(angle / 2) };
          const held = { held: { unit } };
          const grabbed = chargeGestures.gesture(desk, charge.begin(), gestureOf('grab', at, held))!.draft!;
          const dragged = chargeGestures.gesture(desk, grabbed, gestureOf('drag', at, held))!.draft!;
          if (dragged.wanted) {
            beyond += 1;
            expect(refusal(match, dragged.wanted.choice)).toBeDefined();
            expect(ghostOf(chargeMarks(desk, dragged), unit, true)).toBeDefined();
          }
          if (!dragged.away) continue;
          legal += 1;
          const dropped = chargeGestures.gesture(desk, dragged, gestureOf('drop', at, held))!.draft!;
          const [choice] = charge.choices(desk, dropped)!;
          expect(refusal(match, choice!)).toBeUndefined();
          expectThere(ghostOf(chargeMarks(desk, dropped), unit), match, choice!);
        }
    }
    expect(legal).toBeGreaterThan(100);
    expect(beyond).toBeGreaterThan(100);
  });

  test('figures are taken as they are, arrows change them by a tenth or a degree', () => {
    const match = charges.find((each) => charge.withHow(deskOf(each), charge.flightIn(deskOf(each))?.kind).away)!;
    const desk = deskOf(match);
    const draft = charge.withHow(desk, charge.flightIn(desk)!.kind);
    const shorter = chargeGestures.key(desk, draft, pressed('ArrowDown'))!.draft!;
    expect(charge.reactionOf(shorter)).toMatchObject({ ahead: draft.away!.ahead - 100 });
    const turned = chargeGestures.key(desk, draft, pressed('ArrowRight', true))!.draft!;
    expect(charge.reactionOf(turned)).toMatchObject({ turn: (draft.away!.turn ?? 0) + 100 });
    const tooFar = charge.withWay(desk, draft, { ahead: asLength(90_000) });
    expect(tooFar.away).toBeUndefined();
    expect(refusal(match, charge.reactionOf(tooFar)!)?.rule).toBe('SV-REACT-15');
  });

  test('a stand that is left out of the fire is not among those that fire; at least one must', () => {
    const match = charges.find((each) => each.rules.id === 'splendid' && charge.ableStands(deskOf(each)).length > 1)!;
    const desk = deskOf(match);
    const [first, ...rest] = charge.ableStands(desk);
    const draft = charge.toggled(desk, charge.withHow(desk, 'fire'), first!);
    expect(charge.reactionOf(draft)).toEqual({ do: 'fire', stands: rest });
    expect(charge.toggled(desk, draft, first!).stands).toBeUndefined();
    const none = rest.reduce((all, stand) => charge.toggled(desk, all, stand), draft);
    expect(refusal(match, charge.reactionOf(none)!)?.rule).toBe('SV-REACT-33');
  });

  test('strength to fire with goes as far as the engine lets it', () => {
    const match = placed('great', {
      phase: 'initiativeMovement',
      units: [
        { id: 'S1', type: 'medium horse', x: 90000, y: 40000 },
        { id: 'S9', type: 'medium foot arms', x: 20000, y: 10000 },
        { id: 'N1', type: 'medium foot bows', x: 90000, y: 50000 },
      ],
    });
    match.dice = { from: 'list', list: [2], next: 0 };
    for (const choice of [
      { do: 'choose', unit: 'S1' },
      { do: 'charge', target: 'N1' },
    ])
      answer(match, choice);
    expect(match.decision?.kind).toBe('react');
    const most = charge.mostPoints(deskOf(match));
    const fire = (points: number) => refusal(match, { do: 'fire', points } as Choice);
    expect(fire(most)).toBeUndefined();
    expect(fire(most + 1)).toBeDefined();
  });
});

describe('blocks and rows to choose from', () => {
  const hasty = (): ManoeuvreMatch => {
    const match = placed('splendid', {
      phase: 'initiativeMovement',
      units: [
        { id: 'S1', type: 'HM', layout: 'YY', x: 30000, y: 18000 },
        { id: 'S9', type: 'P&M', layout: 'MM', x: 4000, y: 3000 },
        { id: 'N1', type: 'P&M', layout: 'PPMM', x: 30000, y: 30000 },
      ],
    });
    for (const choice of [{ do: 'choose', unit: 'S1' }, { do: 'charge', target: 'N1' }, { do: 'hastyBlock' }])
      answer(match, choice);
    return match;
  };

  /** One rank of two has gone over the edge of the table. */
  const halved = (): ManoeuvreMatch => {
    const match = placed('splendid', {
      phase: 'initiativeMovement',
      units: [
        { id: 'S1', type: 'P&M', formation: 'block', layout: 'PP/MM', x: 30000, y: 1000, heading: 1800 },
        { id: 'S9', type: 'P&M', layout: 'MM', x: 4000, y: 3000 },
        { id: 'N1', type: 'P&M', layout: 'PM/PM', x: 30000, y: 40000 },
      ],
    });
    answer(match, { do: 'choose', unit: 'S1' } as Choice);
    answer(match, { do: 'manoeuvre', steps: [{ ahead: 1500 }], leaveTable: true } as Choice);
    return match;
  };

  test('each is where the unit then stands', () => {
    expect(halved().decision?.kind).toBe('reform');
    for (const match of [hasty(), halved(), ...moments('hastyBlock'), ...moments('reform')]) {
      const desk = deskOf(match);
      let draft = blocks.begin();
      for (let i = 0; i < blocks.blocksIn(desk).length; i++) {
        const [choice] = blocks.choices(desk, draft)!;
        expect(refusal(match, choice!)).toBeUndefined();
        expectThere(ghostOf(blocks.marks(desk, draft), blocks.unitIn(desk).id), match, choice!);
        draft = blocks.key(desk, draft, pressed('ArrowRight'))!.draft!;
      }
      expect(draft.index).toBe(0);
    }
  });

  test('pointing goes through all that cover the spot; two stands can be exchanged', () => {
    const desk = deskOf(hasty());
    const all = blocks.blocksIn(desk);
    const spot = centreOf(desk.match, blocks.unitIn(desk), all.at(-1)!.place);
    const picked = new Set<number>();
    let draft = blocks.begin();
    for (let i = 0; i < all.length; i++) {
      draft = blocks.gesture(desk, draft, gestureOf('tap', spot))?.draft ?? draft;
      picked.add(draft.index);
    }
    expect(picked).toContain(all.length - 1);
    expect(blocks.gesture(desk, draft, gestureOf('tap', { x: 100, y: 100 }))).toBeUndefined();
    expect(exchanged('PM/M.', 0, 2)).toBe('MM/P.');
  });
});

test('falling back: dragged along its line, within what the engine gives', () => {
  const match = placed(
    'splendid',
    {
      phase: 'initiativeMovement',
      units: [
        { id: 'S1', type: 'HM', layout: 'YY', x: 30000, y: 20000 },
        { id: 'S9', type: 'P&M', layout: 'MM', x: 4000, y: 3000 },
        { id: 'N1', type: 'P&M', layout: 'MMMMMMM', x: 30000, y: 30000 },
      ],
    },
    3,
  );
  const flinching = [1, 2, 3, 4, 5, 6, 7, 8]
    .map((seed) => {
      const copy = copyOf(match);
      copy.dice = { from: 'list', list: Array<number>(40).fill(1), next: seed };
      for (const choice of [{ do: 'choose', unit: 'S1' }, { do: 'charge', target: 'N1' }, { do: 'fire' }])
        answer(copy, choice);
      return copy;
    })
    .find(({ decision }) => decision?.kind === 'fallBack')!;
  const desk = deskOf(flinching);
  const { place } = fallBack.chargerIn(desk);
  const { least, most } = fallBack.rangeIn(desk);
  const begun = fallBack.begin(desk);
  expect(begun.by).toBe(most);
  const held = { held: { handle: fallBack.HANDLE } };
  const grabbed = fallBack.gesture(desk, begun, gestureOf('grab', { x: place.x, y: place.y - most }, held))!.draft!;
  const at = (y: number) => fallBack.gesture(desk, grabbed, gestureOf('drop', { x: 33000, y }, held))!.draft!;
  expect(at(place.y - 1200).by).toBe(1200);
  expect(at(place.y + 5000).by).toBe(least);
  expect(at(place.y - 50000).by).toBe(most);
  for (const draft of [begun, at(place.y - 1200), at(place.y + 5000)]) {
    const [choice] = fallBack.choices(desk, draft);
    expect(refusal(flinching, choice!)).toBeUndefined();
    expectThere(ghostOf(fallBack.marks(desk, draft), 'S1'), flinching, choice!);
  }
  expect(fallBack.key(desk, begun, pressed('ArrowUp', true))!.draft!.by).toBe(most - 1000);
});

test('going on: the ghost is where the whole of the way ends', () => {
  for (const match of moments('goOn')) {
    const desk = deskOf(match);
    for (const letter of ['g', 'r']) {
      const [choice] = goOn.key(desk, null, pressed(letter))!.say!;
      expect(refusal(match, choice!)).toBeUndefined();
    }
    const ghost = ghostOf(goOn.marks(desk), unitAsked(desk.asked)!);
    if (goOn.leftIn(desk) === 0) expect(ghost).toBeUndefined();
    else {
      const { match: then } = lookAhead(match, { do: 'goOn' });
      if (then.decision?.kind !== 'intercept') expectThere(ghost, match, { do: 'goOn' });
    }
  }
});

test('leaving the battle: the unit in hand would go, arrows take another', () => {
  const [match] = moments('retreat');
  const desk = deskOf(match!);
  expect(retreat.choices(desk, retreat.begin(desk))).toBeUndefined();
  const [first, second] = retreat.retirable(desk);
  expect(retreat.key(desk, retreat.begin(desk), pressed('ArrowDown'))!.hold).toBe(first);
  const inHand = { ...desk, unit: first };
  const draft = retreat.begin(inHand);
  expect(refusal(match!, retreat.choices(inHand, draft)![0]!)).toBeUndefined();
  expect(retreat.marks(inHand, draft)).toContainEqual(expect.objectContaining({ is: 'stands', unit: first }));
  expect(retreat.key(inHand, draft, pressed('ArrowDown'))!.hold).toBe(second);
});
