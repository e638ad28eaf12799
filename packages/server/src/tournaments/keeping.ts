/** Looks after all tournaments: any hall may, and as often as it likes. */
import type { Hall } from '../hall/hall.js';
import { told } from '../hall/journal.js';
import type { Millis } from '../protocol/index.js';
import { tendTournament } from './settling.js';

const LOOKS: Millis = 5_000;
const MOST = 50;

const guarded = async (hall: Hall, tournament: string | undefined, act: () => Promise<unknown>): Promise<void> => {
  try {
    await act();
  } catch (error) {
    hall.metrics.errors.add();
    hall.journal.error('a tournament could not be looked after', { tournament, error: told(error) });
  }
};

export const lookAfterTournaments = async (hall: Hall): Promise<void> => {
  const { tournaments } = hall.store;
  const ids = new Set([...(await tournaments.unsettled(MOST)), ...(await tournaments.due(hall.time.now(), MOST))]);
  for (const id of ids) await guarded(hall, id, async () => tendTournament(hall, id));
};

/** What it returns ends that, when what is under way is done. */
export const keepTournaments = (hall: Hall): (() => Promise<void>) => {
  let round: Promise<void> | undefined;
  const still = hall.time.every(LOOKS, () => {
    round ??= guarded(hall, undefined, async () => lookAfterTournaments(hall)).finally(() => (round = undefined));
  });
  return async () => {
    still();
    await round;
  };
};
