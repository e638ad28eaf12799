/** The sequence of play: GL-TURN-01, GL-INIT-01..04, P2, P10. */
import { throwDice } from '../../kernel/match.js';
import { call, done, go } from '../../kernel/procedure.js';
import { both, enemyOf, type Both, type Side } from '../../kernel/side.js';
import { isOn } from '../../tabletop/questions.js';
import { bookFrame, type BookFrame } from '../../tabletop/procedures.js';
import type { Phase } from '../../tabletop/rules.js';
import { placedOfSide } from '../../tabletop/store.js';
import { D12 } from './fire/dice.js';
import type { InitiativeCause } from './messages/index.js';
import type { GloriousProcedures, Steps } from './procedures.js';
import { isOver } from './removal.js';
import { determineVictory } from './victory.js';
import { elementCount } from './who.js';
import type { GloriousMatch } from './decisions.js';

const MOST_TIES = 1_000;

/** GL-INIT-03, GL-SETUP-05, GL-GEN-06: each side throws a die, South first, again on a tie; the higher wins. */
export const higherOfOneDie = (match: GloriousMatch, rule: string): Side => {
  const die = (side: Side): number =>
    throwDice(match, { rule, side, count: 1, sides: D12 }, { cause: 'sides' })[0] ?? 1;
  for (let throws = 0; throws < MOST_TIES; throws++) {
    const [south, north] = [die('south'), die('north')];
    if (south !== north) return south > north ? 'south' : 'north';
  }
  throw new Error('The dice fall alike for ever.');
};

const FOUR = 4;

/** GL-INIT-01: formations of four elements or more. */
const countOf = (match: GloriousMatch, side: Side): number =>
  placedOfSide(match, side).filter((unit) => elementCount(match, unit) >= FOUR).length;

/** GL-INIT-02..04, GL-R-17. */
const initiativeOf = (
  match: GloriousMatch,
  { south, north }: Both<number>,
): { side: Side; rule: string; cause: InitiativeCause } => {
  if (south !== north) return { side: south > north ? 'south' : 'north', rule: 'GL-INIT-02', cause: 'more' };
  const { holder } = match.state;
  if (holder !== undefined && !isOn(match, 'initiativeTieThrow'))
    return { side: holder, rule: 'GL-INIT-04', cause: 'kept' };
  return { side: higherOfOneDie(match, 'GL-INIT-03'), rule: 'GL-INIT-03', cause: 'thrown' };
};

const enter = (match: GloriousMatch, phase: Phase, acting: Side): void => {
  match.state.phase = phase;
  match.state.acting = acting;
  match.tell?.({ event: 'phase', rule: match.rules.cite.phases, phase, acting, turn: match.state.turn });
};

export const phaseFrame = (phase: Phase, side: Side): BookFrame => {
  if (phase === 'firing') return bookFrame<GloriousProcedures, 'firing'>({ procedure: 'firing', step: 'next', side });
  return phase === 'melee'
    ? bookFrame<GloriousProcedures, 'melee'>({ procedure: 'melee', step: 'begin', side, handled: [], assigned: {} })
    : bookFrame<GloriousProcedures, 'retreats'>({ procedure: 'retreats', step: 'next', side });
};

/** What follows each phase. */
export const AFTER: Readonly<Partial<Record<Phase, Phase>>> = {
  otherMovement: 'initiativeMovement',
  initiativeMovement: 'firing',
  firing: 'melee',
  melee: 'otherRetreat',
  otherRetreat: 'initiativeRetreat',
  initiativeRetreat: 'victory',
};

export const PHASES_OF_THIS_BOOK: readonly Phase[] = [
  'setup',
  'initiative',
  'otherMovement',
  'initiativeMovement',
  'firing',
  'melee',
  'otherRetreat',
  'initiativeRetreat',
  'victory',
];

const other = ({ state }: GloriousMatch): Side => enemyOf(state.initiative);
const MOVEMENT = { procedure: 'movement', step: 'begin' } as const;

/** GL-TURN-01. */
export const turn: Steps<'turn'> = {
  initiative: (match) => {
    enter(match, 'initiative', 'south');
    const counts = both((side) => countOf(match, side));
    const { side, rule, cause } = initiativeOf(match, counts);
    match.state.initiative = side;
    match.state.holder = side;
    match.tell?.({ event: 'initiative', rule, cause, side, own: counts[side], others: counts[enemyOf(side)] });
    return go('otherMovement');
  },
  /** GL-MOVE-01: the side without the initiative moves first. */
  otherMovement: (match) => {
    enter(match, 'otherMovement', other(match));
    return call(MOVEMENT, 'initiativeMovement');
  },
  initiativeMovement: (match) => {
    if (isOver(match)) return done();
    enter(match, 'initiativeMovement', match.state.initiative);
    return call(MOVEMENT, 'firing');
  },
  firing: (match) => {
    if (isOver(match)) return done();
    enter(match, 'firing', other(match));
    return call(phaseFrame('firing', other(match)) as never, 'melee');
  },
  melee: (match) => {
    if (isOver(match)) return done();
    enter(match, 'melee', other(match));
    return call(phaseFrame('melee', other(match)) as never, 'otherRetreat');
  },
  otherRetreat: (match) => {
    if (isOver(match)) return done();
    enter(match, 'otherRetreat', other(match));
    return call(phaseFrame('otherRetreat', other(match)) as never, 'initiativeRetreat');
  },
  initiativeRetreat: (match) => {
    if (isOver(match)) return done();
    const { initiative } = match.state;
    enter(match, 'initiativeRetreat', initiative);
    return call(phaseFrame('initiativeRetreat', initiative) as never, 'victory');
  },
  victory: (match) => {
    if (isOver(match)) return done();
    enter(match, 'victory', match.state.initiative);
    if (!determineVictory(match)) match.state.turn++;
    return done();
  },
};
