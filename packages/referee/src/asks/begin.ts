import { SIDES, wire, type Fault } from '@five-victories/engine';
import { ask } from '../ask.js';
import { fault } from '../faults.js';
import type { Game } from '../game.js';
import { gameOf } from '../games.js';
import { hasRoom, keep } from '../hall.js';
import { openHeard } from '../play.js';
import { played } from '../reply.js';
import { diceFields, diceOf, gameName, matchName, ofGame } from '../shapes.js';

/** A roster as it is given, or the ready-made army of this id. */
export const armyOf = (game: Game, given: unknown, path: string, faults: Fault[]): unknown => {
  if (typeof given !== 'string') return given;
  const army = game.armies.find(({ id }) => id === given);
  if (army === undefined) faults.push(fault(path, 'noSuchArmy', { armies: game.armies.map(({ id }) => id) }));
  return army;
};

/** Without armies it is the game that says whether they are wanted. */
interface Start {
  readonly armies: Readonly<Record<string, unknown>> | undefined;
  readonly options: unknown;
}

const anyObject = wire.map(wire.text(), wire.anything);

/** Options given beside a scenario come before the scenario's own. */
const scenarioStart = (game: Game, id: string, options: unknown, faults: Fault[]): Start | undefined => {
  const scenario = game.scenarios.find((each) => each.id === id);
  if (scenario === undefined) {
    faults.push(fault('scenario', 'noSuchScenario', { scenarios: game.scenarios.map((each) => each.id) }));
    return undefined;
  }
  const given = options === undefined ? {} : anyObject.read(options, 'options', faults);
  if (faults.length > 0) return undefined;
  const { south, north } = scenario;
  return { armies: { south, north }, options: { ...scenario.options, ...given } };
};

const startOf = (
  game: Game,
  { armies, scenario, options }: { armies?: object; scenario?: string; options?: unknown },
  faults: Fault[],
): Start | undefined => {
  if (armies !== undefined && scenario !== undefined) {
    faults.push(fault('scenario', 'armiesOrScenario'));
    return undefined;
  }
  return scenario === undefined
    ? { armies: armies as Start['armies'], options }
    : scenarioStart(game, scenario, options, faults);
};

const army = ofGame('armyOrId');

export const begin = ask(
  'begin',
  {},
  {
    match: matchName,
    game: gameName,
    armies: wire.fields({ south: army, north: army }),
    scenario: wire.text(80),
    options: ofGame('options'),
    ...diceFields,
  },
  (hall, request, faults) => {
    const game = gameOf(request.game, 'game', faults);
    const dice = diceOf(request, faults);
    const start = game && startOf(game, request, faults);
    if (!start || !hasRoom(hall, request.match, faults)) return undefined;
    const { armies: named, options } = start;
    const armies =
      named && Object.fromEntries(SIDES.map((side) => [side, armyOf(game, named[side], `armies.${side}`, faults)]));
    if (faults.length > 0) return undefined;
    const given = { ...(armies ? { armies } : {}), ...(options === undefined ? {} : { options }) };
    const opened = openHeard(game, given, dice, faults);
    if (opened === undefined) return undefined;
    const held = { game, match: opened.match };
    const reply = played(held, opened.events);
    keep(hall, request.match, held);
    return reply;
  },
);
