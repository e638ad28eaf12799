/** Armies of all five games as players build them: the engine judges, the table puts together and tells. */
import { describe, expect, test } from 'vitest';
import type { Fault } from '@five-victories/engine/kernel';
import { t } from '../src/app/settings.js';
import { armyBookOf, type ArmyBook, type UnitField } from '../src/armies/army-book.js';
import {
  asOwn,
  freeName,
  replaced,
  saying,
  withCount,
  without,
  withUnit,
  type OwnArmy,
  type OwnUnit,
} from '../src/armies/own-army.js';
import { GAME_IDS, MEASURED_GAMES, type GameId } from '../src/match/game-ids.js';
import { faultText } from '@five-victories/words';
import { german } from '@five-victories/words/de';
import { english } from '@five-victories/words/en';
import { loadEdition } from '../src/match/shelf.js';
import { ARMY_FORMAT, armyFile, readArmy } from '../src/store/armies.js';

const BOOKS = new Map<GameId, ArmyBook>(
  await Promise.all(GAME_IDS.map(async (id) => [id, await armyBookOf(id)] as const)),
);
const bookOf = (id: GameId): ArmyBook => BOOKS.get(id)!;
const rules = ({ errors }: ReturnType<ArmyBook['check']>): string[] => errors.map(({ rule }) => rule);
const fieldOf = <K extends UnitField['is']>(book: ArmyBook, unit: OwnUnit, is: K): Extract<UnitField, { is: K }>[] =>
  book.fieldsOf(unit, {}).filter((field): field is Extract<UnitField, { is: K }> => field.is === is);

const lettersIn = ({ stands = '' }: OwnUnit): string => [...stands].sort().join('');
const valuesIn = (book: ArmyBook, unit: OwnUnit): unknown[] =>
  book
    .fieldsOf(unit, {})
    .map((field) => (field.is === 'count' ? field.count : field.is === 'pick' ? field.value : field.on));

describe.each(GAME_IDS)('%s', (id) => {
  const book = bookOf(id);
  const ready = [...book.armies, ...book.presets];

  test('every ready-made army is legal in the builder as it is opened', () => {
    for (const army of ready)
      expect([army.name, book.check(army, book.agreedFor(army)).errors]).toEqual([army.name, []]);
  });

  test('a fresh unit of every type has nothing wrong with it, and can become every other', () => {
    const types = book.groups({}).flatMap((group) => group.types);
    expect(new Set(types).size).toBe(types.length);
    for (const type of types) {
      const unit = book.fresh(type, 'New');
      const own = book
        .check({ name: 'A', units: [unit] }, {})
        .errors.filter(({ path }) => path.startsWith('army.units[0]'));
      expect([type, own]).toEqual([type, []]);
      for (const other of types) expect(book.asType(unit, other)).toMatchObject({ name: 'New', type: other });
    }
  });

  test('what is chosen of a unit and chosen back leaves it as it was', () => {
    const again = (field: UnitField): OwnUnit => {
      if (field.is === 'count') return field.to(field.count);
      return field.is === 'pick' ? field.to(field.value) : field.to(field.on);
    };
    const shown = (unit: OwnUnit): unknown => [
      unit.name,
      unit.type,
      book.lineOf(unit, {}).type,
      lettersIn(unit),
      valuesIn(book, unit),
    ];
    for (const unit of ready.flatMap(({ units }) => units))
      for (const field of book.fieldsOf(unit, {})) expect(shown(again(field))).toEqual(shown(unit));
  });

  test('an army comes back from its file as it went, and foreign files are refused with reasons', async () => {
    const [army] = book.armies;
    const faults: Fault[] = [];
    const read = await readArmy(armyFile(id, asOwn(army!), { subCommanders: 2 }), loadEdition, faults);
    expect(faults).toEqual([]);
    expect(read).toEqual({ game: id, army: asOwn(army!), agreed: { subCommanders: 2 } });
    for (const text of [
      '',
      '{',
      '[]',
      '{"format":"other"}',
      JSON.stringify({ format: ARMY_FORMAT, game: 'chess', army: {} }),
      JSON.stringify({ format: ARMY_FORMAT, game: id, army: { name: 'A', units: [{ name: 1 }] } }),
    ]) {
      const wrong: Fault[] = [];
      expect(await readArmy(text, loadEdition, wrong)).toBeUndefined();
      expect(wrong.length).toBeGreaterThan(0);
    }
  });

  test('a new army begins with all the command it must have', () => {
    const { errors } = book.check({ name: 'New', units: book.needed({}) }, {});
    expect(errors.filter((fault) => /command(er|-)/i.test(book.faultText(fault)))).toEqual([]);
  });

  test('the figures count every unit once', () => {
    for (const army of ready) {
      const { columns, rows, total } = book.reckoning(army, {});
      expect(rows.reduce((sum, { cells }) => sum + Number(cells[0]), 0)).toBe(army.units.length);
      expect(total.cells[0]).toBe(String(army.units.length));
      for (const row of [...rows, total]) expect(row.cells).toHaveLength(columns.length);
    }
  });

  test('an order of battle has a box for everything a unit can lose', () => {
    for (const unit of ready.flatMap(({ units }) => units)) {
      const { boxes, type } = book.lineOf(unit, {});
      expect(boxes.length).toBeGreaterThan(0);
      expect(type).not.toBe('');
    }
  });

  test('a unit of a type that is unknown is told, not broken on', () => {
    const army: OwnArmy = { name: 'A', units: [{ name: 'Martians', type: 'tripod', stands: 'T' }] };
    expect(book.fieldsOf(army.units[0]!, {})).toEqual([]);
    expect(book.faultText(book.check(army, {}).errors[0]!)).toContain('tripod');
    expect(book.lineOf(army.units[0]!, {}).type).toBe('tripod');
    expect(book.reckoning(army, {}).total.cells[0]).toBe('1');
  });
});

/** Armies with all that can be wrong. */
const wrongArmies = (book: ArmyBook): OwnArmy[] => {
  const types = book.groups({}).flatMap((group) => group.types);
  return [
    { name: 'None', units: [] },
    ...types.map((type) => ({ name: type, units: Array.from({ length: 40 }, () => book.fresh(type, 'One')) })),
    ...types.map((type) => ({
      name: type,
      units: [{ ...book.fresh(type, 'One'), stands: 'ZZZZZZZZZZZZ', lances: true, thrown: true }],
    })),
    { name: 'Pikes', units: [{ ...book.fresh(types[0]!, 'One'), weapon: 'pikes', spears: true }] },
  ];
};

test.each(GAME_IDS)('everything that can be wrong with an army of %s is told in German, too', (id) => {
  const book = bookOf(id);
  const found = wrongArmies(book).flatMap((army) => {
    const { errors, warnings } = book.check(army, {});
    return [...errors, ...warnings];
  });
  expect(found.length).toBeGreaterThan(10);
  expect(found.filter((fault) => !german.faults.ids.includes(fault.id))).toEqual([]);
});

test('Great: points, percentages and what is agreed', () => {
  const book = bookOf('great');
  const horse = book.fresh('heavy horse', 'Horse');
  const army: OwnArmy = {
    name: 'Riders',
    units: [...Array.from({ length: 5 }, () => horse), book.fresh('commander', 'King')],
  };
  expect(rules(book.check(army, {}))).toEqual(['GV-POINTS-03']);
  expect(rules(book.check(army, { mountedPercent: 60 }))).toEqual([]);
  const mounted = book.reckoning(army, {}).rows.find(({ title }) => title === 'Mounted')!;
  expect(mounted.cells).toEqual(['5', '60', '50', t().percent(1 / 3), t().percent(1 / 4)]);
  expect(book.reckoning(army, {}).total.cells).toContain('56 of 150');
});

test('Great: quality costs only where it is assigned', () => {
  const book = bookOf('great');
  const elite = saying(book.fresh('heavy horse', 'Horse'), 'quality', 'elite');
  expect(book.lineOf(elite, {}).cost).toBe('10');
  expect(book.lineOf(elite, { unitQuality: 'assigned' }).cost).toBe('13');
});

test('Great: who can throw spears is offered it, and nobody else', () => {
  const book = bookOf('great');
  const [tick] = fieldOf(book, book.fresh('medium foot arms', 'Legion'), 'tick');
  expect(tick?.to(true)).toMatchObject({ thrown: true });
  expect(fieldOf(book, book.fresh('heavy horse', 'Horse'), 'tick')).toEqual([]);
  expect(book.asType(tick!.to(true), 'heavy horse').thrown).toBeUndefined();
});

test('Great: heavy foot with longbows is a type only with the house rule', () => {
  const typesWith = (agreed: object): string[] =>
    bookOf('great')
      .groups({ ...agreed })
      .flatMap(({ types }) => types);
  expect(typesWith({})).not.toContain('heavy foot longbows');
  expect(typesWith({ houseRules: { heavyLongbows: true } })).toContain('heavy foot longbows');
});

test('Glorious: exotic troops and size of the army', () => {
  const book = bookOf('glorious');
  const eastern = book.presets.find(({ id }) => id === 'eastern')!;
  expect(book.check(eastern, {}).errors).toHaveLength(1);
  expect(book.agreedFor(eastern)).toEqual({ exoticTroops: true });
  const smaller = without(eastern, 0);
  expect(rules(book.check(smaller, { exoticTroops: true }))).toContain('GL-ARMY-02');
  expect(book.groups({}).flatMap(({ types }) => types)).not.toContain('battle');
});

test('Splendid: lances for those who may have them, stands one by one', () => {
  const book = bookOf('splendid');
  expect(fieldOf(book, book.fresh('M', 'Horse'), 'tick').map(({ name }) => name)).toEqual(['lances']);
  expect(fieldOf(book, book.fresh('D', 'Dragoons'), 'tick')).toEqual([]);
  const regiment = book.fresh('P&M', 'Regiment');
  const [pikes] = fieldOf(book, regiment, 'count');
  expect(pikes?.to(pikes.count + 1).stands).toBe('PPPMMM');
  expect(rules(book.check({ name: 'A', units: [withCount(regiment, 'PM', 'M', 9)] }, {}))).toContain('SV-ARMY-02');
  expect(fieldOf(book, book.fresh('RA', 'Gun'), 'count')).toEqual([]);
});

test.each(MEASURED_GAMES)('what is agreed for an army of %s can be filled in', (id) => {
  const book = bookOf(id);
  for (const field of book.agreements) {
    const value = book.agreedValue({}, field);
    expect([field.name, typeof value]).not.toEqual([field.name, 'object']);
    expect(book.withAgreed({}, field, value)).toEqual(field.each ? { [field.name]: value } : {});
  }
});

test('lists of units', () => {
  const [a, b] = [
    { name: 'A 1', type: 'A' },
    { name: 'B 1', type: 'B' },
  ];
  const army: OwnArmy = { name: 'Army', units: [a, b] };
  expect(withUnit(army, { name: 'A 2', type: 'A' }).units.map(({ name }) => name)).toEqual(['A 1', 'A 2', 'B 1']);
  expect(replaced(army, 1, { name: 'C', type: 'B' }).units[1]?.name).toBe('C');
  expect(freeName(army, (n) => `A ${n}`)).toBe('A 2');
  expect(saying({ ...a, lances: true }, 'lances', false, false)).toEqual(a);
});

test('a German sentence writes decimals with a comma, and leaves names as they are', () => {
  const book = bookOf('great');
  const army: OwnArmy = {
    name: 'Riders',
    units: [
      ...Array.from({ length: 6 }, () => book.fresh('heavy horse', 'Horse 1.5')),
      book.fresh('commander', 'King'),
    ],
  };
  const told = (fault: Fault): string => faultText(german, {}, fault);
  expect(book.check(army, { mountedPercent: 33 }).errors.map(told).join(' ')).toMatch(/33 Prozent von 150.* 49,5/);
  const throwers: OwnArmy = { ...army, units: [{ ...army.units[0]!, thrown: true }] };
  expect(book.check(throwers, {}).errors.map(told).join(' ')).toContain('Horse 1.5');
});

test('a unit of one stand is told of as one', () => {
  const book = bookOf('fine');
  const [fault] = book.check({ name: 'A', units: [{ name: 'Horse', type: 'M', stands: 'X' }] }, {}).errors;
  expect(faultText(english, {}, fault!)).toBe('Horse has 1 stand; Mounted has 2 to 6.');
  expect(faultText(german, {}, fault!)).toBe('Horse hat 1 Stand; erlaubt für Reiter: 2 bis 6.');
});
