import type { Game, Level, MarkerName, Side } from '../src/art/index.js';
import {
  battleSpots,
  battleSymbol,
  patch,
  standSymbol,
  standVariables,
  SURFACES,
  tableFrame,
  terrainFeature,
  terrainLine,
  terrainPattern,
} from '../src/art/index.js';
import { joined } from '../src/art/joined.js';
import type { Sheet } from './page.js';
import { COATS, Page, style, unit } from './page.js';

export function battle(theme: 'light' | 'dark', level: Level): Sheet {
  const page = new Page();
  SURFACES.forEach((surface) => page.add(terrainPattern(surface)));
  const [zone, tall] = [236, 268];
  const at = (column: number, row: number): [number, number] => [column * zone + 8, row * tall + 8];
  const area = (column: number, row: number, seed: number): ReturnType<typeof patch> =>
    patch(...at(column, row), zone - 16, tall - 16, seed);
  const zones = Array.from({ length: 15 }, (_, i) => {
    const [x, y] = at(i % 5, Math.floor(i / 5));
    return `<rect x="${x}" y="${y}" width="${zone - 16}" height="${tall - 16}" rx="8" fill="none" stroke="#f4efcf" stroke-opacity=".5" stroke-width="1.4" stroke-dasharray="2 5"/>`;
  });
  const foot = [
    ['M', 'P', 'M'],
    ['M', 'P', 'M'],
  ];
  const units: [readonly string[][], Side, number, number, number, string?, MarkerName[]?][] = [
    [foot, 'north', 360, 120, 180, '#2f4f8f'],
    [
      [
        ['M', 'P', 'P'],
        ['M', 'M'],
      ],
      'north',
      600,
      110,
      180,
      '#4f7a4a',
      ['red'],
    ],
    [[['RA']], 'north', 830, 130, 180, '#2f4f8f'],
    [[['Y', 'Y']], 'north', 1050, 110, 180, '#2f4f8f'],
    [[['M', 'M']], 'north', 110, 380, 90, '#6d7f9c', ['blue']],
    [foot, 'north', 556, 346, 180, '#e0b62c', ['green']],
    [
      [
        ['X', 'X'],
        ['X', 'X'],
      ],
      'north',
      660,
      346,
      180,
      '#2f4f8f',
      ['yellow'],
    ],
    [foot, 'south', 556, 450, 0, '#a33b2a', ['green', 'red']],
    [
      [
        ['X', 'X'],
        ['X', 'X'],
      ],
      'south',
      660,
      440,
      0,
      '#8f2f39',
      ['fight'],
    ],
    [[['D dismounted', 'D dismounted']], 'south', 826, 420, 0, '#c08a2e', ['blue']],
    [[['HA']], 'south', 300, 680, 0, '#a33b2a'],
    [
      [
        ['M', 'P', 'M'],
        ['M', 'P', 'M'],
        ['M', 'P', 'M'],
      ],
      'south',
      400,
      660,
      0,
      '#e9e6da',
    ],
    [
      [
        ['H', 'H'],
        ['L', 'L'],
      ],
      'south',
      600,
      660,
      0,
      '#5b7f77',
    ],
    [[['D', 'D']], 'south', 830, 640, 0, '#c08a2e', ['done']],
    [[['GG']], 'south', 930, 660, 0, '#a33b2a'],
    [[['C']], 'south', 710, 700, 0, '#a33b2a'],
    [[['C']], 'north', 710, 80, 180, '#2f4f8f'],
  ];
  page.body = joined(
    `<rect width="1180" height="804" fill="url(#fv-surface-turf)"/>`,
    terrainFeature('hill', area(3, 1, 7), { seed: 3 }),
    terrainLine('road', [
      [-10, 420],
      [200, 440],
      [430, 400],
      [640, 410],
      [900, 470],
      [1190, 520],
    ]),
    terrainFeature('wood', area(0, 1, 2), { seed: 5 }),
    terrainFeature('village', area(4, 2, 4), { seed: 2 }),
    terrainFeature('bog', area(0, 0, 9), { seed: 6 }),
    terrainFeature('rough', area(4, 1, 5), { seed: 8 }),
    zones.join(''),
    tableFrame(1180, 804),
    units
      .map(([rows, side, x, y, turn, coat, marks]) => unit(page, 'fine', rows, side, x, y, turn, coat, marks, level))
      .join(''),
  );
  return {
    name: `battle-${theme}-${level}`,
    width: 1440,
    height: 992,
    html: page.html(1440, 992, '-28 -28 1236 860', theme),
  };
}

/** Measured games: open ground, units at any angle, round Battles. */
function field(
  name: string,
  game: Game,
  units: readonly [
    rows: readonly string[][],
    side: Side,
    x: number,
    y: number,
    turn: number,
    coat?: string,
    marks?: MarkerName[],
  ][],
  battles: readonly [side: Side, x: number, y: number, turn: number, kinds: readonly string[]][] = [],
): Sheet {
  const page = new Page();
  SURFACES.forEach((surface) => page.add(terrainPattern(surface)));
  const round = battles.map(([side, x, y, turn, kinds]) => {
    const base = battleSymbol(177.8);
    const spots = battleSpots(177.8, { width: 31.75, depth: 19.05 });
    const stands = spots.map((spot, i) =>
      page.use(
        standSymbol(game, kinds[Math.floor((i / spots.length) * kinds.length)] ?? '', { variant: i }),
        spot.x,
        spot.y,
      ),
    );
    return `<g style="${style(standVariables(side, COATS[side]))}" transform="translate(${x} ${y}) rotate(${turn})">${page.use(base, 0, 0)}${[...stands].reverse().join('')}</g>`;
  });
  page.body = joined(
    `<rect width="720" height="470" fill="url(#fv-surface-turf)"/>`,
    terrainFeature('hill', patch(500, 40, 190, 120, 3), { seed: 2, game }),
    terrainFeature('wood', patch(20, 20, 150, 120, 5), { seed: 4, game }),
    terrainFeature('village', patch(20, 310, 170, 150, 5), { seed: 4, game }),
    terrainLine('river', [
      [200, -10],
      [230, 60],
      [210, 120],
      [260, 170],
      [240, 230],
      [200, 260],
      [100, 250],
      [-10, 280],
    ]),
    tableFrame(720, 470, 18),
    round.join(''),
    units
      .map(([rows, side, x, y, turn, coat, marks]) => unit(page, game, rows, side, x, y, turn, coat, marks))
      .join(''),
  );
  return { name, width: 1440, height: 960, html: page.html(1440, 960, '-20 -20 760 510', 'light') };
}

export const great = (): Sheet =>
  field('field-great', 'great', [
    [[['heavy foot arms thrown', 'heavy foot arms thrown']], 'south', 330, 330, 0, '#a8201a'],
    [[['heavy foot arms thrown', 'heavy foot arms thrown']], 'south', 430, 330, 0, '#a8201a', ['green']],
    [[['medium foot light arms thrown', 'medium foot light arms thrown']], 'south', 530, 340, -8, '#d9782d'],
    [[['light foot slings', 'light foot slings']], 'south', 380, 285, 0, '#d8d2bd', ['blue']],
    [[['heavy horse'], ['heavy horse']], 'south', 640, 330, -20, '#6b2c4f'],
    [[['heavy artillery']], 'south', 260, 380, 10, '#a8201a'],
    [[['light artillery packed']], 'south', 320, 420, 0, '#a8201a', ['white']],
    [[['commander']], 'south', 440, 400, 0, '#a8201a'],
    [[['heavy foot pikes', 'heavy foot pikes']], 'north', 350, 190, 180, '#3c4f8a'],
    [[['heavy foot pikes'], ['heavy foot pikes']], 'north', 440, 196, 180, '#3c4f8a', ['red']],
    [[['heavy elephants bows']], 'north', 520, 210, 190, '#c08a2e'],
    [[['medium elephants']], 'north', 574, 216, 176, '#7c2d5e'],
    [[['heavy chariots']], 'north', 630, 200, 200, '#2e6f73'],
    [[['light chariots bows']], 'north', 300, 70, 150, '#2e6f73'],
    [[['light camels bows', 'light camels bows']], 'north', 380, 90, 180, '#d8d2bd', ['blue']],
    [[['medium horse', 'medium horse']], 'north', 480, 80, 180, '#3c4f8a'],
    [[['sub-commander']], 'north', 430, 140, 180, '#3c4f8a'],
  ]);

export const glorious = (): Sheet =>
  field(
    'field-glorious',
    'glorious',
    [
      [[['Knights', 'Knights', 'Knights']], 'south', 500, 330, 8, '#27408b'],
      [[['Foot longbow', 'Foot longbow', 'Foot longbow']], 'south', 590, 390, 0, '#b5292f'],
      [[['Bombards']], 'south', 660, 330, -12, '#27408b'],
      [[['Commander horse']], 'south', 500, 420, 0, '#27408b'],
      [
        [
          ['Heavy Cavalry', 'Heavy Cavalry'],
          ['Heavy Cavalry', 'Heavy Cavalry'],
        ],
        'north',
        300,
        90,
        170,
        '#4f7a4a',
      ],
      [[['Elephants', 'Elephants']], 'north', 570, 190, 190, '#c08a2e'],
      [[['Camels', 'Camels', 'Camels']], 'north', 660, 150, 190, '#d8d2bd'],
      [[['Rockets']], 'north', 500, 60, 180, '#c08a2e'],
      [
        [
          ['Foot handgun', 'Foot handgun'],
          ['Foot handgun', 'Foot handgun'],
        ],
        'north',
        480,
        210,
        180,
        '#7a2436',
      ],
    ],
    [
      ['south', 350, 340, 12, ['Foot pike', 'Foot pike', 'Foot bill', 'Foot hand']],
      ['north', 400, 110, 190, ['Foot pike', 'Foot handgun']],
    ],
  );
