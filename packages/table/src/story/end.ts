/** How the match ended and why. */
import { enemyOf, type Event, type Side } from '@five-victories/engine/kernel';
import type { TableMatch } from '../match/book.js';
import { lastOf, matchOf, type Session } from '../match/session.js';
import type { End, UnitStory } from './story.js';

const sidesIn = (events: readonly Event[], kind: string): Side[] =>
  events.flatMap((event) => (event.event === kind ? [event['side'] as Side] : []));

/** The last unit a side lost, and who struck it. */
const lastLost = (units: readonly UnitStory[], side: Side): End['last'] => {
  const gone = units.flatMap((unit) =>
    unit.side === side && 'at' in unit.fate && unit.fate.is !== 'joined' ? [unit] : [],
  );
  const at = (unit: UnitStory): number => ('at' in unit.fate ? unit.fate.at : 0);
  const last = gone.sort((a, b) => at(b) - at(a))[0];
  return last && { unit: last.id, by: 'by' in last.fate ? last.fate.by : undefined };
};

export const endOf = <M extends TableMatch>(session: Session<M>, units: readonly UnitStory[]): End | undefined => {
  const match = matchOf(session);
  const { outcome } = match.state;
  if (!outcome) return undefined;
  const events = lastOf(session).lines.map(({ event }) => event);
  const told = events.find(({ event }) => event === 'outcome');
  const ends = events.find(({ event }) => event === 'ends');
  const conceded = sidesIn(events, 'conceded')[0];
  const broken = sidesIn(events, 'broken');
  const retreating = sidesIn(events, 'generalRetreat');
  const loser = broken[0] ?? retreating[0] ?? (outcome.winner && enemyOf(outcome.winner));
  return {
    outcome,
    cause: conceded ? 'conceded' : ((told?.['cause'] as string | undefined) ?? 'losses'),
    turn: match.state.turn,
    broken,
    retreating,
    by: ends && (ends['by'] === 'agreement' ? 'agreement' : 'turnLimit'),
    conceded,
    last: loser && lastLost(units, loser),
  };
};
