/**
 * After an upgrade: matches that stand under today's rules exactly as under their own, after each of their lines, go on
 * by today's. The others are played to their end by the rules they began with.
 */
import {
  digest,
  interruptRefusal,
  openMatch,
  refusal,
  SIDES,
  type AnyMatch,
  type Playable,
} from '@five-victories/engine/kernel';
import type { HallLine } from '@five-victories/engine/fair';
import { inTurn, type Board, type Known } from '../hall/board.js';
import { boardOf, Missing } from '../hall/boards.js';
import type { Hall } from '../hall/hall.js';
import { told } from '../hall/journal.js';
import { hintPresence, presenceOf } from '../hall/presence.js';
import { look, spread } from '../hall/writing.js';
import { afterLine, beginning, type Standing } from '../log/standing.js';
import { OtherRules } from './rules.js';

/** Others have their turn after so many lines. */
const AT_ONCE = 25;

const breath = async (): Promise<void> => new Promise((resolve) => void setImmediate(resolve));

const mayBeSaid = ({ match }: Standing, line: HallLine): boolean => {
  if (line.kind !== 'said') return true;
  const refused = line.interrupt ? interruptRefusal(match, line.by, line.choice) : refusal(match, line.choice);
  return refused === undefined;
};

/** The same log under both: each answer may be said, throws the same dice, and leads to the same position. */
const agree = async (own: Standing, today: Standing, lines: readonly HallLine[]): Promise<boolean> => {
  let [one, other] = [own, today];
  if (digest(one.match) !== digest(other.match)) return false;
  for (const [i, line] of lines.entries()) {
    if (!mayBeSaid(other, line)) return false;
    [one, other] = [afterLine(one, line), afterLine(other, line)];
    if (digest(one.match) !== digest(other.match)) return false;
    if (i % AT_ONCE === AT_ONCE - 1) await breath();
  }
  return true;
};

const openedBy = (game: Playable, begin: unknown): AnyMatch | undefined =>
  openMatch<AnyMatch>(game, begin, { hand: true }, 'begin', []);

/** A match that waits for its first line: it begins alike. */
const beginAlike = (own: Playable, today: Playable, begin: unknown): boolean => {
  const [one, other] = [openedBy(own, begin), openedBy(today, begin)];
  return one !== undefined && other !== undefined && digest(one) === digest(other);
};

/** Whether today's rules make the same of all that was said. What they trip over they do not make the same of. */
export const standsAlike = async ({ row, standing, log }: Known, own: Playable, today: Playable): Promise<boolean> => {
  try {
    if (!standing) return beginAlike(own, today, JSON.parse(row.begin));
    const [one, other] = [own, today].map((game) => beginning({ ...standing.given, game }, []));
    const lines = log.map(({ line }) => line);
    return one !== undefined && other !== undefined && (await agree(one, other, lines));
  } catch {
    return false;
  }
};

/** Somebody at its table plays by the rules it has: nothing is changed under his hands. */
const isSeated = (board: Board): boolean => {
  const { viewers, known } = board;
  const { sides, watching } = presenceOf(board);
  const people = sides.filter((side) => known.row.seats[side]?.startsWith('player:'));
  return viewers.size > 0 || people.length > 0 || watching > 0;
};

/** What lies ready was thought of under the old rules. */
const hasPlans = ({ secrets }: Known): boolean =>
  SIDES.some((side) => secrets[`drawer:${side}`] !== undefined || secrets[`orders:${side}`] !== undefined);

const move = async (board: Board): Promise<boolean> => {
  const { hall, id, known } = board;
  const { row } = known;
  const { rules } = hall;
  const version = rules.today[row.game];
  if (version === undefined || version === row.version || row.status === 'over') return false;
  const [own, today] = [rules.gameOf(row.game, row.version), rules.gameOf(row.game, version)];
  if (!own || !today || isSeated(board) || board.thinking !== undefined || hasPlans(known)) return false;
  if (!(await standsAlike(known, own, today))) return false;
  if (!(await hall.store.change(id, { status: row.status, said: row.said }, { version }))) return false;
  hall.journal.info('a match goes on by the rules of today', { match: id, game: row.game, from: row.version, version });
  await look(board);
  await spread(board, known);
  return true;
};

/** Tries all matches in progress that go by other rules, once; how many were moved. */
export const moveMatches = async (hall: Hall): Promise<number> => {
  let moved = 0;
  for (const { game, version } of await hall.store.rulesInUse()) {
    if (!hall.rules.keptFor(game, version)) continue;
    let after = '';
    for (;;) {
      const [id] = await hall.store.playedBy(game, version, after, 1);
      if (id === undefined || hall.isClosing) break;
      after = id;
      moved += (await tried(hall, id)) ? 1 : 0;
      await breath();
    }
  }
  return moved;
};

/** Other halls have said by then who sits at theirs. A hint that is lost costs a table its page, and no answer. */
const HEARD = 200;

const tried = async (hall: Hall, id: string): Promise<boolean> => {
  try {
    const board = await boardOf(hall, id);
    hintPresence(board, true);
    await new Promise<void>((resolve) => void hall.time.after(HEARD, resolve));
    return await inTurn(board, async () => move(board));
  } catch (error) {
    if (!(error instanceof Missing || error instanceof OtherRules))
      hall.journal.error('a match could not be tried under the rules of today', { match: id, error: told(error) });
    return false;
  }
};

/** After a start other halls may still be of the older build, and could not play what is moved. */
export const SETTLED = 10 * 60_000;
const AGAIN = 60 * 60_000;

/** Moves matches when the upgrade has settled, and those that somebody sat at then in the hours after; ends by what it returns. */
export const keepMoving = (hall: Hall, settled = SETTLED): (() => void) => {
  if (hall.rules.kept.length === 0) return () => undefined;
  let isMoving = false;
  const go = (): void => {
    if (isMoving) return;
    isMoving = true;
    moveMatches(hall)
      .catch((error: unknown) => hall.journal.error('matches could not be moved', { error: told(error) }))
      .finally(() => (isMoving = false));
  };
  const first = hall.time.after(settled, go);
  const more = hall.time.every(AGAIN, go);
  return () => {
    first();
    more();
  };
};
