/** The clocks worked out anew from the lines alone: what each side can have left at least and at most. */
import { both, isSecret, openMatch, SIDES, type AnyMatch, type Both, type Side } from '@five-victories/engine';
import { askedNow, isPlayed, playLine, standing, type HallLine } from '@five-victories/engine/fair';
import type { HereTell, TimeControl } from '../src/protocol/index.js';
import { gameNamed } from '../src/hall/games.js';

/** So much lag may be given back for an answer. */
const MOST_LAG = 1_000;

interface Bounds {
  readonly least: Both<number>;
  readonly most: Both<number>;
}

const spend = ({ least, most }: Bounds, match: AnyMatch, longest: number, shortest: number): Bounds => {
  const asked = askedNow(match);
  // Whoever has filled his drawer may have stopped his clock while the other still thinks.
  const surely = (side: Side): boolean => asked.includes(side) && (!isSecret(match) || match.decision!.side === side);
  return {
    least: both((side) => least[side] - (asked.includes(side) ? longest : 0)),
    most: both((side) => most[side] - (surely(side) ? shortest : 0)),
  };
};

const given = ({ least, most }: Bounds, by: Side, { bank, plus }: TimeControl, spent: number): Bounds => ({
  least: { ...least, [by]: Math.min(bank, least[by] + plus) },
  most: { ...most, [by]: Math.min(bank, most[by] + plus + Math.min(MOST_LAG, spent)) },
});

/** Of a match without take-backs and pauses. `created` is before its clocks began, its first line after. */
export const clockFaults = ({ head, clock, lines: shown }: HereTell, time: TimeControl): string[] => {
  const lines = shown as readonly HallLine[];
  const match = openMatch<AnyMatch>(gameNamed(head.game)!, head.begin, { hand: true }, 'begin', [])!;
  let bounds: Bounds = { least: both(() => time.bank), most: both(() => time.bank) };
  let since = head.created;
  for (const [i, line] of standing(lines).entries()) {
    const spent = Math.max(0, line.at - since);
    bounds = spend(bounds, match, spent, i === 0 ? 0 : spent);
    if (line.kind === 'said' && !line.interrupt) bounds = given(bounds, line.by, time, spent);
    since = line.at;
    if (isPlayed(line)) playLine(match, line);
  }
  if (!clock) return ['there is no clock'];
  return SIDES.filter((side) => clock.left[side] < bounds.least[side] || clock.left[side] > bounds.most[side]).map(
    (side) => `${side} has ${clock.left[side]} ms left, not from ${bounds.least[side]} to ${bounds.most[side]}`,
  );
};
