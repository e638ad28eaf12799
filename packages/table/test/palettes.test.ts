/** Both armies of every ready-made pairing are told apart by every kind of eye, and from the ground they stand on. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contrast } from '../src/art/colours.js';
import { dyeBy, dyed, type Palette } from '../src/art/palettes.js';
import { sceneColours, type Scene } from '../src/art/scene.js';
import { sideTone } from '../src/art/side-tones.js';
import { GAME_IDS } from '../src/match/game-ids.js';
import { loadEdition } from '../src/match/shelf.js';
import { TONES } from '../src/measured/view/tones.js';
import { PALETTES } from '../src/store/settings.js';
import { apart, WEAKNESSES, type Weakness } from './eyes.js';

const EYES: readonly (Weakness | undefined)[] = [undefined, ...(Object.keys(WEAKNESSES) as Weakness[])];
const GROUNDS: readonly Scene[] = ['turf', 'wood', 'hill', 'rough', 'bog', 'water', 'crag', 'yard', 'road'];

interface Pairing {
  readonly name: string;
  readonly south: string;
  readonly north: string;
}

const pairingsOf = async (game: (typeof GAME_IDS)[number]): Promise<Pairing[]> => {
  const { armies, scenarios } = await loadEdition(game);
  const coatOf = (id: string): string => armies.find((army) => army.id === id)!.coat;
  return scenarios.map(({ name, south, north }) => ({
    name: `${game}: ${name}`,
    south: coatOf(south),
    north: coatOf(north),
  }));
};
const PAIRINGS = (await Promise.all(GAME_IDS.map(pairingsOf))).flat();

const least = (values: readonly number[]): number => Math.round(Math.min(...values) * 10) / 10;

/** For whom each palette is made; the usual one leaves telling to lightness. */
const MADE_FOR: Readonly<Record<Palette, { eyes: readonly (Weakness | undefined)[]; sides: number; ground: number }>> =
  {
    usual: { eyes: EYES, sides: 40, ground: 0 },
    redGreen: { eyes: ['protan', 'deutan'], sides: 100, ground: 20 },
    blueYellow: { eyes: ['tritan'], sides: 100, ground: 20 },
    strong: { eyes: EYES, sides: 70, ground: 19 },
  };

const onGround = (colour: string, eye: Weakness | undefined): number[] =>
  GROUNDS.flatMap((ground) => sceneColours(ground).map((each) => apart(colour, each, eye)));

describe.each(PALETTES)('in the palette %s', (palette) => {
  beforeAll(() => dyeBy(() => palette));
  afterAll(() => dyeBy(() => 'usual'));
  const tonesOf = ({ south, north }: Pairing) =>
    [sideTone('south', south).ground, sideTone('north', north).ground] as const;
  const { eyes, sides, ground } = MADE_FOR[palette];

  test('both sides of every pairing differ in lightness', () => {
    expect(PAIRINGS.length).toBeGreaterThan(20);
    for (const pairing of PAIRINGS) expect(contrast(...tonesOf(pairing)), pairing.name).toBeGreaterThanOrEqual(4.5);
  });
  test.each(eyes)('eyes that are %s tell them apart, and from the ground', (eye) => {
    for (const pairing of PAIRINGS) {
      const tones = tonesOf(pairing);
      expect(apart(...tones, eye), pairing.name).toBeGreaterThan(sides);
      for (const tone of tones) expect(least(onGround(tone, eye)), pairing.name).toBeGreaterThan(ground);
    }
  });
});

describe.each(PALETTES.filter((palette) => palette !== 'usual'))('figures in the palette %s', (palette) => {
  const { eyes, sides } = MADE_FOR[palette];
  test.each(eyes)('their cloth differs as much for eyes that are %s', (eye) => {
    for (const { name, south, north } of PAIRINGS)
      expect(apart(dyed('south', south, palette), dyed('north', north, palette), eye), name).toBeGreaterThan(sides);
  });
});

/** Lines of marks have a dark casing (`.mark .casing`): the pair is seen on any ground, whatever its own colour. */
const CASING = '#1b130a';

test.each(EYES)('marks are seen on every ground by eyes that are %s', (eye) => {
  expect(least(onGround(CASING, eye))).toBeGreaterThan(20);
  for (const [tone, { colour }] of Object.entries(TONES)) expect(apart(colour, CASING, eye), tone).toBeGreaterThan(50);
});

test('regiments of one side keep a difference where their coats have one', () => {
  for (const palette of ['redGreen', 'blueYellow', 'strong'] as const) {
    const dyes = ['#101010', '#a33b2a', '#f3ecdb'].map((coat) => dyed('south', coat, palette));
    expect(new Set(dyes).size).toBe(3);
  }
});
