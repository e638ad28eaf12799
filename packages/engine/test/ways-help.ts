/** Matches of the measured games at a movement phase, by chance and from scenarios, for tests of ways. */
import {
  answer,
  below,
  copyOf,
  openMatch,
  streamOf,
  type AnyMatch,
  type Choice,
  type Fault,
  type Stream,
} from '../src/kernel/index.js';
import type { gloriousEdition, splendidEdition } from '../src/index.js';
import { isPlaced, type Placed, type TabletopMatch, type Unit } from '../src/tabletop/index.js';

export type Edition = typeof splendidEdition | typeof gloriousEdition;

/** Rather towards the enemy: a match by chance alone comes to nothing. */
const chosen = (options: readonly Choice[], stream: Stream): Choice => {
  const ahead = options.filter((option) => JSON.stringify(option).includes('ahead'));
  const rather = ahead.length > 0 && below(stream, 4) > 0 ? ahead : options;
  return rather[below(stream, rather.length)]!;
};

const opened = (game: Edition, setUp: unknown, seed: number): AnyMatch => {
  const faults: Fault[] = [];
  const match = openMatch(game as never, setUp as never, { seed }, '', faults);
  if (!match) throw new Error(JSON.stringify(faults));
  return match;
};

/** Positions in which a side may choose a unit to move, from matches played by chance. */
export const positionsOf = <M extends TabletopMatch>(
  game: Edition,
  seeds: readonly number[],
  turns: number,
  every: number,
): M[] => {
  const found: M[] = [];
  for (const seed of seeds) {
    const armies = { south: game.armies[seed % 5]!, north: game.armies[(seed + 1) % 5]! };
    const match = opened(game, { armies }, seed) as M;
    const stream = streamOf(seed);
    for (let i = 0; match.decision && match.state.turn <= turns; i++) {
      if (match.decision.kind === 'activity' && i % every === 0) found.push(copyOf(match));
      answer(match, chosen(match.decision.options, stream));
    }
  }
  return found;
};

/** A scenario as it begins, set up as it proposes, at the first movement phase. */
export const scenarioOf = <M extends TabletopMatch>(game: Edition, name: string): M => {
  const scenario = game.scenarios.find((each) => each.name.includes(name))!;
  const armyOf = (id: string) => game.armies.find((army) => army.id === id)!;
  const armies = { south: armyOf(scenario.south), north: armyOf(scenario.north) };
  const match = opened(game, { armies, options: scenario.options }, 1) as M;
  while (match.decision && match.decision.kind !== 'activity') answer(match, match.decision.options[0]!);
  return match;
};

export const unitNamed = <U extends Unit = Unit>(match: TabletopMatch, name: string): Placed<U> =>
  match.state.units.find((unit) => unit.name === name) as Placed<U>;

/** Those that may be chosen now. */
export const choosable = <U extends Unit = Unit>({ decision, state }: TabletopMatch): Placed<U>[] => {
  const chosenNow = decision!.options.flatMap((option) => (option.do === 'choose' ? [(option as never)['unit']] : []));
  return state.units.filter((unit) => chosenNow.includes(unit.id as never) && isPlaced(unit)) as Placed<U>[];
};

/** The same table with these units changed, to be asked. */
export const withUnits = <M extends TabletopMatch>(
  match: M,
  changed: (unit: M['state']['units'][number]) => Unit,
): M => ({ ...match, state: { ...match.state, units: match.state.units.map(changed) } });

/** Without these units. */
export const without = <M extends TabletopMatch>(match: M, gone: readonly string[]): M =>
  withUnits(match, (unit) => (gone.includes(unit.id) ? { ...unit, place: undefined } : unit));

/** A copy in which a unit has been chosen to act. */
export const chosenIn = <M extends TabletopMatch>(match: M, unit: Unit): M => {
  const copy = copyOf(match);
  const choice = { do: 'choose', unit: unit.id };
  answer(copy, choice);
  return copy;
};
