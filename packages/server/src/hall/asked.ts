/** Who may answer now: by the rules, by what lies in drawers, and while the clocks run. */
import { both, isSecret, type Choice, type Side } from '@five-victories/engine/kernel';
import { askedNow } from '@five-victories/engine/fair';
import { isOver, type Standing } from '../log/standing.js';
import { drawerOf, type Known } from './board.js';

export type Drawers = Readonly<Record<Side, readonly Choice[]>>;

export const drawersIn = (known: Pick<Known, 'secrets'>): Drawers => both((side) => drawerOf(known, side).choices);

/** Nobody while the match is over or the clocks stand still, nor whose answer lies ready and is about to be played. */
export const askedIn = (standing: Standing, drawers: Drawers): Side[] => {
  const { match } = standing;
  if (isOver(standing) || standing.paused) return [];
  const isReady = (side: Side): boolean => isSecret(match) && match.decision!.side === side && drawers[side].length > 0;
  return askedNow(match, (side) => drawers[side]).filter((side) => !isReady(side));
};
