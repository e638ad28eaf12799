/** Programs as guests: players of their own, whom somebody answers for, and who show a token instead of a cookie. */
import type { TokenAnswer } from '../protocol/index.js';
import type { Hall } from '../hall/hall.js';
import { folded } from '../hall/names.js';
import { changed } from '../hall/renaming.js';
import { Refused } from '../hall/refused.js';
import type { PlayerRow } from '../store/store.js';
import { forget } from './leaving.js';

const MOST_PROGRAMS = 5;

/** Only somebody whose name is his own answers for a program. */
export const makeProgram = async (hall: Hall, owner: PlayerRow, given: string): Promise<TokenAnswer> => {
  if (owner.kind !== 'person') throw new Refused(403, 'claim');
  const { accounts } = hall.store;
  if ((await accounts.programsOf(owner.id)).length >= MOST_PROGRAMS) throw new Refused(429, 'many');
  if (!hall.errands.spend(owner.id)) throw new Refused(429, 'rate');
  const program = await hall.people.welcome(given);
  if ('flaw' in program) throw program.flaw === 'taken' ? new Refused(409, 'taken') : new Refused(400, 'name');
  const claimed = hall.time.now();
  await accounts.setAccount({ player: program.id, kind: 'program', owner: owner.id, claimed, password: undefined });
  changed(hall, program.id);
  return { name: program.name, token: await hall.people.enter(program.id, 'token') };
};

const own = async (hall: Hall, owner: PlayerRow, name: string): Promise<PlayerRow> => {
  const account = await hall.store.accounts.accountNamed(folded(name));
  const program = account?.owner === owner.id ? await hall.store.player(account.player) : undefined;
  if (!program) throw new Refused(404, 'unknown');
  return program;
};

/** Another token; whoever has the one before is hung up on. */
export const tokenOf = async (hall: Hall, owner: PlayerRow, name: string): Promise<TokenAnswer> => {
  const program = await own(hall, owner, name);
  await hall.store.accounts.endSessions(program.id);
  changed(hall, program.id);
  return { name: program.name, token: await hall.people.enter(program.id, 'token') };
};

export const removeProgram = async (hall: Hall, owner: PlayerRow, name: string): Promise<void> =>
  forget(hall, await own(hall, owner, name));
