/** What the rules of both zone games say in the same words. */
import type { Shared } from '../plan.js';
import { capital, few, shows } from '../words.js';
import type { ZoneNumbers } from './numbers.js';

export const titles = {
  before: 'Before the match',
  basics: 'Table and formations',
  initiative: 'Initiative',
  firing: 'Fire',
  melee: 'Hand-to-hand',
  losses: 'Losses',
  movement: 'Movement',
  engaging: 'Engaging the enemy',
  reactions: 'Reactions',
  command: 'The Commander',
  victory: 'Victory',
  terrain: 'Ground',
  options: 'Quality and disputes',
};

export const zoneEn = {
  before: {
    commander:
      'Each army has one Commander. He is no unit: he shows where orders are heard, cannot be shot at or attacked, and begins in any zone of your rear row that he may enter.',
  },
  basics: {
    zones: (n) =>
      `The table has ${n.columns} columns and ${few(n.rows)} rows of zones. Nothing is measured: where inside its zone a unit is drawn means nothing. Behind your middle rear zones lie ${few(n.reserves)} reserve zones that only you can use.`,
    room: (n) =>
      `A side never has more than ${few(n.room)} units in a zone, reserves included, not even in passing. The Commander does not count. Friend and foe may share a zone without fighting.`,
    facing:
      'Each unit looks at one of the four table edges. It moves that way, and which side of an enemy it will strike follows from the two facings alone.',
    formation:
      'A unit on the table is in attack formation, in defensive formation or in open order. Its stands form ranks; each keeps its place until the unit changes formation or loses stands. Losses alone never change the formation.',
    defensive:
      'Foot of two stands or more can form up defensively: the ranks behind the first look to the rear. It cannot be taken in flank or rear, and mounted fight badly against it, but it can neither move nor turn nor attack, and it makes a good target.',
    dice: 'All dice have six sides, and low is good. When dice are thrown again, the new ones count.',
  },
  initiative: {
    throw:
      'Each side throws two dice; the lower total has the initiative for this turn. In phases that both share, the side without it declares and throws first.',
    turn: 'Initiative, fire, hand-to-hand, losses, a movement phase for each side, victory. Whoever makes contact in movement fights for the first time in the next turn.',
  },
  firing: {
    targets:
      'Choose one enemy unit that is not engaged, in your own zone. Facing does not matter for fire, and all stands of a unit fire at the same target.',
    spread:
      'Fire is shared out: an enemy may only be shot at if no other free enemy unit of its zone has been shot at less often by your side in this phase. Shots from a neighbouring zone count too.',
    once: 'A unit fires once a turn, reactions included, and then bears a red marker. Without one it is holding its fire and can still use it in a reaction.',
  },
  melee: {
    divide:
      'Every stand fights, whatever its rank. With several enemies in contact you share the stands out as you like; all that go for one enemy make one attack. The sharing is settled before the first die of the unit.',
    throw: (n) =>
      `One die a stand; a die that shows the Combat Value or less is a hit. Ground in favour of the enemy takes ${few(n.advantage)} dice off, the weakest first. Hits wait for the losses phase.`,
    flank: (n) =>
      `In contact with a flank you may throw ${few(n.overlap)} of the dice again, in contact with the rear as many as you like, once an attack. Only the unit that strikes there has this, and nobody has it against a defensive formation.`,
    commander:
      'A unit in its Commander’s zone may throw one attack of the phase again as a whole, after everything else. The new throw counts, better or worse.',
  },
  losses: {
    steps:
      'Units of one stand come first, then those of two, and so on, by their size when the phase began. At each size the side without the initiative goes first.',
    shape:
      'The stands that are left stay where they are and must still make a valid shape; otherwise the unit routs. It also routs when losses leave a single stand. Routed units never come back.',
    contact:
      'Contact breaks when the rank or file that touched is gone, and you may choose your losses with that in mind. Changes count at once for the side that follows.',
    reserve: 'Units in reserve lose stands like all others; their shape is not asked about.',
  },
  movement: {
    choose:
      'You take your units one at a time, each once a phase: it acts, or engages an enemy, or makes a reserve move, or does nothing. What is announced is carried out.',
    engaged:
      'Engaged foot and guns can do nothing. Engaged mounted can only disengage first, and then use what is left.',
    form: 'A change of formation keeps the facing, except that foot leaving a defensive formation may face anywhere. Another shape of the same formation costs the action too. A defensive formation can do nothing else.',
    move: 'A move goes into the next zone ahead, a turn to any other facing. Enemies in a zone do not stop you, but mounted in the zone you leave or enter may intercept.',
    disengage:
      'Mounted can ride clear as one action if no enemy in contact is mounted and not all four sides are taken. It costs a hit for each enemy in attack formation; then enemy mounted may intercept.',
    withdraw:
      'Between two activities you may take any unit in your Commander’s zone out of the battle, engaged or not. It counts as routed, and its enemies are free.',
    end: 'The phase ends when you say so or nothing is left to do, and at once when your Commander rides. Yellow markers come off.',
  },
  engaging: {
    who: 'Only engaging brings units into contact. Foot and mounted may engage an enemy in their own zone while they are free, not in defensive formation and not yet used. Guns never engage, Commanders neither engage nor are engaged.',
    order:
      'Free enemies come first: as long as one unit of the zone is unengaged, you must pick such a one, even if your unit is not allowed to attack it. When all are engaged you may join in against any of them.',
    test: (n) =>
      `In command, or against an enemy whom a friend already fights, no test is needed. Otherwise throw a die: attack formation needs ${shows(n.attack)}, open order ${shows(n.open)}. Who fails stays and is done; nobody reacts to it.`,
    face: 'Nobody turns to strike: opposite facings meet front to front, equal ones strike the rear, crossing ones a flank. Each side of a unit has room for one enemy; if yours is taken, you go to the front, else a flank, else the rear, and are turned for it.',
    contact:
      'Units that come into contact do no more in this phase. Mounted that meet foot cause no hits by that alone.',
  },
  reactions: {
    when: 'While the other side moves, your free units may answer in their own zone, each once a phase; a yellow marker shows it, even when the attempt failed. Mounted that are attacked must react, and so must guns that can fire; for all others it is a choice.',
    order:
      'You react with one unit at a time, in any order. What the target itself does settles the matter, so interception and supporting fire come before it. Whoever is stopped stays as he stands and is done.',
    counterCharge:
      'Mounted that are attacked may ride to meet the enemy, without a test: front to front, for a hit, and one more if they had to turn. The attacker takes none.',
    recoil:
      'Or they recoil: the unit goes to the nearest own reserve zone with room. Foot is then done. A mounted attacker must at once engage somebody else, by all the rules, or rally: face anywhere and be done. Without room in reserve there is no recoil.',
    evade:
      'Foot in open order may slip away from foot that attacks it. Both stay where they are, free, and the attacker is done.',
    intercept: (n) =>
      `Free mounted may intercept an enemy that has just come into their zone, is about to leave it, goes for a friend there, or has just disengaged. In command no test is needed; otherwise ${shows(n.attack)} in attack formation, ${shows(n.open)} in open order. On ground that slows mounted nobody intercepts.`,
    support: (n) =>
      `A free gun without a red marker may fire at an enemy that goes for a friend in the same zone. ${capital(few(n.flinch))} hits or more of that one shot stop it; with fewer it comes on, and others may still react.`,
  },
  command: {
    rides:
      'He moves last, to one of the eight zones around his, and that ends the phase. Enemies do not bar him; reserves do. Once he has left the battle he does not return.',
  },
  victory: {
    retreat: (n) =>
      `First both sides compare their foot and mounted units on the table with those in reserve or lost. More off than on is a general retreat: the other side wins ${n.full}. Both at once is a humiliation for both.`,
    goals:
      'In a scenario with goals the points for goals held count instead of the zones: more points win, and the full victory takes all of your goals.',
    concede:
      'You may concede at any time; the other side then has its full victory. Both may agree to end the battle after this turn and count.',
  },
  terrain: {
    slow: 'Ground that slows mounted leaves them one action if they enter it, stand in it or leave it, so it can never be entered with a second one; and nobody intercepts there. In woods mounted must be in open order.',
    cover: (n) =>
      `Cover takes ${few(n.cover)} dice off fire at a unit, the advantage of the ground ${few(n.advantage)} dice off each attack on it, for every feature that grants it. Mounted never claim either.`,
    edges:
      'Nobody crosses an escarpment, onto or off the table included. Guns fire across it, and a unit that recoils or flees is not hindered.',
    commander: 'Woods, bogs and impassable ground are closed to the Commander, and escarpments stop him.',
  },
  options: {
    quality: (n) =>
      `Where quality is played, green units hit by fire on ${shows(n.greenHit)} and engage on ${shows(n.greenTest)}, veterans on ${shows(n.veteranHit)} and ${shows(n.veteranTest)}. Each attack hand-to-hand that hits at all hits once less or once more.`,
    dispute:
      'Where a rule can be read in two ways, ask for the other reading from the menu: your opponent agrees, or both throw two dice and the lower total decides for the rest of the match.',
  },
} satisfies Shared<ZoneNumbers>;
