import { SIDES as SIDE_NAMES } from '@five-victories/engine/kernel';
import { describe, expect, test } from 'vitest';
import { ARMIES as FINE_ARMIES, fine } from '@five-victories/engine/fine';
import { ARMIES as GLORIOUS_ARMIES } from '@five-victories/engine/glorious';
import { ARMIES as GREAT_ARMIES } from '@five-victories/engine/great';
import { ARMIES as MAJOR_ARMIES, major } from '@five-victories/engine/major';
import { ARMIES as SPLENDID_ARMIES, splendid } from '@five-victories/engine/splendid';
import {
  artStyles,
  battleSpots,
  battleSymbol,
  CHARGES,
  contrast,
  countersSvg,
  dieFace,
  flagSymbol,
  kindFor,
  letterSymbol,
  LEVELS,
  LINES,
  luminance,
  MARKER_NAMES,
  markerSymbol,
  patch,
  SIDES,
  stakesSymbol,
  standKinds,
  standSymbol,
  standVariables,
  SURFACES,
  tableFrame,
  terrainFeature,
  terrainLine,
  terrainPattern,
  TERRAINS,
  VARIANTS,
  type ArtSymbol,
  type Game,
  type Look,
} from './index.js';
import { sideTone, sideVariables } from './side-tones.js';
import { moved, placed } from './path.js';

const GAMES: readonly Game[] = ['fine', 'major', 'splendid', 'great', 'glorious'];

/** Tags nest, attributes are quoted, and no number has gone astray. */
function faults(svg: string): string[] {
  const open: string[] = [];
  const found: string[] = [];
  const rest = svg.replace(
    /<(\/?)([a-z]+)((?:\s[\w-]+="[^"<>]*")*)(\/?)>/gi,
    (_, closing: string, name: string, _attributes, single: string) => {
      if (closing && open.pop() !== name) found.push(`</${name}> closes something else`);
      if (!closing && !single) open.push(name);
      return '';
    },
  );
  if (open.length > 0) found.push(`not closed: ${open.join()}`);
  if (/[<>]/.test(rest)) found.push(`stray tag: ${rest.slice(0, 40)}`);
  const bad = /NaN|undefined|null|Infinity|\[object/.exec(svg);
  if (bad) found.push(bad[0]);
  for (const [, d] of svg.matchAll(/ d="([^"]*)"/g))
    if (!/^(?:[MLCQ](?:-?[\d.]+,-?[\d.]+ ?)+|Z)*$/.test(d!)) found.push(`path: ${d!.slice(0, 60)}`);
  return found;
}

const standsOf = (game: Game): ArtSymbol[] =>
  standKinds(game).flatMap((kind) =>
    LEVELS.flatMap((level) => VARIANTS.map((variant) => standSymbol(game, kind, { level, variant }))),
  );

/** Drawn once for all tests. */
const STANDS = Object.fromEntries(GAMES.map((game) => [game, standsOf(game)])) as Record<Game, ArtSymbol[]>;

const others = (): ArtSymbol[] => [
  ...MARKER_NAMES.flatMap((name) => [markerSymbol(name), markerSymbol(name, 3)]),
  ...Array.from({ length: 6 }, (_, i) => dieFace(6, i + 1)),
  ...Array.from({ length: 12 }, (_, i) => dieFace(12, i + 1)),
  ...[...'PMLHXYDGCb'].map(letterSymbol),
  ...SURFACES.map(terrainPattern),
  stakesSymbol(60),
  ...CHARGES.map(flagSymbol),
  battleSymbol(177.8),
];

interface Type {
  readonly stands: string;
  readonly weapons?: readonly string[];
  readonly unarmed?: true;
}

/** Every stand that the engine's tables know. */
const looksOf = (types: Readonly<Record<string, Type>>): Look[] =>
  Object.entries(types).flatMap(([type, { stands, weapons, unarmed }]) =>
    [...stands].flatMap((letter): Look[] => [
      ...(weapons ?? []).map((weapon) => ({ type, letter, weapon })),
      ...(weapons && !unarmed ? [] : [{ type, letter }]),
    ]),
  );

describe('stands', () => {
  test.each(GAMES)('%s: every kind has well-formed symbols at every level', (game) => {
    expect(STANDS[game].flatMap(({ id, svg }) => faults(svg).map((fault) => `${id}: ${fault}`))).toEqual([]);
  });

  test('ids are unique, and one id is always one drawing', () => {
    const seen = new Map<string, string>();
    const clashes = [...GAMES.flatMap((game) => STANDS[game]), ...others()].filter(({ id, svg }) => {
      const before = seen.get(id);
      seen.set(id, svg);
      return !/^fv-[\w-]+$/.test(id) || (before !== undefined && before !== svg);
    });
    expect(clashes.map(({ id }) => id)).toEqual([]);
    const kinds = GAMES.flatMap((game) => standKinds(game).map((kind) => standSymbol(game, kind, { level: 'far' }).id));
    expect(new Set(kinds).size).toBe(kinds.length);
  });

  test.each([fine, major, splendid])('$id: every stand of the engine has a drawing', ({ id, types }) => {
    for (const look of looksOf(types)) expect(kindFor(id as Game, look), JSON.stringify(look)).toBeDefined();
  });

  test('letters of the engine are kinds, and states change the drawing', () => {
    for (const letter of Object.keys(fine.stands).filter((letter) => letter !== 'G'))
      expect(standKinds('fine')).toContain(letter);
    for (const letter of Object.keys(splendid.stands).filter((letter) => !'GC'.includes(letter)))
      expect(standKinds('splendid')).toContain(letter);
    expect(kindFor('fine', { type: 'D', letter: 'D', state: 'dismounted' })).toBe('D dismounted');
    expect(kindFor('splendid', { type: 'M', letter: 'X', lances: true })).toBe('X lances');
    expect(kindFor('splendid', { type: 'HA', letter: 'G', limbered: true })).toBe('HA limbered');
    expect(kindFor('major', { type: 'HF', weapon: 'hand', spears: true })).toBe('HF spears');
    expect(kindFor('great', { type: 'heavy foot arms', thrown: true })).toBe('heavy foot arms thrown');
    expect(kindFor('great', { type: 'light artillery', packed: true })).toBe('light artillery packed');
    expect(kindFor('great', { type: 'siege tower' })).toBeUndefined();
  });

  test('GV-STR-02: eighteen kinds of foot and longbows of heavy foot by switch', () => {
    expect(standKinds('great').filter((kind) => /foot/.test(kind) && !kind.endsWith('thrown'))).toHaveLength(19);
  });

  test('other bases have ids of their own', () => {
    const usual = standSymbol('splendid', 'P');
    const small = standSymbol('splendid', 'P', { size: { width: 30, depth: 25.4 } });
    expect(small.id).not.toBe(usual.id);
    expect(small).toMatchObject({ width: 30, depth: 25.4 });
    expect(faults(small.svg)).toEqual([]);
  });
});

/** Paths with the attributes that are their look, the drawing itself aside. */
const pathsOf = (svg: string): { look: string; d: string }[] =>
  [...svg.matchAll(/<path([^>]*) d="([^"]*)"\/>/g)].map(([, look, d]) => ({ look: look!, d: d! }));

describe('stands of one unit seen from afar', () => {
  const kinds = GAMES.flatMap((game) => standKinds(game).map((name) => ({ game, name })));

  test.for(kinds)('$game $name: each stand is drawn as its symbol is, where it stands', ({ game, name }) => {
    const { width, depth, svg } = standSymbol(game, name, { level: 'far' });
    const stands = [
      { name, width, depth, x: -width / 2, y: 3, turn: 0, scale: 1 },
      { name, width, depth, x: width / 2, y: -4, turn: 30, scale: 1 },
    ];
    const joined = pathsOf(countersSvg(game, stands));
    expect(joined.map(({ look }) => look)).toEqual(pathsOf(svg).map(({ look }) => look));
    pathsOf(svg).forEach(({ d }, i) =>
      expect(joined[i]!.d).toBe(stands.map(({ x, y, turn }) => moved(d, placed(x, y, turn))).join('')),
    );
    expect(faults(countersSvg(game, stands))).toEqual([]);
  });

  test('stands of several kinds keep their signs, above all bases', () => {
    const at = { width: 40, depth: 40, y: 0, turn: 0, scale: 1 };
    const svg = countersSvg('splendid', [
      { ...at, name: 'P', x: 0 },
      { ...at, name: 'M', x: 40 },
    ]);
    const looks = pathsOf(svg).map(({ look }) => look);
    const last = looks.findLastIndex((look) => look.includes('--fv-coat,') || look.includes('--fv-side,'));
    const first = looks.findIndex((look) => look.includes('--fv-on-coat'));
    expect(first).toBeGreaterThan(last);
    expect(new Set(looks).size).toBe(looks.length);
  });
});

describe('colours', () => {
  const coats = [FINE_ARMIES, MAJOR_ARMIES, SPLENDID_ARMIES, GREAT_ARMIES, GLORIOUS_ARMIES]
    .flat()
    .map(({ coat }) => coat);

  test('signs on every coat of the ready-made armies have a contrast of 4.5 to 1', () => {
    for (const coat of coats)
      expect(contrast(coat, standVariables('south', coat)['--fv-on-coat']!), coat).toBeGreaterThanOrEqual(4.5);
  });

  test('the sides differ in lightness, and letters on their plates can be read', () => {
    expect(Math.abs(luminance(SIDES.south.side) - luminance(SIDES.north.side))).toBeGreaterThan(0.4);
    expect(Math.abs(luminance(SIDES.south.base) - luminance(SIDES.north.base))).toBeGreaterThan(0.25);
    for (const { side, onSide } of Object.values(SIDES)) expect(contrast(side, onSide)).toBeGreaterThanOrEqual(4.5);
  });

  test('whoever wears whichever coat: letters on the tones of the sides can be read, and the tones differ', () => {
    const [south, north] = SIDE_NAMES.map((side) => coats.map((coat) => sideTone(side, coat)));
    for (const { ground, sign } of south!) expect(contrast(ground, sign), ground).toBeGreaterThanOrEqual(8.5);
    for (const { ground, sign } of north!) expect(contrast(ground, sign), ground).toBeGreaterThanOrEqual(9);
    for (const own of south!)
      for (const theirs of north!) expect(contrast(own.ground, theirs.ground)).toBeGreaterThanOrEqual(4.5);
  });

  test("South's tone on dark paper is seen from it by 3 to 1", () => {
    for (const coat of coats) {
      const lifted = sideVariables({ south: coat, north: undefined })['--south-lifted']!;
      expect(contrast(lifted, '#241a12'), coat).toBeGreaterThanOrEqual(3);
    }
  });

  test('an odd coat falls back to the usual one', () => {
    expect(standVariables('north', 'tartan"><')['--fv-coat']).toMatch(/^#[0-9a-f]{6}$/);
  });
});

test('markers, dice, letters, surfaces and scenery are well-formed', () => {
  for (const { id, svg } of others()) expect(faults(svg), id).toEqual([]);
  expect(faults(tableFrame(1180, 804))).toEqual([]);
  expect(artStyles()).toContain('--fv-turf-light:');
});

test('terrain fits any outline, and is plain paths', () => {
  for (const game of GAMES) {
    for (const terrain of TERRAINS) {
      for (const outline of [
        patch(0, 0, 220, 260, 4),
        [
          [0, 0],
          [90, 10],
          [70, 80],
        ] as const,
      ]) {
        const svg = terrainFeature(terrain, outline, { game, seed: 3 });
        expect(faults(svg), terrain).toEqual([]);
        // Nothing that a browser would have to put together anew in every frame.
        expect(svg).not.toMatch(/<use|transform=|[^-]opacity=/);
        expect(terrainFeature(terrain, outline, { game, seed: 3 })).toBe(svg);
      }
    }
  }
  for (const kind of LINES)
    expect(
      faults(
        terrainLine(kind, [
          [0, 0],
          [50, 10],
          [90, 80],
        ]),
      ),
      kind,
    ).toEqual([]);
});

test('GL-BATTLE-06: a round base holds what the book says', () => {
  const element = { width: 31.75, depth: 19.05 };
  const capacity = [7, 7.5, 8, 8.5, 9, 9.5, 10, 10.5, 11].map(
    (diameter) => battleSpots(diameter * 25.4, element).length,
  );
  expect(capacity).toEqual([32, 37, 44, 50, 54, 62, 70, 80, 88]);
  expect(battleSpots(7 * 25.4, element, 50.8).every(({ x, y }) => Math.abs(x) > 25 || Math.abs(y) > 25)).toBe(true);
});
