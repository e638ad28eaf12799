/** Begins a match and keeps it, so that the table can open it like any other. */
import { SIDES, type DiceSource, type Fault } from '@five-victories/engine/kernel';
import { bookOf } from '../match/book.js';
import type { GameId } from '../match/game-ids.js';
import type { Seats } from '../match/seats.js';
import { openSession, type AnySession } from '../match/session.js';
import { keptOf, type Chapter } from '../store/kept-match.js';
import { keep, list } from '../store/matches.js';
import { toldIn } from '../store/told.js';
import { diceSeed, newId } from './chance.js';
import { distinctName } from './match-name.js';
import { goTo } from './route.js';

export interface Begun {
  readonly game: GameId;
  readonly name: string;
  readonly seats: Seats;
  readonly friendly: boolean;
  readonly guided?: boolean | undefined;
  readonly learned?: readonly string[] | undefined;
  readonly coats: { readonly south: string; readonly north: string };
  readonly earlier?: readonly Chapter[] | undefined;
  readonly begin: unknown;
  readonly hand: boolean;
}

export const keepNew = async (match: Omit<Begun, 'begin' | 'hand'>, session: AnySession): Promise<string> => {
  const id = newId();
  const now = Date.now();
  const name = distinctName(
    match.name,
    (await list()).map((kept) => kept.name),
  );
  const news = { chapter: match.earlier?.length ?? 0, from: 0, lines: session.moments.map(toldIn) };
  await keep(keptOf({ ...match, name, id, begun: now }, session, now), news);
  return id;
};

/** Begins a match and goes to its table; or why it cannot begin. Against somebody elsewhere it is proposed to him. */
export const playNew = async (match: Begun): Promise<readonly Fault[]> => {
  const dice: DiceSource = match.hand ? { hand: true } : { seed: diceSeed() };
  const faults: Fault[] = [];
  const session = openSession(await bookOf(match.game), match.begin, dice, faults);
  if (!session) return faults;
  if (SIDES.some((side) => match.seats[side] === 'remote')) (await import('../hall/propose.js')).drawUp(match);
  else goTo({ page: 'match', id: await keepNew(match, session) });
  return [];
};
