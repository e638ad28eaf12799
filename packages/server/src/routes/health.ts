/** For those who look after the hall: whether it is well, and figures. */
import type { ServerResponse } from 'node:http';
import type { Hall } from '../hall/hall.js';
import { answerJson, answerText } from './http.js';

/** How long the database may take to say that it is there. */
const PATIENCE = 3_000;

const isWell = async ({ store }: Hall): Promise<boolean> => {
  const late = new Promise<boolean>((resolve) => setTimeout(() => resolve(false), PATIENCE).unref());
  return Promise.race([store.isWell().catch(() => false), late]);
};

export const answerHealth = async (hall: Hall, response: ServerResponse): Promise<void> => {
  const store = await isWell(hall);
  const well = store && !hall.isClosing;
  answerJson(response, well ? 200 : 503, { well, store, closing: hall.isClosing });
};

export const answerMetrics = async (hall: Hall, response: ServerResponse): Promise<void> => {
  const counts = await hall.store.counts().catch(() => ({}));
  const { waiting, thinking } = hall.bots.load();
  const words = hall.metrics.text([
    { name: 'hall_matches', help: 'Matches in the store by state', label: 'state', values: counts },
    { name: 'hall_boards', help: 'Matches in memory', values: { '': hall.boards.size } },
    { name: 'hall_sockets', help: 'Tables that are connected', values: { '': hall.tables.size } },
    { name: 'hall_bots', help: 'Decisions of bots', label: 'state', values: { waiting, thinking } },
    { name: 'hall_memory_bytes', help: 'Resident memory', values: { '': process.memoryUsage().rss } },
  ]);
  answerText(response, 200, words, 'text/plain; version=0.0.4');
};
