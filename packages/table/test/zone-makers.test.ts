/** The zone games at the table: what comes of pointing, and answers that are put together. */
import { expect, test } from 'vitest';
import { fineEdition } from '@five-victories/engine/fine';
import { majorEdition } from '@five-victories/engine/major';
import { asked, refusal } from '@five-victories/engine/kernel';
import {
  FACINGS,
  unitOf,
  wayToZone,
  type Fire,
  type ZonalChoice,
  type ZonalKind,
  type ZonalMatch,
} from '@five-victories/engine/zonal';
import { refusalOfAll } from '../src/maker/making.js';
import { offersFor } from '../src/match/offers.js';
import { tried } from '../src/match/preview.js';
import { reasonsOf } from '../src/match/reasons.js';
import { matchOf } from '../src/match/session.js';
import { previewOf } from '../src/match/zone-preview.js';
import type { Pointed, ZoneDesk } from '../src/zone/maker.js';
import { makerFor } from '../src/zone/makers.js';
import { afterLast, unitsAfter } from '../src/zone/next-unit.js';
import { opened, played } from './kit.js';

const deskAt = (match: ZonalMatch, unit?: string): ZoneDesk => ({
  match,
  before: [],
  asked: asked(match)!,
  unit,
  coats: { south: '', north: '' },
});

/** The first decision of a kind in a match played by chance. */
const firstOf = (kind: ZonalKind): ZoneDesk => {
  for (let seed = 1; seed <= 20; seed++) {
    let found: ZonalMatch | undefined;
    played(opened(fineEdition, seed), seed, 900, (session) => {
      if (matchOf(session).decision?.kind === kind) found ??= matchOf(session);
    });
    if (found) return deskAt(found);
  }
  throw new Error(`No ${kind}`);
};

const everywhere = ({ state, table }: ZonalMatch): Pointed[] => [
  ...state.units.map(({ id }): Pointed => ({ at: 'unit', unit: id })),
  ...state.units.map(({ id }): Pointed => ({ at: 'stand', unit: id, cell: [0, 0] })),
  ...Object.keys(table.places).map((zone): Pointed => ({ at: 'zone', zone })),
];

test.each([fineEdition, majorEdition])('$title: whatever is pointed at, what is said is legal', (game) => {
  let said = 0;
  played(opened(game, 4), 4, 300, (session) => {
    const match = matchOf(session);
    if (!match.decision) return;
    const desk = deskAt(match, match.state.units[0]!.id);
    const maker = makerFor(desk.asked.kind);
    const draft = maker.begin(desk);
    for (const pointed of everywhere(match)) {
      const { say } = maker.gesture?.(desk, draft, pointed) ?? {};
      if (!say) continue;
      expect(refusalOfAll(match, say)).toBeUndefined();
      said++;
    }
  });
  expect(said).toBeGreaterThan(0);
});

/** A question with these answers only, where it comes to nothing else. */
const asking = (desk: ZoneDesk, options: readonly ZonalChoice[], unit?: string): ZoneDesk =>
  ({ ...desk, unit, asked: { ...desk.asked, options } }) as ZoneDesk;

test('pointing takes in hand, orders where only one order can be meant, and lets go', () => {
  const desk = firstOf('fire');
  const shots = desk.asked.options as readonly ZonalChoice[];
  const shot = shots.find((each) => each.do === 'fire' && 'target' in each) as { unit: string; target: string };
  const again = { ...shot, support: 'again' } as unknown as ZonalChoice;
  const at = (of: ZoneDesk, id: string) => makerFor('fire').gesture!(of, undefined, { at: 'unit', unit: id });
  const only = (unit?: string) => asking(desk, [shot as unknown as ZonalChoice], unit);
  const sideOf = (id: string) => unitOf(desk.match, id).side;
  const others = desk.match.state.units.filter(({ id }) => id !== shot.unit && id !== shot.target);
  const other = others.find(({ side }) => side === sideOf(shot.unit))!.id;
  expect(at(only(), shot.unit)).toEqual({ hold: shot.unit });
  expect(at(only(shot.unit), other)).toEqual({ hold: other });
  // Who could fire stays in hand, and says why not at that one; who could not makes way for the enemy that is looked at.
  const whyNot = (target: string) => refusal(desk.match, { do: 'fire', unit: shot.unit, target } as Fire);
  const enemy = others.find(({ id, side }) => side !== sideOf(shot.unit) && whyNot(id))!.id;
  expect(at(only(shot.unit), enemy)).toEqual({ refused: whyNot(enemy) });
  expect(at(asking(desk, [{ do: 'done' }], shot.unit), enemy)).toEqual({ hold: enemy });
  expect(at(only(shot.unit), shot.unit)).toEqual({ hold: null });
  expect(at(only(shot.unit), shot.target)).toEqual({ say: [shot] });
  expect(at(asking(desk, [shot as unknown as ZonalChoice, again], shot.unit), shot.target)).toEqual({});
});

test('a Commander is taken in hand before he rides; what is dropped where it cannot go stays in hand', () => {
  const desk = firstOf('activity');
  const ride: ZonalChoice = { do: 'moveCommander', to: 'Z(1,0)' };
  const at = (unit: string | undefined, zone: string, dropped?: true) =>
    makerFor('activity').gesture!(asking(desk, [ride], unit), undefined, {
      at: 'zone',
      zone,
      ...(dropped ? { dropped } : {}),
    });
  const commander = `commander:${desk.asked.side}`;
  expect(at(undefined, 'Z(1,0)')).toEqual({ hold: null });
  expect(at(commander, 'Z(1,0)')).toEqual({ say: [ride] });
  expect(at(commander, 'Z(0,0)')).toEqual({ hold: null });
  expect(at(commander, 'Z(0,0)', true)).toEqual({});
});

test('stands to be lost are picked and put back; past the number the first one is; Escape puts all back', () => {
  const desk = firstOf('remove');
  const maker = makerFor('remove');
  const { unit, lose } = desk.asked.about as { unit: string; lose: number };
  const cells = Array.from({ length: lose + 1 }, (_, file): Pointed => ({ at: 'stand', unit, cell: [0, file] }));
  const after = (draft: unknown, pointed: Pointed): unknown => maker.gesture!(desk, draft, pointed)!.draft;
  const all = cells.reduce(after, maker.begin(desk));
  expect(all).toEqual(cells.slice(1).map((each) => each.at === 'stand' && each.cell));
  expect(maker.choices(desk, all)).toHaveLength(1);
  const fewer = after(all, cells.at(-1)!);
  expect(maker.choices(desk, fewer)).toBeUndefined();
  expect(maker.picked!(desk, all)).toEqual({ unit, cells: all });
  const escape = { key: 'Escape', shift: false, alt: false, ctrl: false };
  expect(maker.key!(desk, all, escape)).toEqual({ draft: [] });
  expect(maker.key!(desk, [], escape)).toBeUndefined();
  expect(maker.gesture!(desk, all, { at: 'unit', unit })).toEqual({});
});

test('a set-up begins with a plan that is legal; a unit in hand goes to the zone that is pointed at', () => {
  const { match } = deskAt(matchOf(opened(fineEdition, 1)));
  const maker = makerFor('setup');
  const own = match.state.units.find(({ side }) => side === match.decision!.side)!.id;
  const enemy = match.state.units.find(({ side }) => side !== match.decision!.side)!.id;
  const plan = maker.begin(deskAt(match));
  expect(refusal(match, maker.choices(deskAt(match), plan)![0]!)).toBeUndefined();
  expect(maker.gesture!(deskAt(match), plan, { at: 'unit', unit: own })).toEqual({ hold: own });
  expect(maker.gesture!(deskAt(match, own), plan, { at: 'unit', unit: own })).toEqual({ hold: null });
  expect(maker.gesture!(deskAt(match), plan, { at: 'unit', unit: enemy })).toEqual({ hold: null });
  const put = maker.gesture!(deskAt(match, own), plan, { at: 'zone', zone: 'Z(0,0)' })!;
  expect(put).toMatchObject({ hold: null });
  const { state } = maker.shown!(deskAt(match, own), put.draft);
  expect(state.units.find(({ id }) => id === own)!.zone).toBe('Z(0,0)');
});

test('an own arrangement is said only when the player has made one', () => {
  const desk = firstOf('formation');
  const maker = makerFor('formation');
  const draft = maker.begin(desk);
  expect(maker.choices(desk, draft)).toBeUndefined();
  const [said] = maker.choices(desk, { ...draft, isOwn: true })!;
  expect(refusal(desk.match, said!)).toBeUndefined();
});

test.each([fineEdition, majorEdition])(
  '$title: a drop finds its way over two zones, or says why it does not',
  (game) => {
    const count = { one: 0, two: 0, refused: 0 };
    const maker = makerFor('activity');
    for (const seed of [1, 2, 3])
      played(opened(game, seed), seed, 200, (session) => {
        const match = matchOf(session);
        if (match.decision?.kind !== 'activity') return;
        for (const { id, side } of match.state.units.filter((unit) => unit.side === match.decision!.side))
          for (const zone of match.table.zones) {
            const over = match.state.units.find((unit) => unit.side !== side && unit.zone === zone)?.id;
            const outcome = maker.gesture!(deskAt(match, id), undefined, { at: 'zone', zone, dropped: true, over })!;
            if (outcome.refused) count.refused++;
            if (!outcome.say) continue;
            expect(refusalOfAll(match, outcome.say)).toBeUndefined();
            if (outcome.later && outcome.later.length > 0) count.two++;
            else count.one++;
          }
      });
    expect(count.one).toBeGreaterThan(20);
    expect(count.two).toBeGreaterThan(20);
    expect(count.refused).toBeGreaterThan(100);
  },
);

test('who takes the next unit in hand has done with one that has an action left', () => {
  const desk = firstOf('action');
  const next = afterLast(desk.match)!;
  expect(next.before).toEqual([{ do: 'stop' }]);
  expect(next.asked.kind).toBe('activity');
  const [unit] = unitsAfter(next);
  expect(refusalOfAll(desk.match, [...next.before, { do: 'choose', unit } as ZonalChoice])).toBeUndefined();
  for (const id of unitsAfter(next)) {
    for (const { choices } of offersFor(next.match, next.asked, id))
      expect(previewOf(next.match, choices).cast ?? previewOf(next.match, choices)).toBeDefined();
    // Why not is told of that unit, not of the one that has stopped.
    for (const { refusal: why } of reasonsOf(next.match, unitOf(next.match, id)))
      expect(why.facts['unit'] ?? id).toBe(id);
  }
  expect(afterLast(firstOf('fire').match)).toBeUndefined();
});

test('what is dropped on the mark of an edge ends there with its front to that edge, in its own zone too', () => {
  const desk = firstOf('activity');
  const { match } = desk;
  let dropped = 0;
  for (const { id, zone: own } of match.state.units)
    for (const zone of match.table.zones)
      for (const facing of FACINGS) {
        const at = deskAt(match, id);
        const { say, later = [] } = makerFor('activity').gesture!(at, undefined, {
          at: 'zone',
          zone,
          dropped: true,
          facing,
        })!;
        if (!say) continue;
        expect(refusalOfAll(match, say)).toBeUndefined();
        expect([...say, ...later]).toEqual(wayToZone(match, id, zone, facing).answers);
        if (zone === own)
          expect(say).toEqual([
            { do: 'choose', unit: id },
            { do: 'turn', to: facing },
          ]);
        dropped++;
      }
  expect(dropped).toBeGreaterThan(5);
});

test('a few shapes are offered together with the change of formation; where there are more it is asked', () => {
  const seen = { together: 0, asked: 0 };
  for (const seed of [1, 2, 3])
    played(opened(fineEdition, seed), seed, 300, (session) => {
      const match = matchOf(session);
      if (match.decision?.kind !== 'activity') return;
      for (const { id } of match.state.units) {
        const own = offersFor(match, asked(match), id);
        const change = own.find(({ choice }) => choice.do === 'changeFormation');
        if (!change) continue;
        const next = tried(match, change.choices).decision!;
        // Into the one shape there is it goes by itself.
        if (next.kind !== 'formation') continue;
        const shapes = next.options.length;
        const together = own.filter(({ choices }) => choices.length === 3);
        expect(together).toHaveLength(shapes > 1 && shapes <= 6 ? shapes : 0);
        for (const { choices } of together) expect(refusalOfAll(match, choices)).toBeUndefined();
        seen[together.length > 0 ? 'together' : 'asked']++;
      }
    });
  expect(seen.together).toBeGreaterThan(0);
  expect(seen.asked).toBeGreaterThan(0);
});
