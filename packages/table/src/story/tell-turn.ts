/** A turn summed up in a few lines, one for each side and one for each thing that both fight for. */
import { SIDES, type Both, type Side } from '@five-victories/engine/kernel';
import type { Audience } from './tell.js';
import type { SideTurn, TurnSummary } from './turn-summary.js';

type Reader = Pick<Audience, 'words' | 'armies' | 'unitName' | 'goalName'>;

const FATES = ['routed', 'overrun', 'left'] as const;
/** What the dice gave or took less than this is no luck. */
const NO_LUCK = 0.05;

const sideLine = ({ words: { summary, list }, unitName, armies }: Reader, side: Side, turn: SideTurn): string => {
  const fates = FATES.flatMap((is) => {
    const units = turn.gone.filter((each) => each.is === is).map(({ unit }) => unitName(unit));
    return units.length > 0 ? [summary.gone[is](list(units))] : [];
  });
  const strength = turn.lost > 0 ? [summary.strength(turn.lost)] : [];
  const losses = [...strength, ...fates];
  const luck = turn.luck === undefined || Math.abs(turn.luck) < NO_LUCK ? [] : [summary.luck(turn.luck)];
  return summary.side(armies[side], [...(losses.length > 0 ? losses : [summary.noLosses]), ...luck].join('; '));
};

/** Nobody lost anything, and nobody threw to hit. */
const isQuiet = (sides: Both<SideTurn>): boolean =>
  SIDES.every((side) => sides[side].lost === 0 && sides[side].gone.length === 0 && sides[side].luck === undefined);

export const turnLines = (to: Reader, { sides, goals, score }: TurnSummary): string[] => {
  const { summary } = to.words;
  return [
    ...(isQuiet(sides) ? [summary.quiet] : SIDES.map((side) => sideLine(to, side, sides[side]))),
    ...goals.map(({ goal, holder }) =>
      holder ? summary.took(to.armies[holder], to.goalName(goal)) : summary.lostGoal(to.goalName(goal)),
    ),
    ...(score ? [summary.score[score.of](to.armies.south, score.south, to.armies.north, score.north)] : []),
  ];
};
