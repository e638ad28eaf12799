import { describe, expect, test } from 'vitest';
import type { Entrant, Meeting, Result } from '../../src/clubs/meetings.js';
import { knockOutStandings, swissStandings } from '../../src/clubs/standings.js';

const entrants = (...ids: string[]): Entrant[] => ids.map((id, i) => ({ id, seed: i + 1, isGone: false }));
const meeting = (round: number, board: number, south: string, north: string | undefined, result: Result): Meeting => ({
  round,
  board,
  south,
  north,
  result,
});
const shown = (rows: ReturnType<typeof swissStandings>): string[] =>
  rows.map(({ id, place, points, buchholz, by }) => `${place} ${id} ${points}/${buchholz}${by ? ` ${by}` : ''}`);

describe('standings of a Swiss tournament', () => {
  test('go by points, then by what the opponents have, and say so', () => {
    const meetings = [
      meeting(1, 1, 'anna', 'dora', 'south'),
      meeting(1, 2, 'bert', 'carl', 'south'),
      meeting(2, 1, 'bert', 'anna', 'north'),
      meeting(2, 2, 'dora', 'carl', 'drawn'),
    ];
    expect(shown(swissStandings(entrants('anna', 'bert', 'carl', 'dora'), meetings))).toEqual([
      '1 anna 4/3',
      '2 bert 2/5 points',
      '3 dora 1/5 points',
      '4 carl 1/3 buchholz',
    ]);
  });

  test('go by the match between two who are level otherwise', () => {
    const meetings = [
      meeting(1, 1, 'anna', 'bert', 'north'),
      meeting(1, 2, 'carl', 'dora', 'south'),
      meeting(2, 1, 'anna', 'carl', 'south'),
      meeting(2, 2, 'bert', 'dora', 'north'),
    ];
    expect(shown(swissStandings(entrants('anna', 'bert', 'carl', 'dora'), meetings))).toEqual([
      '1 anna 2/4',
      '1 bert 2/4 shared',
      '1 carl 2/4 shared',
      '1 dora 2/4 shared',
    ]);
    const third = [...meetings, meeting(3, 1, 'anna', 'dora', 'drawn'), meeting(3, 2, 'carl', 'bert', 'drawn')];
    // Each has met each: it was 2-0 1-1 among them, so that victories against those who are level decide nothing here.
    expect(swissStandings(entrants('anna', 'bert', 'carl', 'dora'), third).map(({ place }) => place)).toEqual([1, 1, 1, 1]); // prettier-ignore
    const two = [meeting(1, 1, 'anna', 'bert', 'north'), meeting(2, 1, 'anna', undefined, 'south')];
    const more = [...two, meeting(2, 2, 'bert', 'carl', 'north')];
    const rows = swissStandings(entrants('anna', 'bert', 'carl'), more);
    expect(rows.find(({ id }) => id === 'anna')).toMatchObject({ points: 2, buchholz: 4, wins: 0 });
  });

  test('decide by the direct encounter only where all who are level have met', () => {
    const meetings = [
      meeting(1, 1, 'anna', 'bert', 'north'),
      meeting(1, 2, 'carl', 'dora', 'south'),
      meeting(2, 1, 'bert', 'carl', 'north'),
      meeting(2, 2, 'anna', 'dora', 'south'),
    ];
    // Anna and Bert have a victory each; Bert's opponents have more points.
    expect(shown(swissStandings(entrants('anna', 'bert', 'carl', 'dora'), meetings))).toEqual([
      '1 carl 4/2',
      '2 bert 2/6 points',
      '3 anna 2/2 buchholz',
      '4 dora 0/6 points',
    ]);
    const level = [meeting(1, 1, 'anna', 'bert', 'south'), meeting(2, 1, 'anna', 'carl', 'neither'), meeting(2, 2, 'bert', 'dora', 'south')]; // prettier-ignore
    const rows = swissStandings(entrants('anna', 'bert', 'carl', 'dora'), level);
    expect(rows.slice(0, 2).map(({ id }) => id)).toEqual(['anna', 'bert']);
  });
});

test('what is not decided yet counts for nothing', () => {
  const meetings = [meeting(1, 1, 'anna', 'bert', 'south'), { round: 2, board: 1, south: 'bert', north: 'anna' }];
  const rows = swissStandings(entrants('anna', 'bert'), meetings);
  expect(rows.map(({ id, points, buchholz, played }) => [id, points, buchholz, played])).toEqual([
    ['anna', 2, 0, 1],
    ['bert', 0, 2, 1],
  ]);
});

test('standings of a knock-out go by how far somebody came', () => {
  const meetings = [
    meeting(1, 1, 'anna', undefined, 'south'),
    meeting(1, 2, 'bert', 'carl', 'north'),
    meeting(2, 1, 'anna', 'carl', 'north'),
  ];
  expect(knockOutStandings(entrants('anna', 'bert', 'carl'), meetings).map(({ id, place, by }) => [id, place, by])).toEqual([
    ['carl', 1, undefined],
    ['anna', 2, 'round'],
    ['bert', 3, 'round'],
  ]); // prettier-ignore
});
