import type { GLORIOUS_BATTLES } from '@five-victories/engine/glorious';
import type { English } from './facts.js';

export const battles: English<typeof GLORIOUS_BATTLES> = {
  battleOfEnemy: ({ unit, battle }) => `${unit} is not a friend of ${battle}.`,
  neverJoins: ({ unit }) => `${unit} cannot join a Battle: only foot and command do.`,
  riddenCannotJoin: ({ unit, battle }) => `${unit} has moved by horse and cannot join ${battle} in this phase.`,
  engagedCannotJoin: ({ unit, battle }) => `${unit} is in contact with an enemy and cannot join ${battle}.`,
  noSpaceToJoin: ({ unit, battle, free, needs }) =>
    `${battle} has ${free.figures('free space')}, and ${unit} needs ${needs.figure}.`,
  noBattleOnTable: ({ unit }) => `${unit} is not a Battle on the table.`,
  neverRidesIntoBattle: ({ unit }) => `${unit} cannot ride into a Battle.`,
  battleNotInWay: ({ unit, battle }) => `${battle} is not straight in the way of ${unit}.`,
  goesTooShort: ({ unit, battle, depth, by }) => `${battle} is ${depth} away, and ${unit} would go ${by}.`,
  joinsOrTakes: ({ unit }) => `${unit} either joins a Battle or takes others on.`,
  onlyBattleTakes: ({ unit }) => `Only a Battle takes others on, not ${unit}.`,
  namedTwice: ({ unit }) => `${unit} is named twice.`,
  missesOnItsWay: ({ unit, other }) => `${unit} would not meet ${other} on its way.`,
  stopsBefore: ({ unit, other }) => `${unit} stops before it meets ${other}.`,
  onNoBattle: ({ unit }) => `${unit} stands on no Battle.`,
  notOnThatBattle: ({ unit, battle }) => `${unit} does not stand on ${battle}.`,
  heldByBattle: ({ unit, battle }) => `${unit} may not leave ${battle}, which is in contact with an enemy.`,
  stepsOutTooFar: ({ unit, battle, away, least, far }) =>
    `${unit} would be ${away} from ${battle}: more than ${least} and at most ${far} are allowed.`,
  nobodyStaysBehind: ({ unit }) => `${unit} is not a Battle, so nobody stays behind when it leaves.`,
  staysOutside: ({ unit, battle }) => `${unit} must stay wholly inside the circle of ${battle}.`,
  stayersOverlap: ({ unit, other }) => `${unit} and ${other} would overlap.`,
};
