// Positions to measure with: records as the page imports them, at a decision in which units can be chosen.
import { answer, openMatch, recordOf } from '@five-victories/engine/kernel';
import { fineEdition } from '@five-victories/engine/fine';
import { gloriousEdition } from '@five-victories/engine/glorious';
import { greatEdition } from '@five-victories/engine/great';
import { splendidEdition } from '@five-victories/engine/splendid';

/** So many units of so many stands a side. */
const army = (name, units, stands) => ({
  name,
  units: Array.from({ length: units }, (_, i) => ({
    name: `${name} ${i + 1}`,
    type: 'P&M',
    stands: 'P'.repeat(Math.floor(stands / 3)) + 'M'.repeat(stands - Math.floor(stands / 3)),
  })),
});

const isMoving = ({ decision }) => decision.kind === 'activity' && decision.side === 'south';
/** Set-ups and what keeps things quiet: the first option of a set-up, else the one that declines. */
const QUIET = ['done', 'end'];
const quiet = ({ options }) => options.find((option) => QUIET.includes(option.do)) ?? options[0];

function sceneOf(name, units, stands, options) {
  const begin = { armies: { south: army('South', units, stands), north: army('North', units, stands) }, options };
  const faults = [];
  const match = openMatch(fineEdition, begin, { seed: 1 }, 'match', faults);
  if (!match) throw new Error(faults.map(({ path, because }) => `${path}: ${because}`).join('\n'));
  while (!isMoving(match)) answer(match, quiet(match.decision));
  return { name, record: JSON.stringify(recordOf(fineEdition, match)) };
}

/** What one unit of a game is, and from one to the next in a rank and from rank to rank. */
const MEASURED = [
  { game: splendidEdition, unit: { type: 'P&M', layout: 'MMPM' }, step: [7000, 3400], table: [100, 60] },
  { game: greatEdition, unit: { type: 'medium foot bows' }, step: [10000, 4200], table: [180, 120] },
  { game: gloriousEdition, unit: { type: 'foot longbow' }, step: [9000, 2500], table: [120, 60] },
];
const FILES = 10;

/** Woods, rough ground and a village on both flanks, where nobody stands. */
const flanks = (tableWidth, tableDepth) => {
  const size = tableDepth * 180;
  const square = (type, x, y) => ({
    type,
    points: [
      [x, y],
      [x + size, y],
      [x + size, y + size],
      [x, y + size],
    ],
  });
  const column = (x) => ['wood', 'village', 'rough', 'wood'].map((type, i) => square(type, x, 500 + i * size * 1.3));
  return [...column(500), ...column(tableWidth * 1000 - size - 500)];
};

/** Forty units a side in four ranks, not far from the enemy; the first of them is to move. */
function measuredScene({ game, unit, step: [across, down], table: [tableWidth, tableDepth] }, units) {
  const rank = (i) => Math.floor(i / FILES);
  const place = (i) => ({
    x: tableWidth * 500 + ((i % FILES) - FILES / 2 + 0.5) * across,
    away: 4000 + rank(i) * down,
  });
  const sideOf = (letter, name, sign, heading) =>
    Array.from({ length: units }, (_, i) => {
      const { x, away } = place(i);
      return {
        ...unit,
        id: `${letter}${i + 1}`,
        name: `${name} ${i + 1}`,
        x,
        y: tableDepth * 500 - sign * away,
        heading,
      };
    });
  const position = {
    game: game.id,
    phase: 'initiativeMovement',
    options: { tableWidth, tableDepth, terrain: flanks(tableWidth, tableDepth) },
    units: [...sideOf('S', 'South', 1, 0), ...sideOf('N', 'North', -1, 1800)],
  };
  const faults = [];
  const match = openMatch(game, { position }, { seed: 1 }, 'match', faults);
  if (!match) throw new Error(faults.map(({ path, because }) => `${path}: ${because}`).join('\n'));
  const stands = match.state.units.reduce((sum, each) => sum + each.stands.length, 0);
  const name = `${game.title}: ${2 * units} units, ${stands} stands`;
  return { name, measured: true, record: JSON.stringify(recordOf(game, match)) };
}

export const scenes = () => [
  sceneOf('40 units', 20, 5, { columns: 7 }),
  sceneOf('602 stands', 43, 7, { columns: 9, unitLimitPerZone: 7 }),
  ...MEASURED.map((each) => measuredScene(each, 40)),
];
