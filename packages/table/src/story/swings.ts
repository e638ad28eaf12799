/** Turning points by chances: the phases in which they changed most, and how much of that came of dice. */
import { enemyOf, SIDES, type Side } from '@five-victories/engine/kernel';
import { hopeAt, type Analysis } from '../analysis/analysis.js';
import type { TableMatch } from '../match/book.js';
import type { Session } from '../match/session.js';
import type { Course, Drop } from './course.js';
import { luckIn, type Luck } from './luck.js';
import type { Turning, UnitStory } from './story.js';
import { blameOf } from './turnings.js';

const MOST = 3;
/** Less than this turns nothing. */
const LEAST = 0.06;

/** Moments that led through one phase of one side, from the first to the last. */
interface Spell {
  readonly from: number;
  to: number;
}

interface Known {
  readonly from: number;
  readonly course: Course;
  readonly luck: Luck;
  readonly units: readonly UnitStory[];
}

const phaseAt = <M extends TableMatch>({ moments }: Session<M>, at: number): string => {
  const { turn, phase, acting } = moments[at]!.match.state;
  return `${turn} ${phase} ${acting}`;
};

const spellsOf = <M extends TableMatch>(session: Session<M>, from: number): readonly Spell[] => {
  const spells: Spell[] = [];
  for (let at = from + 1; at < session.moments.length; at++) {
    const last = spells.at(-1);
    if (last && phaseAt(session, at - 1) === phaseAt(session, last.from - 1)) last.to = at;
    else spells.push({ from: at, to: at });
  }
  return spells;
};

const within = ({ from, to }: Spell, at: number): boolean => at >= from && at <= to;

/** The moment that helped most, and the greatest loss of the other side on the way, if there was one. */
const peakOf = ({ points }: Analysis, { from, to }: Spell, sign: number): number => {
  const gain = (at: number): number => sign * (hopeAt(points[at]!) - hopeAt(points[at - 1]!));
  let peak = from;
  for (let at = from; at <= to; at++) if (gain(at) > gain(peak)) peak = at;
  return peak;
};

const worstLoss = ({ drops }: Course, spell: Spell, suffers: Side): { at: number; drop: Drop } | undefined =>
  [...drops]
    .filter(([at]) => within(spell, at))
    .flatMap(([at, all]) => all.map((drop) => ({ at, drop })))
    .filter(({ drop }) => drop.side === suffers && drop.by > 0)
    .sort((a, b) => b.drop.by - a.drop.by)[0];

const turningIn = <M extends TableMatch>(
  session: Session<M>,
  analysis: Analysis,
  { course, luck, units }: Known,
  spell: Spell,
): Turning => {
  const { points, falls } = analysis;
  const gain = hopeAt(points[spell.to]!) - hopeAt(points[spell.from - 1]!);
  const gave = falls.reduce((sum, fall) => sum + (within(spell, fall.at) ? fall.gave : 0), 0);
  const [helped, sign]: readonly [Side, number] = gain > 0 ? ['south', 1] : ['north', -1];
  const loss = worstLoss(course, spell, enemyOf(helped));
  const own = luck.casts.filter(({ at }) => within(spell, at));
  const [south = 0, north = 0] = SIDES.map((side) => luckIn(own, side));
  return {
    at: loss?.at ?? peakOf(analysis, spell, sign),
    turn: session.moments[spell.from - 1]!.match.state.turn,
    helped,
    swing: sign * gain,
    dice: sign * gave,
    what: loss ? blameOf(session, units, loss.at, loss.drop) : { is: 'moves' },
    luck: { south, north },
  };
};

export const swingsOf = <M extends TableMatch>(session: Session<M>, analysis: Analysis, known: Known): Turning[] => {
  const { points } = analysis;
  const swing = ({ from, to }: Spell): number => Math.abs(hopeAt(points[to]!) - hopeAt(points[from - 1]!));
  return spellsOf(session, known.from)
    .filter((spell) => swing(spell) >= LEAST)
    .sort((a, b) => swing(b) - swing(a))
    .slice(0, MOST)
    .sort((a, b) => a.from - b.from)
    .map((spell) => turningIn(session, analysis, known, spell));
};
