/** Names on the table, of every ready-made army of all five games. */
import { expect, test } from 'vitest';
import { armyBookOf } from '../src/armies/army-book.js';
import { GAME_IDS } from '../src/match/game-ids.js';
import { leaderName, namesOf, shortName } from '../src/view/short-names.js';

/** Words that name nobody when they stand alone. */
const NOBODY =
  /^(King|Queen|Great|Royal|Poland|Henry|Rhine|Land|Upper|Sea|Body|Red|Field|Left|Right|Horse|Foot|Guns|King's|Queen's|Prince's)$/i;

const armies = (await Promise.all(GAME_IDS.map(armyBookOf))).flatMap((book) =>
  book.armies.map((army) => ({ game: book.id, army })),
);

const matchOf = (names: readonly string[]) => {
  const units = names.map((name, i) => ({ id: `S${i}`, side: 'south', name }));
  return { state: { units, index: {} } };
};

test('ready-made armies of all games are there', () => expect(armies.length).toBeGreaterThan(80));

test.each(armies)('$game: $army.name', ({ army }) => {
  const names = army.units.map(({ name }, i) => name ?? `${i}`);
  const match = matchOf(names);
  const short = match.state.units.map(({ id }) => shortName(match, id));
  expect(new Set(short).size).toBe(new Set(names).size);
  short.forEach((each, i) => {
    expect(each).not.toMatch(NOBODY);
    expect(each.length).toBeLessThanOrEqual(names[i]!.length);
    expect(namesOf(match, `S${i}`)).toContain(names[i]);
  });
  if (process.env['NAMES']) console.log(army.name, '\n', names.map((name, i) => `${name} = ${short[i]}`).join('\n '));
});

test('a form that two could mean is nobody’s', () => {
  const match = matchOf(["Prince Rupert's Horse", "Prince Rupert's Bluecoats", "King's Lifeguard of Foot"]);
  expect(match.state.units.map(({ id }) => shortName(match, id))).toEqual([
    "Rupert's Horse",
    "Rupert's Bluecoats",
    "King's Lifeguard",
  ]);
});

test.each([
  ['Sir Thomas Fairfax', 'Fairfax'],
  ['Prince Rupert of the Rhine', 'Prince Rupert'],
  ['Robert Devereux, Earl of Essex', 'Essex'],
  ["Louis de Bourbon, Duc d'Enghien", 'Enghien'],
  ['Albrecht von Wallenstein', 'Wallenstein'],
  ['Charles the Bold, Duke of Burgundy', 'Charles the Bold'],
  ['King Henry V', 'King Henry V'],
  ['Gustavus Adolphus', 'Gustavus Adolphus'],
  ['Subutai', 'Subutai'],
])('%s is called %s', (name, called) => expect(leaderName(name)).toBe(called));
