/** The referee: a line in, a line out. It never throws, and what it cannot carry out changes nothing. */
import { wire, type Fault } from '@five-victories/engine';
import { ASKS } from './asks/index.js';
import { GAMES } from './games.js';
import { newHall, type Hall } from './hall.js';
import { parse } from './parse.js';
import { failed, faulty, type Reply } from './reply.js';
import { id as idShape } from './shapes.js';

export const requestShape = wire.tagged('ask', Object.fromEntries(ASKS.map(({ name, shape }) => [name, shape])));

/** The id goes back even with a request that is faulty otherwise. */
const idOf = (request: unknown): unknown => {
  if (typeof request !== 'object' || request === null || !Object.hasOwn(request, 'id')) return undefined;
  const { id } = request as { id: unknown };
  const faults: Fault[] = [];
  idShape.read(id, 'id', faults);
  return faults.length === 0 ? id : undefined;
};

/** The book a request is about, which faults are told with the words of. */
const bookOf = (request: object): object | undefined =>
  [request, ...Object.values(request)]
    .map((each: unknown) => {
      const id = typeof each === 'object' && each !== null && 'game' in each ? each.game : undefined;
      return GAMES.find(({ rules }) => rules.id === id)?.rules;
    })
    .find((rules) => rules !== undefined);

const replyTo = (hall: Hall, request: unknown, faults: Fault[]): Reply => {
  if (faults.length > 0) return faulty(faults);
  const read = requestShape.read(request, '', faults) as { readonly ask: string };
  if (faults.length > 0) return faulty(faults);
  const asked = ASKS.find(({ name }) => name === read.ask)!;
  return asked.carryOut(hall, read, faults) ?? faulty(faults, bookOf(read));
};

export type Referee = (line: string) => string;

export const createReferee = (): Referee => {
  const hall = newHall();
  return (line) => {
    const faults: Fault[] = [];
    const request = parse(line, faults);
    try {
      return JSON.stringify({ id: idOf(request), ...replyTo(hall, request, faults) });
    } catch (failure) {
      return JSON.stringify({ id: idOf(request), ...failed(failure) });
    }
  };
};
