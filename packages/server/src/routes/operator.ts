/** The operator's requests: each shows a token; one that only reads never acts. */
import { createHash, timingSafeEqual } from 'node:crypto';
import { newBanShape, pardonShape, verdictShape, type OperatorAnswer } from '../protocol/index.js';
import { Refused } from '../hall/refused.js';
import { ban, closeReport, overview, pardon } from '../people/operating.js';
import { addressOfAsked, LARGE, type Answer, type Asked, type Routes } from './asked.js';
import { bearerOf } from './gate.js';
import { bodyOf } from './http.js';
import { actAsOperator } from './tournaments.js';

const isToken = (shown: string, hash: string | undefined): boolean =>
  hash !== undefined && timingSafeEqual(createHash('sha256').update(shown).digest(), Buffer.from(hash, 'hex'));

/** Whether he may act. Where no token is set there is nothing here. */
const operator = (asked: Asked): boolean => {
  const { gate, hall, request } = asked;
  const { reads, acts } = gate.operator ?? {};
  if (reads === undefined && acts === undefined) throw new Refused(404, 'unknown');
  const shown = bearerOf(request) ?? '';
  if (isToken(shown, acts)) return true;
  if (isToken(shown, reads)) return false;
  if (!hall.tries.spend(addressOfAsked(asked), 'the operator')) throw new Refused(429, 'rate');
  throw new Refused(401, 'credentials');
};

const look: Answer = async (asked): Promise<OperatorAnswer> => {
  const mayAct = operator(asked);
  return overview(asked.hall, mayAct);
};

/** What an operator does, if his token may, and how things are afterwards. */
const acting =
  (act: (asked: Asked) => Promise<void>): Answer =>
  async (asked) => {
    if (!operator(asked)) throw new Refused(403, 'credentials');
    await act(asked);
    return look(asked);
  };

const actInTournament: Answer = async (asked) => {
  if (!operator(asked)) throw new Refused(403, 'credentials');
  return actAsOperator(asked);
};

export const OPERATOR_ROUTES: Routes = {
  operator: { GET: look },
  'operator/tournaments/*/acts': { POST: actInTournament },
  'operator/bans': {
    POST: acting(async ({ hall, request }) => ban(hall, await bodyOf(request, newBanShape, LARGE))),
  },
  'operator/pardons': {
    POST: acting(async ({ hall, request }) => pardon(hall, await bodyOf(request, pardonShape, LARGE))),
  },
  'operator/reports/*': {
    POST: acting(async ({ hall, request, ids }) => {
      const { why } = await bodyOf(request, verdictShape, LARGE);
      await closeReport(hall, ids[0]!, why);
    }),
  },
};
