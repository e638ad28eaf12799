/** Set-ups of the measured games, put together as a player would: by dragging, by keys, from beside the table. */
import { describe, expect, test } from 'vitest';
import { answer, refusal, type Choice, type Fault } from '@five-victories/engine/kernel';
import { figureOf, placedOfSide, type Edition, type TabletopMatch, type UnitId } from '@five-victories/engine/tabletop';
import { askedIn } from '../src/measured/decisions.js';
import type { Gesture } from '../src/measured/gesture.js';
import { measuredBook } from '../src/measured/books.js';
import { measuredEditionOf } from '../src/measured/editions.js';
import type { Desk } from '../src/measured/maker.js';
import { boxOf } from '../src/measured/setup/box.js';
import { faulty, refusalsOf } from '../src/measured/setup/faults.js';
import { gesture } from '../src/measured/setup/gestures.js';
import { key, lineUp, putAllDown, spread, takeAllUp } from '../src/measured/setup/keys.js';
import { marks } from '../src/measured/setup/marks.js';
import {
  beginning,
  beginningAgain,
  draftOf,
  movableOf,
  placedIn,
  plansIn,
  shown,
  trayOf,
  type Draft,
} from '../src/measured/setup/plan.js';
import { choicesOf } from '../src/measured/setup/said.js';
import { BOX } from '../src/measured/view/gestures.js';
import { MEASURED_GAMES, type MeasuredGame } from '../src/match/game-ids.js';
import { matchOf, openSession } from '../src/match/session.js';

const begun = (game: Edition, south: string, north: string, options: object): TabletopMatch => {
  const armies = {
    south: game.armies.find(({ id }) => id === south),
    north: game.armies.find(({ id }) => id === north),
  };
  const faults: Fault[] = [];
  const session = openSession(measuredBook(game.id as MeasuredGame), { armies, options }, { seed: 5 }, faults);
  if (!session) throw new Error(JSON.stringify(faults));
  return matchOf(session);
};

const deskOf = (match: TabletopMatch): Desk => ({
  match,
  before: [],
  asked: askedIn(match)!,
  unit: undefined,
  grain: 60,
});

/** Goes on with the engine's first options to the first decision of a kind. */
const at = (match: TabletopMatch, kind: string): Desk => {
  for (let i = 0; i < 40 && match.decision && match.decision.kind !== kind; i++)
    answer(match, match.decision.options[0]!);
  if (match.decision?.kind !== kind) throw new Error(`There is no ${kind}.`);
  return deskOf(match);
};

const scenarioDesk = (id: MeasuredGame, kind = 'setup', options: object = {}): Desk => {
  const game = measuredEditionOf(id);
  const [scenario] = game.scenarios;
  return at(begun(game, scenario!.south, scenario!.north, { ...scenario!.options, ...options }), kind);
};

const judged = (desk: Desk, draft: Draft) => refusal(desk.match, choicesOf(desk, draft)![0] as Choice);

const gestured = (desk: Desk, draft: Draft, made: Partial<Gesture> & Pick<Gesture, 'is' | 'at'>): Draft =>
  gesture(desk, draft, { shift: false, alt: false, ...made })?.draft ?? draft;

const middle = (desk: Desk, draft: Draft, id: UnitId) => {
  const { x, y } = figureOf(desk.match, placedIn(desk, draft.placings, id)!);
  return { x, y };
};

const dragBy = (desk: Desk, draft: Draft, id: UnitId, dx: number, dy: number, alt = false): Draft => {
  const from = middle(desk, draft, id);
  const to = { x: from.x + dx, y: from.y + dy };
  const held = { unit: id };
  const taken = gestured(desk, draft, { is: 'grab', at: from, held, alt });
  return gestured(desk, gestured(desk, taken, { is: 'drag', at: to, held, alt }), { is: 'drop', at: to, held, alt });
};

const pressed = (desk: Desk, draft: Draft, name: string, shift = false): Draft =>
  key(desk, draft, { key: name, shift, alt: false, ctrl: false })?.draft ?? draft;

describe.each(MEASURED_GAMES)('%s', (id) => {
  const game = measuredEditionOf(id);

  test.each(game.scenarios.map((scenario) => [scenario.id, scenario] as const))(
    'the first draft and every proposal of scenario %s are accepted for both sides',
    (_name, { south, north, options }) => {
      const match = begun(game, south, north, { ...options, setupMethod: 'sequential' });
      for (let i = 0; i < 2; i++) {
        const desk = at(match, 'setup');
        expect(judged(desk, beginning(desk))).toBeUndefined();
        for (const plan of plansIn(desk)) expect(judged(desk, draftOf(plan))).toBeUndefined();
        answer(match, choicesOf(desk, beginning(desk))![0] as Choice);
      }
    },
  );

  test.each(game.armies.map(({ id: army }) => [army] as const))('army %s is set up from an empty table', (army) => {
    const scenario = game.scenarios.find(({ south, north }) => south === army || north === army);
    const { south, north, options } = scenario ?? { south: army, north: army, options: {} };
    const match = begun(game, south, north, { ...options, setupMethod: 'sequential' });
    let desk = at(match, 'setup');
    if ({ south, north }[desk.match.decision!.side] !== army) {
      answer(match, match.decision!.options[0]!);
      desk = at(match, 'setup');
    }
    const empty = takeAllUp(desk, beginning(desk))!;
    expect(trayOf(desk, empty.placings).length).toBeGreaterThan(3);
    const full = putAllDown(desk, empty)!;
    expect(trayOf(desk, full.placings)).toEqual([]);
    expect(judged(desk, full)).toBeUndefined();
  });

  test('what is dragged out of its ground is refused, marked, and right again after one step back', () => {
    const desk = scenarioDesk(id);
    const side = desk.match.decision!.side;
    const draft = beginning(desk);
    const [unit] = placedOfSide(shown(desk, draft.placings), side);
    const out = dragBy(desk, draft, unit!.id, 0, side === 'south' ? 40_000 : -40_000);
    expect(refusalsOf(desk, out).map(({ facts }) => facts['unit'])).toContain(unit!.id);
    expect(faulty(desk, out)).toContain(unit!.id);
    expect(marks(desk, out)).toContainEqual(expect.objectContaining({ is: 'ghost', unit: unit!.id, tone: 'wrong' }));
    const back = pressed(desk, out, 'z');
    expect(back.placings).toBe(draft.placings);
    expect(refusalsOf(desk, back)).toEqual([]);
    expect(pressed(desk, back, 'y').placings).toBe(out.placings);
  });

  test('several are taken in hand without Shift by taps, and with it by a box', () => {
    const desk = scenarioDesk(id);
    const draft = beginning(desk);
    const [one, two, ...others] = placedOfSide(shown(desk, draft.placings), desk.match.decision!.side);
    const tapOn = (before: Draft, unit: UnitId): Draft =>
      gestured(desk, before, { is: 'tap', at: middle(desk, draft, unit), over: { unit } });
    expect(tapOn(tapOn(draft, one!.id), two!.id).chosen).toEqual([two!.id]);
    const several = tapOn(tapOn({ ...draft, several: true }, one!.id), two!.id);
    expect(several.chosen).toEqual([one!.id, two!.id]);
    const moved = dragBy(desk, several, one!.id, 300, 0);
    for (const { id: unit } of [one!, two!])
      expect(middle(desk, moved, unit).x - middle(desk, draft, unit).x).toBeGreaterThan(100);
    const spots = [one!, two!, ...others].map((unit) => middle(desk, draft, unit.id));
    const [from, to] = [Math.min, Math.max].map((most) => ({
      x: most(...spots.map(({ x }) => x)),
      y: most(...spots.map(({ y }) => y)),
    }));
    const held = { handle: BOX };
    const drawn = gestured(desk, gestured(desk, draft, { is: 'grab', at: from!, held }), { is: 'drag', at: to!, held });
    expect(marks(desk, drawn)).toContainEqual(expect.objectContaining({ is: 'area', tone: 'move' }));
    const boxed = gestured(desk, drawn, { is: 'drop', at: to!, held });
    expect(boxed.box).toBeUndefined();
    expect(boxed.chosen.toSorted()).toEqual([one!, two!, ...others].map((unit) => unit.id).toSorted());
  });

  test('who is at fault under the pointer is at fault where it is let go, one unit or several', () => {
    const desk = scenarioDesk(id);
    const draft = beginning(desk);
    const units = placedOfSide(shown(desk, draft.placings), desk.match.decision!.side).map((unit) => unit.id);
    for (const [i, lead] of units.entries())
      for (const chosen of [[lead], [...units.filter((_, at) => at % 3 === i % 3 && units[at] !== lead), lead]]) {
        const from = middle(desk, draft, lead);
        const to = { x: from.x + 900 * (i - 3), y: from.y + 350 * (i % 5) };
        const held = { unit: lead };
        const taken = gestured(desk, { ...draft, chosen }, { is: 'grab', at: from, held });
        const dragged = gestured(desk, taken, { is: 'drag', at: to, held, alt: true });
        const dropped = gestured(desk, dragged, { is: 'drop', at: to, held, alt: true });
        expect(dragged.drag).toBeDefined();
        // The engine names one neighbour that each unit overlaps, the drag all of them.
        const under = faulty(desk, dragged);
        expect(under).toEqual(expect.arrayContaining([...faulty(desk, dropped)]));
        if (faulty(desk, dropped).length === 0) expect(under).toEqual([]);
      }
  });

  test('all refusals come at once', () => {
    const desk = scenarioDesk(id);
    const draft = beginning(desk);
    const all = pressed(desk, draft, 'a');
    const north = desk.match.decision!.side === 'north';
    const away = pressed(desk, all, north ? 'ArrowDown' : 'ArrowUp', true);
    const far = Array.from({ length: 60 }).reduce<Draft>(
      (now) => pressed(desk, now, north ? 'ArrowDown' : 'ArrowUp', true),
      away,
    );
    expect(refusalsOf(desk, far).length).toBe(all.chosen.length);
  });

  test('arrows move by a tenth, with shift by one; the same number of steps goes back', () => {
    const desk = scenarioDesk(id);
    const draft = beginning(desk);
    const [unit] = placedOfSide(shown(desk, draft.placings), desk.match.decision!.side);
    const chosen = { ...draft, chosen: [unit!.id] };
    const moved = pressed(desk, pressed(desk, chosen, 'ArrowRight'), 'ArrowUp', true);
    const { x, y } = draft.placings[unit!.id]!;
    expect(moved.placings[unit!.id]).toMatchObject({ x: x + 100, y: y + 1000 });
    expect(pressed(desk, pressed(desk, moved, 'z'), 'z').placings).toBe(draft.placings);
  });

  test('a set-up that is taken back comes as it was given, unless its units are gone', () => {
    const desk = scenarioDesk(id);
    const draft = beginning(desk);
    const unit = movableOf(desk).find((each) => draft.placings[each.id]?.x !== undefined)!;
    const moved = pressed(desk, { ...draft, chosen: [unit.id] }, 'ArrowRight');
    const [given] = choicesOf(desk, moved)! as Choice[];
    expect(beginningAgain(desk, given!)?.placings).toEqual(moved.placings);
    expect(beginningAgain(desk, { do: 'setup', units: [{ unit: 'X1' }] } as Choice)).toBeUndefined();
    expect(beginningAgain(desk, { do: 'confirm' })).toBeUndefined();
  });

  test('one unit at a time: put down by key, dragged, and said', () => {
    const desk = scenarioDesk(id, 'place', { setupMethod: 'alternate' });
    const draft = beginning(desk);
    expect(choicesOf(desk, draft)).toBeUndefined();
    const [first, second] = trayOf(desk, draft.placings);
    const down = pressed(desk, { ...draft, chosen: [first!.id] }, 'ArrowUp');
    expect(choicesOf(desk, down)![0]).toMatchObject({ do: 'place', unit: first!.id });
    expect(judged(desk, down)).toBeUndefined();
    expect(beginningAgain(desk, choicesOf(desk, down)![0] as Choice)?.placings).toEqual(down.placings);
    const nudged = dragBy(desk, down, first!.id, 300, 0, true);
    expect(nudged.placings[first!.id]!.x).toBe(down.placings[first!.id]!.x + 300);
    const other = pressed(desk, { ...nudged, chosen: [second!.id] }, 'ArrowUp');
    expect(Object.keys(other.placings)).toEqual([second!.id]);
  });
});

describe('what units are caught by', () => {
  const desk = scenarioDesk('splendid');
  const { side } = desk.match.decision!;
  const draft = beginning(desk);
  const blocks = placedOfSide(shown(desk, draft.placings), side).filter(({ stands }) => stands.length > 2);
  const [still, moving, third] = blocks.map(({ id }) => id) as [UnitId, UnitId, UnitId];
  const only = (...ids: UnitId[]): Draft => draftOf(Object.fromEntries(ids.map((id) => [id, draft.placings[id]!])));
  const box = (now: Draft, id: UnitId) => {
    const unit = placedIn(desk, now.placings, id)!;
    return boxOf(figureOf(desk.match, unit), unit.place.heading);
  };
  /** The second one beside the first, off by so much across and along. */
  const beside = (across: number, along: number, alt = false): Draft => {
    const start = only(still, moving);
    const [a, b] = [box(start, still), box(start, moving)];
    const way = side === 'south' ? 1 : -1;
    return dragBy(desk, start, moving, way * (a.right - b.left + across), way * (a.front - b.front + along), alt);
  };

  test('fronts in line and flush sides within reach of the pointer', () => {
    const now = beside(300, -400);
    expect(box(now, moving).left).toBeCloseTo(box(now, still).right, 0);
    expect(box(now, moving).front).toBeCloseTo(box(now, still).front, 0);
    expect(judged(desk, now)?.facts['other']).toBeUndefined();
  });

  test('not beyond it, and not with Alt', () => {
    expect(box(beside(5000, -400), moving).left).not.toBeCloseTo(box(beside(0, 0), still).right, 0);
    const free = beside(300, -400, true);
    expect(box(free, moving).left).toBeCloseTo(box(free, still).right + 300, 0);
    expect(box(free, moving).front).toBeCloseTo(box(free, still).front - 400, 0);
  });

  test('the border of the ground', () => {
    const start = only(still);
    const way = side === 'south' ? 1 : -1;
    const border = 1000 * desk.match.state.options.deploymentDepth;
    const north = side === 'south' ? 0 : desk.match.table.depth;
    const front = box(start, still).front + north;
    const now = dragBy(desk, start, still, 0, way * (border - front - 250));
    expect(box(now, still).front + north).toBeCloseTo(border, 0);
  });

  test('equal gaps', () => {
    const three = dragBy(desk, only(still, moving, third), third, 100, 300, true);
    const line = lineUp(desk, { ...three, chosen: [still, moving, third] })!;
    const row = [still, moving, third].map((id) => ({ id, ...box(line, id) })).sort((a, b) => a.left - b.left);
    expect(new Set(row.map(({ front }) => Math.round(front / 5))).size).toBe(1);
    const even = spread(desk, {
      ...dragBy(desk, { ...line, chosen: [] }, row[1]!.id, 100, 0, true),
      chosen: line.chosen,
    })!;
    const [a, b, c] = row.map(({ id }) => box(even, id));
    expect(b!.left - a!.right).toBeCloseTo(c!.left - b!.right, -1);
    const way = side === 'south' ? 1 : -1;
    const caught = dragBy(desk, { ...even, chosen: [] }, row[1]!.id, way * 350, 0);
    expect(box(caught, row[1]!.id).left - a!.right).toBeCloseTo(c!.left - box(caught, row[1]!.id).right, -1);
  });

  test('several units go together and turn as one body', () => {
    const start = { ...only(still, moving), chosen: [still, moving] };
    const now = dragBy(desk, start, moving, 700, 0, true);
    for (const id of [still, moving]) expect(now.placings[id]!.x).toBe(start.placings[id]!.x + 700);
    const turned = pressed(desk, now, 'w', true);
    const apart = (draft: Draft): number =>
      Math.hypot(
        middle(desk, draft, still).x - middle(desk, draft, moving).x,
        middle(desk, draft, still).y - middle(desk, draft, moving).y,
      );
    expect(apart(turned)).toBeCloseTo(apart(now), -1);
    for (const id of [still, moving])
      expect(turned.placings[id]!.heading).toBe(((now.placings[id]!.heading ?? 0) + 150) % 3600);
  });
});

describe('how units stand', () => {
  test('every formation that is offered is one the engine accepts', () => {
    for (const id of MEASURED_GAMES) {
      const desk = scenarioDesk(id);
      const draft = beginning(desk);
      const wide = desk.match.table.width / 2;
      for (const unit of Object.keys(draft.placings)) {
        const { aboard, heading } = draft.placings[unit]!;
        if (aboard !== undefined) continue;
        const deep = 1000 * desk.match.state.options.deploymentDepth * 0.6;
        const y = heading === 0 ? deep : desk.match.table.depth - deep;
        const alone = {
          ...draftOf({ [unit]: { ...draft.placings[unit]!, x: wide as never, y: y as never } }),
          chosen: [unit],
        };
        let now: Draft = alone;
        for (let i = 0; i < 8; i++) {
          now = pressed(desk, now, 'c');
          const wrong = refusalsOf(desk, now).filter(
            ({ facts, id }) => facts['unit'] === unit && !['reachesTooFar', 'partlyOffTable'].includes(id),
          );
          expect(wrong, `${id} ${unit} ${now.placings[unit]!.formation}`).toEqual([]);
        }
      }
    }
  });

  test('command goes on a Battle by dropping it there', () => {
    const desk = scenarioDesk('glorious');
    const draft = beginning(desk);
    const own = placedOfSide(shown(desk, draft.placings), desk.match.decision!.side);
    const battle = own.find(({ type }) => type === 'battle')!;
    const chief = own.find(({ type }) => type.startsWith('commander'))!;
    const [from, to] = [middle(desk, draft, chief.id), middle(desk, draft, battle.id)];
    const held = { unit: chief.id };
    const taken = gestured(desk, draft, { is: 'grab', at: from, held });
    const over = gestured(desk, taken, { is: 'drag', at: to, held });
    const on = gestured(desk, over, { is: 'drop', at: to, held, over: { unit: battle.id } });
    expect(on.placings[chief.id]).toEqual({ unit: chief.id, aboard: battle.id });
    expect(judged(desk, on)).toBeUndefined();
  });

  test('in a set-up by agreement what stands is where the next draft begins', () => {
    const desk = scenarioDesk('great', 'setup', { setupMethod: 'agreed' });
    const { side } = desk.match.decision!;
    const moved = pressed(desk, pressed(desk, beginning(desk), 'n'), 'ArrowLeft');
    answer(desk.match, choicesOf(desk, moved)![0] as Choice);
    answer(desk.match, desk.match.decision!.options[0]!);
    expect(desk.match.decision).toMatchObject({ side, kind: 'setup' });
    const again = deskOf(desk.match);
    for (const [id, placing] of Object.entries(moved.placings))
      expect(beginning(again).placings[id]).toMatchObject({ x: placing.x, y: placing.y });
  });
});
