import type { POSITION } from '@five-victories/engine/zonal';
import type { English } from './facts.js';

/** What is wrong with a position. */
export const position: English<typeof POSITION> = {
  noSuchType: ({ type, types }) => `There is no type "${type}"; the types are ${types}.`,
  layoutOfType: ({ type, own, layout }) => `${type} has stands ${own} only, not ${layout}.`,
  emptyLayout: () => 'Nobody stands in this layout.',
  oneStandGun: ({ unit }) => `${unit} is artillery and has only one stand.`,
  hasNoState: ({ unit, type }) => `${unit} is ${type} and neither mounts nor dismounts, so it has no state.`,
  cannotStartIn: ({ unit, zone }) => `${unit} cannot start in ${zone}.`,
  startsFacing: ({ unit, starts, facing }) => `${unit} starts facing ${starts}, not ${facing}.`,
  startsInFormation: ({ unit, formation, formations }) =>
    `${unit} does not start in ${formation}, but in ${formations}.`,
  contactTooEarly: ({ unit }) => `${unit} cannot be in contact before the first turn.`,
  reserveOfEnemies: ({ unit, zone }) => `${zone} is a reserve zone of the enemies of ${unit}.`,
  noZoneFor: ({ unit, zone }) => `There is no zone ${zone} for ${unit} on this table.`,
  routedTooEarly: ({ unit }) => `${unit} cannot have routed before the first turn.`,
  zoneHolds: ({ zone, count, limit }) =>
    `${zone} holds ${count.figures('unit')} of one side, and ${limit.figure} is the limit.`,
  sizeAtMost: ({ unit, size, type, most }) => `${unit} has ${size.figures('stand')}, and ${type} has ${most} at most.`,

  noShotYet: ({ unit }) => `${unit} cannot have fired: the turn has not come to that.`,
  firedAndLeft: ({ unit }) => `${unit} is off the table, and nobody leaves it between firing and the movement phases.`,
  mountedSinceFiring: ({ unit }) =>
    `${unit} is mounted: it fires only dismounted, and has had no turn to mount up since.`,
  noReactionYet: ({ unit }) => `${unit} fires in reactions only, and the turn has not come to them.`,
  routedHasMarkers: ({ unit }) => `${unit} has routed and has no markers.`,
  hitTooEarly: ({ unit }) => `${unit} cannot have been hit before the first turn.`,
  stakesNotOfFoot: ({ unit }) => `${unit} is not foot, and only foot have stakes.`,
  stakesOffTable: ({ unit }) => `${unit} is off the table and has left its stakes behind.`,
  stakesWithoutAttack: ({ unit }) => `${unit} is not in attack formation and has lost its stakes.`,
  stakesTooEarly: ({ unit }) => `${unit} has no stakes before the first turn.`,
  formationTellsOpen: ({ unit }) => `The formation of ${unit} says whether it is in open order.`,
  neverLeftOpen: ({ unit }) => `${unit} cannot have left the table with a blue marker.`,

  noUnitHere: ({ unit }) => `There is no unit ${unit} in this position.`,
  touchesNoEnemy: ({ enemy, unit }) => `${enemy} is not an enemy of ${unit}, and only enemies touch.`,
  routedTouches: ({ unit }) => `${unit} has routed and touches nobody.`,
  offTableTouches: ({ unit }) => `${unit} is off the table and touches nobody.`,
  zonesApart: ({ enemy, at, unit, zone }) => `${enemy} is in ${at} and ${unit} in ${zone}.`,
  oneContactOnly: ({ unit, enemy }) => `${unit} and ${enemy} can be in contact only once.`,
  touchedAlong: ({ unit, face, layout, outermost, line }) =>
    `The ${face} of ${unit} (${layout}) is touched along ${outermost}, not along ${line}.`,
  faceTouchedTwice: ({ unit, face }) => `The ${face} of ${unit} has more than one contact.`,
  neitherByFront: ({ unit, enemy }) => `${unit} and ${enemy} touch, but neither with its front.`,
  otherFace: ({ unit, facing, fits, enemy, looks, face }) =>
    `The front of ${unit}, facing ${facing}, touches the ${fits} of ${enemy}, facing ${looks}, not its ${face}.`,
  neitherEngaged: ({ unit, bar, enemy, enemyBar }) =>
    `${unit} is ${bar} and ${enemy} is ${enemyBar}: neither can have engaged the other.`,
  cannotHaveEngaged: ({ unit, bar, enemy }) => `${unit} is ${bar} and cannot have engaged ${enemy}.`,
  engagerLeftStakes: ({ unit, face, enemy }) =>
    `${unit} has engaged the ${face} of ${enemy} and has left its stakes behind.`,
  oneLeftStakes: ({ unit, enemy }) =>
    `${unit} has engaged ${enemy} or the other way round, so one of them has left its stakes behind.`,
  otherLeftStakes: ({ unit, bar }) =>
    `${unit} is ${bar} and cannot have engaged, so the other has, and has left its stakes behind.`,

  countedInPlay: ({ listed, counted }) => `Counted units in play: ${listed}; the army had ${counted} at the start.`,
  countedRouted: ({ gone, tally }) => `Counted units routed: ${gone}; the tally is ${tally}.`,
  tallyOverCount: ({ counted, tally }) => `The army had ${counted.figures('counted unit')}, and the tally is ${tally}.`,
  commanderInReserve: ({ zone }) => `${zone} is a reserve zone, which a Commander never enters.`,
  groundClosedToCommander: ({ zone }) => `Terrain keeps the Commander out of ${zone}.`,
  commanderStartsElsewhere: ({ zone }) =>
    `The Commander starts in his rear row or in a set-up zone of his side, not in ${zone}.`,
  shotsWhenFiring: () => 'Shots are counted in the firing phase only.',
  offTableWhenFiredAt: ({ target }) => `${target} is off the table and cannot have been fired at.`,
  noTargetWhenFiredAt: ({ target }) => `${target} is not an unengaged enemy and cannot have been fired at.`,
  setUpBeforeTurnOne: () => 'The armies are set up before the first turn.',
  endsWithTurn: ({ turn }) => `The match ends with turn ${turn}.`,
  sideMoves: ({ acting, initiative }) =>
    `In this phase the ${acting} side moves, since the ${initiative} side has the initiative.`,
  stackOfOtherPhase: ({ phase }) => `This stack is not one of the phase "${phase}".`,
  noneOfPosition: () => 'There is no such unit, side or window in this position.',
  noSetUpFits: () => 'There is no legal set-up for this army on this table.',
};
