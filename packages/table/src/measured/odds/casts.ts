/** All throws an answer leads to, where it leads to several: a volley for each target, an attack for each enemy. */
import { answer, fork, refusal, type Choice, type Event } from '@five-victories/engine/kernel';
import type { TabletopMatch, UnitId } from '@five-victories/engine/tabletop';
import { castOf, type Cast } from '../../match/preview.js';
import { optionsIn, unitIn } from '../decisions.js';
import { knownOf } from '../known.js';
import { heard } from './heard.js';

const SEED = 1;
const MOST_ANSWERS = 12;

/** Fire and attacks without dice are told without a throw. */
const WITHOUT_DICE: readonly string[] = ['fired', 'attacked'];

interface Asked {
  /** What its dice are thrown for, and whose they are. */
  readonly cause: 'fire' | 'attack';
  readonly unit: UnitId;
  /** How many throws are wanted. */
  readonly count: number;
}

const isWanted = ({ cause, unit }: Asked, { event, count, ...told }: Event): boolean =>
  told['unit'] === unit &&
  ((event === 'throw' && told['cause'] === cause) || (WITHOUT_DICE.includes(event) && count === 0));

/** One throw, with what it is made. */
export interface Thrown {
  readonly cast: Cast;
  readonly stands: readonly number[];
  readonly points: number | undefined;
  readonly overhead: boolean;
  readonly outflanks: boolean;
}

/** The throw that an event tells of, or that there were no dice to throw. */
export const castIn = (event: Event): Cast =>
  castOf(event.event === 'throw' ? event : { ...event, sides: 6, needs: [] });

const asThrown = (event: Event): Thrown => ({
  cast: castIn(event),
  stands: (event['stands'] as readonly number[] | undefined) ?? [],
  points: event['points'] as number | undefined,
  overhead: event['overhead'] === true,
  outflanks: event['outflanking'] === true,
});

/** What is answered on the way: for the unit that is asked about, otherwise what comes first. */
const next = (match: TabletopMatch, unit: UnitId): Choice | undefined => {
  const options = optionsIn(match);
  return options.find((option) => option.do === 'keep' || unitIn(option) === unit) ?? options[0];
};

/** The throws of one unit after some choices, by their targets. Nothing that follows depends on how dice fall. */
export const castsOf = (
  match: TabletopMatch,
  choices: readonly Choice[],
  asked: Asked,
): ReadonlyMap<UnitId, Thrown> => {
  const casts = new Map<UnitId, Thrown>();
  const listen = (event: Event): boolean => {
    if (isWanted(asked, event)) casts.set(String(event['target']), asThrown(event));
    return casts.size >= asked.count;
  };
  const play = (copy: TabletopMatch): void => {
    for (const choice of choices) answer(copy, choice);
    for (let i = 0; i < MOST_ANSWERS && copy.decision && copy.state.phase === match.state.phase; i++) {
      const choice = next(copy, asked.unit);
      if (!choice) return;
      answer(copy, choice);
    }
  };
  heard(fork(match, SEED), play, listen);
  return casts;
};

const NO_THROWS: ReadonlyMap<UnitId, Thrown> = new Map();

/** The same of a draft: of what it would say, if that may be said. */
export const throwsBy =
  <M extends TabletopMatch, Draft extends object>(
    choiceOf: (draft: Draft) => Choice | undefined,
    askedOf: (draft: Draft, match: M) => Asked,
  ): ((match: M, draft: Draft) => ReadonlyMap<UnitId, Thrown>) =>
  (match, draft) => {
    const choice = choiceOf(draft);
    const work = () =>
      !choice || refusal(match, choice) ? NO_THROWS : castsOf(match, [choice], askedOf(draft, match));
    return knownOf(draft, 'throws', work, match);
  };
