/** What the rules of A Splendid and A Great Victory say in the same words. */
import type { Shared } from '../plan.js';
import { few, shows } from '../words.js';
import type { ManoeuvreNumbers } from './numbers.js';

export const titles = {
  before: 'Before the match',
  basics: 'Measuring and formations',
  initiative: 'Initiative',
  firing: 'Fire',
  melee: 'Hand-to-hand',
  losses: 'Losses',
  movement: 'Movement',
  turning: 'Turning and changing formation',
  charging: 'Charging',
  reactions: 'Reactions and break-through',
  command: 'Command',
  victory: 'Victory',
  terrain: 'Ground',
  options: 'Quality and disputes',
};

export const manoeuvreEn = {
  basics: {
    measure:
      'Measure whatever you like at any time, from base to base by the shortest way, whatever lies between. A limit includes its own figure: within 6 means 6 and less.',
    contact:
      'Enemies are in contact when they touch, but not if they only meet corner to corner. Only a charge, an interception or joining in brings them together. Units never overlap; sliding along somebody’s side is no contact.',
    lanes:
      'Zones of fire, of interception and every straight move are strips straight ahead, as wide as the front they start from. What lies nearer in the strip is in the way, even if it covers only a part of it; what only brushes the side is not.',
  },
  initiative: {
    throw: 'Each side throws two dice; the lower total has the initiative for this turn.',
    turn: 'Initiative, fire, hand-to-hand, losses, a movement phase for each side, victory. In its movement phase a side moves and charges; the other only reacts. In phases that both share, the side without the initiative decides and throws first.',
  },
  firing: {
    zone: 'A stand fires straight ahead, as wide as its front and as far as its weapon. It hits the nearest unit in that strip; whatever stands before a target hides it.',
    pivot: 'Right before it fires a unit may pivot once, but only if it then fires. Bent lines cannot.',
  },
  melee: {
    join: (n) =>
      `Before anything else, free units close to a fight must join in: if an enemy who is already in contact with a friend stands straight ahead within ${n.join} and nothing else would be met. The side with the initiative goes first. Joining in is no charge, so nobody is too weak a kind for it.`,
    command:
      'A unit in command may throw one of its attacks in the phase again as a whole; you decide right after the throw, and the second result counts.',
  },
  movement: {
    choose:
      'You take your units one at a time, in any order, each for one action. Nobody has to move. A unit in contact when the phase begins can do nothing but disengage, if it may.',
    manoeuvre:
      'A manoeuvre is any mixture of straight moves ahead and turns. Only the straight moves are measured, and together they may not exceed the allowance in the table below.',
    keepAway:
      'Except by a charge, nobody may touch an enemy or run over anybody, not even while turning: turns and pivots need room for the whole swing. Changes of formation are judged by where they end.',
    disengage:
      'Mounted in contact may ride clear if no enemy in contact is mounted: one hit, or two if there are several enemies, then a manoeuvre that must end free of everybody. If no way is found the unit stays and keeps the hits. It can be intercepted once it is clear.',
  },
  turning: {
    turn: 'A turn swings the unit about the middle of its front by any angle, and costs nothing in a manoeuvre; there must be room for it. Turning never gains ground, and between two straight moves there is one turn and one about-face at most.',
    pivot: (n) =>
      `A pivot is a small turn in which no front corner moves more than ${n.pivot}. It belongs to a charge, a shot, a side-step or a step back; a unit has one a phase.`,
  },
  charging: {
    way: 'Name the target and a pivot, if you want one; then the charge goes straight ahead and stops at the first touch. It must be able to arrive: the target within reach, nothing before it. Nobody lines up, and only the unit named reacts; others that happen to be touched are simply in contact.',
    extend: (n) =>
      `If the target is just beyond reach the charge may be extended, which you announce first: the unit takes a hit, goes its full distance, and then mounted add a die, up to ${n.extendMounted}, others ${n.extendFoot}. What falls short stops there and is done.`,
  },
  reactions: {
    when: 'Units react only while the other side moves, each once a phase; a failed attempt counts, letting a chance pass does not. On contact only the unit that was charged reacts, and only if it was free before. To stand and fight is always possible.',
    intercepted:
      'Against its own charger a unit needs no test, nor in command. If it succeeds it goes straight ahead into contact: a hit on both, and both are done. If it fails it stays; others may still try, and a manoeuvre may then be planned anew. A gun caught so is not over-run.',
    home: (n) =>
      `If mounted charged from more than ${n.pullUp} away they throw to pull up short before the block; if that fails, a light impact. From nearer they charge home, and the foot throws: ${shows(n.home)} a light impact, otherwise a heavy one.`,
  },
  command: {
    helps:
      'In command a unit charges, intercepts and stays out of fights without a test, may throw one attack again, and may leave the battle.',
  },
  victory: {
    goals:
      'In a scenario with goals the points for goals held decide when the battle ends: more points win, and the full victory takes all of your goals.',
    concede: (n) => `You may concede at any time; the other side then has ${n.full}.`,
  },
  terrain: {
    slow: 'Mounted on ground that slows them have half their distances for that action, cannot hurry or extend, and cannot combine movement with a change of formation. They intercept neither from it nor across it.',
    cover: (n) =>
      `A unit is in an area if at least half of its stands are. Cover takes ${few(n.cover)} dice off fire at it, the advantage ${few(n.advantage)} dice off every attack on it, for each area that grants it; a hill only against enemies lower down.`,
    sight: (n) =>
      `Hills hide what is behind them if they are higher than both; woods and villages hide too, but somebody in them can be seen, and see, through up to ${n.woods}. Woods and villages count one level higher than the ground under them.`,
  },
  options: {
    dispute:
      'Where a rule can be read in two ways, ask for the other reading from the menu: your opponent agrees, or both throw two dice and the lower total decides for the rest of the match.',
  },
} satisfies Shared<ManoeuvreNumbers>;
