/** The rules of A Major Victory for players. */
import type { Texts } from '../plan.js';
import { capital, few, shows } from '../words.js';
import { titles, zoneEn } from '../zone/en.js';
import type { ZoneNumbers } from '../zone/numbers.js';
import type { MAJOR } from './plan.js';

export const majorEn: Texts<typeof MAJOR, ZoneNumbers> = {
  titles,
  says: {
    ...zoneEn,
    before: {
      ...zoneEn.before,
      army: 'You agree on size and make-up. All stands of a unit have the same class and weapon, which both players know. At most two units carry firearms, and guns alone are no army.',
      foot: 'Foot is light, medium or heavy and has one weapon: firearms, bows, longbows or crossbows to shoot with, or light weapons, hand weapons or pikes to fight with. Pikes are for medium and heavy foot. Foot with hand weapons may be listed with spears, which it throws only at attackers.',
      mounted: 'Only Light Mounted may carry bows or crossbows. Other mounted never shoot.',
      dismount:
        'Before the match, in secret, you may put mounted units on foot for good. They fight as foot of the same class with hand weapons, or with their bows; Heavy Mounted on foot are no longer always in command. In play nobody mounts or dismounts.',
      guns: 'A gun is a unit of one stand. A Bombard never moves or turns once it is on the table; it may wait in reserve and come on once.',
      setup:
        'Unless you agree otherwise both plan in secret. Units stand in the set-up zones of your rear row, looking at the enemy, in any formation they may have; the other rear zones only open when those are full. Whatever is left or held back waits in reserve. Nobody begins behind stakes.',
    },
    basics: {
      ...zoneEn.basics,
      open: 'A blue marker shows open order. Light Foot and Light Mounted may use it at any size, medium and heavy foot and Medium Mounted with two stands or fewer, Heavy Mounted hardly ever. Guns and single stands always are in it.',
      markers:
        'Green: a hit. Red: has fired this turn. Yellow: has reacted in this phase. Blue: open order. White: behind stakes. Hits change nothing until the losses phase, where they come off.',
    },
    firing: {
      ...zoneEn.firing,
      who: 'Foot with missiles, Light Mounted with bows or crossbows and guns may fire if they are free and have no red marker. Nobody has to; spears are not thrown in this phase. All fire counts as simultaneous.',
      guns: (n) =>
        `A Gun may also fire into any of the eight zones around: ${n.gun('Gun')[0]} dice in its own zone, ${n.gun('Gun')[1]} next door. An Organ Gun has ${n.gun('Organ Gun')[0]} die and a Bombard ${n.gun('Bombard')[0]} dice, in their own zone only. Armour does not help against them.`,
      dice: (n) =>
        `One die a stand, and what the table below adds or takes away: longbows and crossbows gain, riders and defensive formations lose, armour costs a die that firearms win back. Cover takes ${few(n.cover)} dice at the end. Every die of ${shows(n.hit)} is a hit. A shot may come to no dice at all; the unit has then fired for nothing.`,
    },
    melee: {
      ...zoneEn.melee,
      first:
        'Only engaged units fight. First every one of them takes a hit, a single one however many enemies it has. Stakes do nothing here.',
      value: (n) =>
        `Weapon and class give the Combat Value; shooters fight with light weapons. Open order costs one, and so does a defensive formation without pikes against foot. Mounted gain one against foot in open order and against firearms, and lose against a defensive formation, most against pikes. It is never below ${n.least} or above ${n.most}.`,
    },
    losses: {
      ...zoneEn.losses,
      stands: (n) =>
        `Every ${few(n.perStand)} hits cost a stand; you choose which. A Bombard is lost at ${n.toughness('Bombard')}. Whatever is left over comes off, and a single stand shrugs off one hit.`,
    },
    movement: {
      ...zoneEn.movement,
      foot: 'Foot has one action: change formation, turn, move or set stakes. Having fired does not hinder it.',
      mounted:
        'Mounted have up to two actions in any order: change formation, turn, move; the first may be to disengage. Ground that slows them leaves one.',
      guns: 'Organ Guns and Guns have one action, turn or move; a Gun that has fired may only turn. A Bombard has none.',
      stakes:
        'Free foot in attack formation may set stakes as its action. They are lost when the unit moves, turns, or takes another formation; another attack shape, firing and losses leave them.',
      stakesLost: (n) =>
        `Whoever attacks a unit behind stakes and strikes its front takes ${few(n.stakes)} hits on contact; flank and rear are safe. A unit that attacks, over-runs a gun or leaves the table gives its stakes up, and so does one that is intercepted on its way.`,
      reserve:
        'Between activities a free unit that has not been used may come on from reserve into the rear zone in front of it, change to another reserve zone, or leave the table from a rear zone into the reserve behind it. That is its whole activity. For the first two it must have no red or green marker. Who comes on faces the enemy in attack formation or open order; a Bombard never leaves. Mounted may intercept who comes or goes.',
    },
    engaging: {
      ...zoneEn.engaging,
      pikes:
        'Foot with pikes attacks mounted as it likes. Other foot may attack free mounted only from behind, that is, looking the same way; mounted already engaged may be attacked by all.',
    },
    reactions: {
      ...zoneEn.reactions,
      guns: (n) =>
        `A free gun without a red marker must fire at any enemy that attacks it, foot or mounted. ${capital(few(n.flinch))} hits or more turn him away; otherwise, and if it cannot fire, it is over-run and lost. Riders then go on to another enemy or rally; foot is done.`,
      fire: (n) =>
        `Foot with missiles or spears that holds its fire may shoot at foot that attacks it, never at mounted. ${capital(few(n.flinch))} hits or more of this fire: the attacker flinches. One: contact. None: contact, and a hit on the unit that fired. Its stakes still strike.`,
      hasty:
        'Foot of two stands or more in attack formation may close up into a defensive formation at the last moment, for a hit; its stakes are lost. Against foot, contact follows. Who was in defensive formation before has nothing to throw for.',
      hastyMounted: (n) =>
        `Light Mounted pull up short before it, Medium Mounted on ${shows(n.attack)}, Heavy Mounted never. If they come on, the foot throws: on ${shows(n.attack)} it is ready, and the riders pull up in disorder, with a hit and a chance turn. If not, there is contact: one hit on pikes, on others ${n.impact('MM')} from Medium and ${n.impact('HM')} from Heavy Mounted.`,
      intercepted: (n) =>
        `The interceptor turns to meet the enemy front to front and takes a hit, one more for turning. Foot caught so suffers ${n.impact('LM')}, ${n.impact('MM')} or ${n.impact('HM')} hits from Light, Medium or Heavy Mounted, a gun is over-run, and what the enemy was about is off. Heavy Mounted never test.`,
    },
    command: {
      ...zoneEn.command,
      zone: 'Units in their Commander’s zone are in command, and Heavy Mounted always and everywhere are: they engage and intercept without a test.',
      rethrow:
        'The re-throw needs the Commander himself in the zone. Each unit there may use it for one of its attacks a phase.',
    },
    victory: {
      ...zoneEn.victory,
      tally:
        'Foot and mounted units routed or withdrawn are counted. At a third of the army, rounded up, the Commander leaves; at half of it the army breaks and the battle ends with this turn. Red markers come off; hits and stakes stay.',
      zones: (n) =>
        `An army that broke first loses its single stands, guns too. Then the zones decide that hold foot or mounted of yours and no enemy at all: ${n.fullZones} of ${n.zones} are ${n.full}, more than the enemy a Minor Victory, as many a draw.`,
    },
    terrain: {
      ...zoneEn.terrain,
      ground:
        'A zone may have several kinds of ground, each for the whole zone. What is closed to a unit it never enters, by no way. Passable rough ground is closed to Guns and Bombards.',
    },
  },
};
