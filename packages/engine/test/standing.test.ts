/** What the engine says of how a match stands, held against what then happens in the recorded matches. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  answer,
  begin,
  diceFrom,
  interrupt,
  recordShape,
  SIDES,
  type Fault,
  type Losses,
  type Playable,
  type Side,
} from '../src/kernel/index.js';
import { fine } from '../src/games/fine/fine.js';
import { glorious } from '../src/games/glorious/glorious.js';
import { great } from '../src/games/great/great.js';
import { major } from '../src/games/major/major.js';
import { splendid } from '../src/games/splendid/splendid.js';
import * as tabletop from '../src/tabletop/index.js';
import * as zonal from '../src/zonal/index.js';

type AnyMatch = zonal.ZonalMatch | tabletop.TabletopMatch;

const isZonal = (match: AnyMatch): match is zonal.ZonalMatch => ['fine', 'major'].includes(match.rules.id);
const lossesOf = (match: AnyMatch, side: Side): Losses =>
  isZonal(match) ? zonal.lossesOf(match, side) : tabletop.lossesOf(match, side);
const stakesOf = (match: AnyMatch) => (isZonal(match) ? zonal.stakesOf(match) : tabletop.stakesOf(match));
const outcomeNow = (match: AnyMatch) => (isZonal(match) ? zonal.outcomeNow(match) : tabletop.outcomeNow(match));
const goalsOf = (match: AnyMatch) => (isZonal(match) ? zonal.goalsOf(match) : tabletop.goalsOf(match));
const markOf = (match: AnyMatch, side: Side, brings: string): number =>
  lossesOf(match, side).marks.find((mark) => mark.brings === brings)?.at ?? Infinity;

interface Seen {
  event(match: AnyMatch, event: Readonly<Record<string, unknown>>): void;
  moment(match: AnyMatch): void;
}

const recordsOf = (game: { readonly id: string }): string[] =>
  readdirSync(new URL(`records/${game.id}/`, import.meta.url)).map((file) => `${game.id}/${file}`);

const replayed = (game: Playable<AnyMatch>, file: string, seen: Seen): AnyMatch => {
  const faults: Fault[] = [];
  const given: unknown = JSON.parse(readFileSync(new URL(`records/${file}`, import.meta.url), 'utf8'));
  const record = recordShape(game).read(given, file, faults);
  const match = game.open(record.begin, diceFrom(record.dice), file, faults)!;
  match.tell = (event) => seen.event(match, event);
  begin(match);
  for (const said of record.said) {
    if ('by' in said) interrupt(match, said.by, said.choice);
    else answer(match, said.choice);
    seen.moment(match);
  }
  return match;
};

const GAMES = [fine, major, splendid, great, glorious] as readonly unknown[] as readonly Playable<AnyMatch>[];
const RECORDS = GAMES.flatMap((game) => recordsOf(game).map((file) => [file, game] as const));

/** Ends that are counted, and not simply lost. */
const COUNTED = ['points', 'zones', 'losses', 'brokenWins'];

describe.each(RECORDS)('%s', (file, game) => {
  test('a mark is the loss with which it happens, and what is counted at the end is what was said before', () => {
    let outcomes = 0;
    let turn = 0;
    replayed(game, file, {
      event: (match, event) => {
        const side = event['side'] as Side;
        if (event['event'] === 'broken' && event['cause'] !== 'nobodyLeft')
          expect(lossesOf(match, side).lost).toBeGreaterThanOrEqual(markOf(match, side, 'breaks'));
        if (event['event'] === 'commanderRemoved')
          expect(lossesOf(match, side).lost).toBeGreaterThanOrEqual(markOf(match, side, 'commanderLeaves'));
        if (event['event'] === 'phase' && match.state.turn > turn) {
          // A reckoning is behind both sides, and neither has broken.
          turn = match.state.turn;
          for (const each of SIDES) expect(lossesOf(match, each).lost).toBeLessThan(markOf(match, each, 'breaks'));
        }
        if (event['event'] === 'outcome') {
          outcomes++;
          if (COUNTED.includes(String(event['cause']))) expect(outcomeNow(match)).toEqual(match.state.outcome);
        }
      },
      moment: () => undefined,
    });
    expect(outcomes).toBe(1);
  });

  test('goals held come to the points of the outcome, and the last turn is the one that was said', () => {
    const match = replayed(game, file, { event: () => undefined, moment: () => undefined });
    const points = (side: Side): number =>
      goalsOf(match).reduce((sum, { holder, worth }) => sum + (holder === side ? worth[side] : 0), 0);
    const { outcome, turn } = match.state;
    if (outcome!.points) for (const side of SIDES) expect([side, points(side)]).toEqual([side, outcome!.points[side]]);
    else expect(goalsOf(match)).toEqual([]);
    const last = stakesOf(match).endings.find(({ by }) => by === 'turnLimit')?.turn ?? Infinity;
    expect(turn).toBeLessThanOrEqual(last);
  });

  test('a unit has lost what its strength says, and hits tell what is to come', () => {
    let losses = 0;
    const before = new Map<string, number>();
    replayed(game, file, {
      event: () => undefined,
      moment: (match) => {
        for (const unit of match.state.units) {
          const strength = isZonal(match)
            ? zonal.strengthOf(match, unit as zonal.Unit)
            : tabletop.strengthOf(match, unit as tabletop.Unit);
          expect(strength.left).toBeLessThanOrEqual(strength.whole);
          expect(strength.afterHits).toBeLessThanOrEqual(strength.left);
          if (unit.hits === 0 && strength.left > 0 && !('aside' in unit && unit.aside))
            expect(strength.afterHits).toBe(strength.left);
          if (strength.left < (before.get(unit.id) ?? 0)) losses++;
          before.set(unit.id, strength.left);
        }
      },
    });
    expect(losses).toBeGreaterThan(0);
  });
});

test('what a match is decided by, and what ends it, as its options say', () => {
  const match = (game: Playable<AnyMatch>, file: string) =>
    replayed(game, file, { event: () => undefined, moment: () => undefined });
  const byZones = stakesOf(match(GAMES[0]!, 'fine/hidden.json'));
  expect(byZones.decidedBy).toMatchObject({ what: 'zones', forFull: 10 });
  expect(byZones.endings.map(({ by }) => by)).toContain('retreat');
  expect(stakesOf(match(GAMES[0]!, 'fine/alternate.json')).decidedBy.what).toBe('goals');
  expect(stakesOf(match(GAMES[4]!, 'glorious/hidden.json')).endings[0]).toMatchObject({ by: 'chiefLost', loses: true });
  const splendidMarks = lossesOf(match(GAMES[2]!, 'splendid/hidden.json'), 'south').marks;
  expect(splendidMarks.map(({ brings }) => brings)).toEqual(['subCommandersLeave', 'commanderLeaves', 'breaks']);
  expect(splendidMarks[0]!.at).toBeLessThan(splendidMarks[1]!.at);
  expect(splendidMarks[1]!.at).toBeLessThan(splendidMarks[2]!.at);
});
