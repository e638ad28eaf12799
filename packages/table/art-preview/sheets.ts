import type { Game, Level } from '../src/art/index.js';
import {
  dieFace,
  dieVariables,
  LINES,
  letterSymbol,
  MARKER_NAMES,
  markerSymbol,
  patch,
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
} from '../src/art/index.js';
import type { Sheet } from './page.js';
import { Page, stand, style } from './page.js';
import { battle, glorious, great } from './scenes.js';

const GAMES: readonly Game[] = ['fine', 'major', 'splendid', 'great', 'glorious'];
function kindSheet(game: Game, level: Level, zoom: number, letter: boolean): Sheet {
  const page = new Page();
  page.add(terrainPattern('turf'));
  const width = 1400;
  let [x, y, deepest] = [16, 34, 0];
  const drawn = standKinds(game).flatMap((kind) =>
    (['south', 'north'] as const).map((side) => {
      const size = standSymbol(game, kind, { level: 'far' });
      if (x + size.width + 12 > width / zoom) [x, y, deepest] = [16, y + deepest + 36, 0];
      const svg = stand(page, game, kind, side, x + size.width / 2, y + size.depth / 2, {
        level,
        variant: side === 'south' ? 0 : 1,
        letter,
      });
      const label =
        side === 'south' && zoom > 1
          ? `<text x="${x}" y="${y + size.depth + 9}" font-family="sans-serif" font-size="${10 / zoom}" fill="#1c2410">${kind}</text>`
          : '';
      x += size.width + (zoom > 1 ? 16 : 8);
      deepest = Math.max(deepest, size.depth);
      return svg + label;
    }),
  );
  const height = Math.ceil((y + deepest + 20) * zoom);
  page.body = `<rect width="100%" height="100%" fill="url(#fv-surface-turf)"/>${drawn.join('')}`;
  return {
    name: `${game}-${level}-${zoom}`,
    width,
    height,
    html: page.html(width, height, `0 0 ${width / zoom} ${height / zoom}`, 'light'),
  };
}

function things(theme: 'light' | 'dark'): Sheet {
  const page = new Page();
  SURFACES.forEach((surface) => page.add(terrainPattern(surface)));
  const features = TERRAINS.map((terrain, i) =>
    terrainFeature(terrain, patch((i % 3) * 210 + 10, Math.floor(i / 3) * 220 + 10, 190, 205, i + 1), { seed: i + 1 }),
  );
  const villages = (['great', 'major'] as const).map((game, i) =>
    terrainFeature('village', patch(640, 10 + i * 220, 190, 205, 3), { seed: 4 + i, game }),
  );
  const lines = LINES.map((kind, i) =>
    terrainLine(kind, [
      [20, 458 + i * 34],
      [240, 468 + i * 34],
      [420, 452 + i * 34],
      [640, 466 + i * 34],
      [820, 458 + i * 34],
    ]),
  );
  const markers = MARKER_NAMES.map((name, i) => page.use(markerSymbol(name), 26 + i * 16, 580));
  const counts = [1, 2, 3, 12].map((count, i) => page.use(markerSymbol('green', count), 200 + i * 16, 580));
  const letters = [...'PMLHXYDGC'].map(
    (letter, i) =>
      `<g style="${style(standVariables(i % 2 ? 'north' : 'south', '#a33b2a'))}">${page.use(letterSymbol(letter), 280 + i * 12, 580)}</g>`,
  );
  const staked = `${stand(page, 'major', 'MF longbows', 'south', 480, 584)}${page.use(stakesSymbol(60), 480, 574)}`;
  const states = ['plain', 'hit', 'miss', 'again'] as const;
  const dice = ([6, 12] as const).flatMap((sides) =>
    Array.from(
      { length: sides },
      (_, i) =>
        `<g style="${style(dieVariables(states[i % 4] ?? 'plain'))}">${page.use(dieFace(sides, i + 1), (sides === 6 ? 30 : 220) + i * 28, 634, sides === 6 ? i * 7 - 16 : 0)}</g>`,
    ),
  );
  page.body = `<rect width="840" height="670" fill="url(#fv-surface-turf)"/>${tableFrame(840, 670)}${features.join('')}${villages.join('')}${lines.join('')}<rect x="8" y="604" width="580" height="60" rx="4" fill="url(#fv-surface-felt)"/><rect x="600" y="604" width="230" height="60" rx="4" fill="url(#fv-surface-parchment)"/>${markers.join('')}${counts.join('')}${letters.join('')}${staked}${dice.join('')}`;
  return { name: `things-${theme}`, width: 1400, height: 1136, html: page.html(1400, 1136, '-30 -30 900 730', theme) };
}

export const sheets = (): Sheet[] => [
  ...GAMES.map((game) => kindSheet(game, 'near', 4, false)),
  ...GAMES.map((game) => kindSheet(game, 'near', 1, false)),
  ...GAMES.map((game) => kindSheet(game, 'mid', 0.8, false)),
  ...GAMES.map((game) => kindSheet(game, 'far', 2, false)),
  // 14 px to a base 40 mm wide.
  ...GAMES.map((game) => kindSheet(game, 'far', 0.35, false)),
  kindSheet('splendid', 'near', 3, true),
  battle('light', 'near'),
  battle('dark', 'near'),
  battle('light', 'far'),
  great(),
  glorious(),
  things('light'),
  things('dark'),
];
