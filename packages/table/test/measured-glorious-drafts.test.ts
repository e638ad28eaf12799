import { expect, test } from 'vitest';
import { answer, below, copyOf, refusal, streamOf, type Choice, type Event } from '@five-victories/engine/kernel';
import { TEMPLATE_LENGTH, type Placed, type GloriousMatch } from '@five-victories/engine/glorious';
import { findUnit, isPlaced } from '@five-victories/engine/tabletop';
import type { Gesture } from '../src/measured/gesture.js';
import type { AnyMaker, GloriousDesk as Desk } from '../src/measured/maker.js';
import type { Mark } from '../src/measured/marks.js';
import { leave } from '../src/measured/glorious/command/leave.js';
import { retreat, staffOf, staysBehind, type RetreatDraft } from '../src/measured/glorious/command/retreat.js';
import { counted, fireOf, type FireDraft } from '../src/measured/glorious/fire/draft.js';
import { aim, fire } from '../src/measured/glorious/fire/fire.js';
import { mayHit, targetsOf, throwsOf } from '../src/measured/glorious/fire/targets.js';
import { allAgainst, askedOf, assign, countedAgainst, unassigned } from '../src/measured/glorious/losses/assign.js';
import { earlierIn } from '../src/measured/lists.js';
import { losingOf, mayGo, remove } from '../src/measured/glorious/losses/remove.js';
import { shiftedTo, turnedTo } from '../src/measured/glorious/fire/template.js';
import { messagesIn } from '../src/measured/words/index.js';
import { titleOf } from '../src/measured/words/titles.js';
import { begun, deskAt, placed, played } from './glorious-kit.js';

const gesture = (is: Gesture['is'], given: Partial<Gesture>): Gesture => ({
  is,
  at: { x: 0, y: 0 },
  shift: false,
  alt: false,
  ...given,
});

/** What a maker would say is what the engine says of it: nothing, or the refusal that is shown. */
const judged = (maker: AnyMaker, desk: Desk, draft: unknown): readonly Choice[] | undefined => {
  const choices = maker.choices(desk, draft);
  if (maker.refusal && choices) expect(maker.refusal(desk, draft)).toEqual(refusal(desk.match, choices[0]!));
  return choices;
};

const moments = (kind: string, most: number, each: (match: GloriousMatch) => void): number => {
  let seen = 0;
  for (const [i, scenario] of ['bosworth', 'talikota'].entries())
    played(begun(scenario, 21 + i), 8 + i, 350, (match) => {
      if (match.decision!.kind !== kind || seen >= most * (i + 1)) return;
      seen++;
      each(match);
    });
  return seen;
};

test('whom a formation could hit is hit as shown: the dice told are the dice thrown', () => {
  let fired = 0;
  const seen = moments('fire', 6, (match) => {
    const { side } = match.decision!;
    for (const unit of match.state.units.filter((each) => each.side === side && isPlaced(each))) {
      const desk = deskAt(match, unit.id);
      for (const target of targetsOf(desk.match, unit.id, undefined).filter(mayHit).slice(0, 2)) {
        const draft = aim(desk, { ...fire.begin(desk), at: [], pivot: undefined }, target.target, false);
        const [choice] = judged(fire, desk, draft)!;
        expect(refusal(desk.match, choice!), JSON.stringify(choice)).toBeUndefined();
        const shown = throwsOf(desk.match, draft).get(target.target)!.cast;
        const copy = copyOf(match);
        const told: Event[] = [];
        copy.tell = (event) => told.push(event);
        answer(copy, choice!);
        const thrown = told.find(({ event, rule }) => event === 'throw' && rule === 'GL-FIRE-21');
        expect(shown.count).toBe(thrown?.['count'] ?? 0);
        if (thrown) expect(shown.needs).toEqual(thrown['needs']);
        fired++;
      }
    }
  });
  expect(seen).toBeGreaterThan(5);
  expect(fired).toBeGreaterThan(5);
}, 60_000);

const VOLLEY = {
  phase: 'firing',
  initiative: 'south',
  units: [
    { id: 'NB1', type: 'battle', diameter: 7000, elements: 'PPPPPPGGGGGGXXXXXX', x: 30000, y: 30000, heading: 1800 },
    { id: 'N2', type: 'commander', x: 36000, y: 46000, heading: 1800 },
    { id: 'N1', type: 'light bombard', x: 44000, y: 34000, heading: 1800 },
    { id: 'S1', type: 'foot bill', x: 30000, y: 23000, layout: 'BB/BB/BB' },
    { id: 'S2', type: 'foot spear', x: 24000, y: 24500 },
    { id: 'S4', type: 'medium cavalry', x: 46500, y: 20000, layout: 'MM/MM/MM' },
    { id: 'S3', type: 'commander', x: 10000, y: 8000 },
  ],
};

test('elements are divided among targets: never more than there are, and none lost', () => {
  const desk = deskAt(placed(VOLLEY), 'NB1');
  let draft: FireDraft = aim(desk, fire.begin(desk), 'S1', false);
  draft = aim(desk, draft, 'S2', true);
  const total = (letter: string): number =>
    draft.at.reduce((sum, { elements }) => sum + ((elements as Record<string, number>)[letter] ?? 0), 0);
  expect([total('G'), total('X')]).toEqual([6, 6]);
  draft = counted(draft, { G: 6, X: 6 }, 'S2', 'G', 5);
  expect(draft.at.map(({ elements }) => (elements as Record<string, number>)['G'])).toEqual([1, 5]);
  expect(refusal(desk.match, fireOf(draft)!)).toBeUndefined();
  draft = counted(draft, { G: 6, X: 6 }, 'S1', 'X', 0);
  expect(total('X')).toBe(3);
  expect(refusal(desk.match, fireOf(draft)!)).toBeUndefined();
});

test('a template is laid by its handles, and refused where it does not lie over both', () => {
  const desk = deskAt(placed(VOLLEY), 'NB1');
  let draft = aim(desk, fire.begin(desk), 'S1', false);
  const handles = (): readonly Extract<Mark, { is: 'handle' }>[] =>
    fire.marks(desk, draft).filter((mark): mark is Extract<Mark, { is: 'handle' }> => mark.is === 'handle');
  const pull = (id: string, at: { x: number; y: number }): void => {
    draft = fire.gesture!(desk, draft, gesture('drop', { at, held: { handle: id } }))!.draft!;
  };
  const end = handles().find(({ id }) => id === 'turn')!;
  pull('turn', { x: end.at.x + 100, y: end.at.y });
  expect(draft.at[0]!.placement).toBeDefined();
  expect(refusal(desk.match, fireOf(draft)!)).toBeUndefined();
  // Put down where it was taken up it lies where it lay.
  const { placement } = draft.at[0]!;
  pull('shift', handles().find(({ id }) => id === 'shift')!.at);
  expect(Math.abs(draft.at[0]!.placement!.x - placement!.x)).toBeLessThanOrEqual(1);
  pull('shift', { x: 50_000, y: 10_000 });
  expect(refusal(desk.match, fireOf(draft)!)?.rule).toBe('GL-FIRE-09');
  expect(fire.marks(desk, draft).some((mark) => mark.is === 'text' && mark.text.includes('GL-FIRE-09'))).toBe(true);
  expect(turnedTo(placement!, { x: placement!.x, y: placement!.y - 900 }).heading).toBe(1800);
  expect(shiftedTo({ ...placement!, heading: 0 as never }, { x: 0, y: 0 })).toMatchObject({
    x: 0,
    y: TEMPLATE_LENGTH / 2,
  });
});

test('a gun turns to what it is pointed at, if it can', () => {
  const desk = deskAt(placed(VOLLEY), 'N1');
  const draft = aim(desk, { ...fire.begin(desk), at: [], pivot: undefined }, 'S4', false);
  expect(draft.pivot).toBeDefined();
  expect(refusal(desk.match, fireOf(draft)!)).toBeUndefined();
  expect(aim(desk, draft, 'S2', false)).toMatchObject({ asked: 'S2', at: draft.at });
});

test('whatever division of elements is shown is accepted, and all of them fight', () => {
  const match = placed({
    phase: 'melee',
    initiative: 'north',
    units: [
      { id: 'SB1', type: 'battle', diameter: 7000, elements: 'BBBBBBPPPPPPGGGGGG', x: 30000, y: 20000 },
      { id: 'S2', type: 'commander', x: 30000, y: 12000 },
      { id: 'S9', type: 'sub-commander', aboard: 'SB1' },
      { id: 'N1', type: 'foot pike', x: 30000, y: 23500, layout: 'PP/PP/PP', heading: 1800 },
      { id: 'N3', type: 'foot spear', x: 33500, y: 20000, layout: 'SS/SS', heading: 2700 },
      { id: 'N2', type: 'commander', x: 36000, y: 46000 },
    ],
  });
  while (match.decision!.kind !== 'assign') answer(match, match.decision!.options[0]!);
  const desk = deskAt(match);
  const asked = askedOf(desk);
  const stream = streamOf(3);
  let draft = assign.begin(desk);
  for (let i = 0; i < 40; i++) {
    const target = asked.targets[below(stream, asked.targets.length)]!;
    const letters = Object.keys(asked.elements);
    const letter = letters[below(stream, letters.length)]!;
    if (i % 10 === 9) draft = allAgainst(asked, draft, target);
    else if (i % 7 === 6) draft = earlierIn(draft, 1);
    else draft = countedAgainst(asked, draft, target, letter, below(stream, 8));
    expect(unassigned(asked, draft)).toBe(0);
    expect(refusal(match, assign.choices(desk, draft)![0]!)).toBeUndefined();
  }
});

test('elements that may go are lit, and any of them is accepted', () => {
  let units = 0;
  let battles = 0;
  moments('remove', 12, (match) => {
    const desk = deskAt(match);
    if (losingOf(desk).elements !== undefined) {
      battles++;
      expect(refusal(match, judged(remove, desk, remove.begin(desk))![0]!)).toBeUndefined();
      return;
    }
    units++;
    expect(remove.choices(desk, remove.begin(desk))).toBeUndefined();
    const { unit } = losingOf(desk);
    for (const stand of mayGo(match)) {
      const draft = remove.gesture!(desk, remove.begin(desk), gesture('tap', { over: { unit, stand } }))!.draft!;
      expect(judged(remove, desk, draft)).toHaveLength(1);
    }
  });
  expect(units).toBeGreaterThan(3);
  expect(battles).toBeGreaterThan(0);
}, 60_000);

const COMMAND = [
  { id: 'SB1', type: 'battle', diameter: 7000, elements: 'PPPPPPBBBBBBGGGGGG', x: 36000, y: 20000 },
  { id: 'S2', type: 'sub-commander', aboard: 'SB1' },
  { id: 'S3', type: 'commander', x: 36000, y: 8000 },
  { id: 'N1', type: 'foot bill', x: 30000, y: 40000, heading: 1800 },
  { id: 'N3', type: 'commander', x: 36000, y: 46000, heading: 1800 },
];

test('command is drawn out of a Battle to the nearest place where it may stand', () => {
  const match = placed({ phase: 'initiative', units: COMMAND });
  while (match.decision!.kind !== 'leave') answer(match, { do: 'end' });
  const desk = deskAt(match, 'S2');
  const stream = streamOf(5);
  for (let i = 0; i < 30; i++) {
    const at = { x: 26_000 + below(stream, 20_000), y: 10_000 + below(stream, 20_000) };
    const draft = leave.gesture!(desk, leave.begin(desk), gesture('drop', { at, held: { handle: 'out:S2' } }))!.draft!;
    const [choice] = leave.choices(desk, draft)!;
    expect(refusal(match, choice!), JSON.stringify(choice)).toBeUndefined();
    const copy = copyOf(match);
    answer(copy, choice!);
    const { place } = findUnit(copy, 'S2') as Placed;
    const ghost = leave.marks(desk, draft).find((mark) => mark.is === 'ghost')!;
    expect(place).toMatchObject({ x: (ghost as { place: Placed['place'] }).place.x });
  }
});

test('who only looks at a unit sends nobody home; command may stay behind', () => {
  const match = placed({ phase: 'otherRetreat', initiative: 'north', units: COMMAND });
  const desk = deskAt(match, 'SB1');
  const look = retreat.begin(desk);
  expect(retreat.choices(desk, look)).toBeUndefined();
  expect(retreat.begin(deskAt(match, 'S2')).unit).toBe('SB1');
  const going: RetreatDraft = { ...look, goes: true };
  expect(refusal(match, retreat.choices(desk, going)![0]!)).toBeUndefined();
  expect(staffOf(match, 'SB1')).toEqual(['S2']);
  const staying = staysBehind(desk, going, 'S2', true);
  expect(staying.stay).toHaveLength(1);
  expect(refusal(match, retreat.choices(desk, staying)![0]!)).toBeUndefined();
  const copy = copyOf(match);
  answer(copy, retreat.choices(desk, staying)![0]!);
  expect(findUnit(copy, 'S2')).toMatchObject({ aboard: undefined, place: { x: staying.stay[0]!.x } });
});

test('every option of a match has a title in both languages, and no two of a decision read alike', () => {
  const verbs = new Set<string>();
  for (const [i, scenario] of ['bosworth', 'talikota'].entries())
    played(begun(scenario, 31 + i), 4 + i, 250, (match) => {
      const { options, kind } = match.decision!;
      const [en, de] = (['en', 'de'] as const).map((language) =>
        options.map((option) => titleOf(match, option, undefined, messagesIn(language))),
      );
      for (const [at, option] of options.entries()) {
        verbs.add(option.do);
        for (const title of [en![at]!, de![at]!]) {
          expect(title.length, option.do).toBeGreaterThan(3);
          expect(title, JSON.stringify(option)).not.toMatch(/undefined|NaN|\[object|\(\)/);
        }
      }
      if (kind === 'order' || kind === 'fire') {
        expect(new Set(en).size, en!.join('; ')).toBe(options.length);
        expect(new Set(de).size, de!.join('; ')).toBe(options.length);
      }
    });
  for (const verb of ['turn', 'move', 'charge', 'fire', 'remove', 'changeFormation', 'retire', 'finish'])
    expect(verbs, verb).toContain(verb);
}, 60_000);
