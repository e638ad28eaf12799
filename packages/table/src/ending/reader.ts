/** Who reads the story, and how things are called to him. */
import { both, SIDES, type Side } from '@five-victories/engine/kernel';
import { settings, t } from '../app/settings.js';
import { isPerson, type Seats } from '../match/seats.js';
import { matchOf, type AnySession } from '../match/session.js';
import type { Audience } from '../story/tell.js';
import { storyWordsIn } from '../story/words/index.js';
import { army, unitName } from '../words/names.js';

interface NamedUnits {
  readonly units: readonly { readonly id: string; readonly name: string }[];
}

/** The side of the only person at the table. */
export const sideOfReader = (seats: Seats): Side | undefined => {
  const persons = SIDES.filter((side) => isPerson(seats, side));
  return persons.length === 1 ? persons[0] : undefined;
};

/** `named`: those who were there before, by their names. */
export const audienceOf = (session: AnySession, named: NamedUnits, you: Side | undefined): Audience => {
  const match = matchOf(session);
  const words = storyWordsIn(settings().language);
  const known = new Set<string>(match.state.units.map(({ id }) => id));
  return {
    words,
    you,
    armies: both((side) => army(match, side)),
    unitName: (id) =>
      known.has(id) ? unitName(match, id) : t().named(named.units.find((unit) => unit.id === id)?.name ?? id),
    goalName: (goal) => session.book.standing.goalName(match, goal) ?? words.turnings.unnamedGoal,
    resultName: (result) => t().outcome.results[result] ?? result,
    percent: (share) => t().percent(share),
  };
};
