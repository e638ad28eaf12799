/** The rules of A Fine Victory for players. */
import type { Texts } from '../plan.js';
import { capital, few, shows } from '../words.js';
import { titles, zoneEn } from '../zone/en.js';
import type { ZoneNumbers } from '../zone/numbers.js';
import type { FINE } from './plan.js';

export const fineEn: Texts<typeof FINE, ZoneNumbers> = {
  titles,
  says: {
    ...zoneEn,
    before: {
      ...zoneEn.before,
      army: 'You agree on size and make-up. Where there are Foot units there must be more Pike and Musket units; at most two units are Heavy Mounted, and guns alone are no army. Everything about a unit is open to both.',
      foot: 'Pike and Musket units mix pikes and muskets as you like; bows count as muskets. Foot units carry hand weapons, light or not, and never fire.',
      mounted: 'Mounted and Heavy Mounted never fire and never dismount. Lancers are Mounted.',
      dragoons:
        'Dragoons are mounted or on foot as a whole, as you choose at the start. On foot they are treated like a unit of muskets.',
      guns: 'A gun is a unit of one stand and stays one: guns are never joined.',
      setup:
        'Unless you agree otherwise both plan in secret. Units stand in the set-up zones of your rear row, looking at the enemy, in attack formation or open order; the other rear zones only open when those are full. Whatever is left or held back waits in reserve.',
    },
    basics: {
      ...zoneEn.basics,
      open: 'A blue marker shows open order. Dragoons may use it at any size, Mounted, Foot and muskets without pikes only with two stands or fewer, Heavy Mounted hardly ever. Guns and single stands always are in it.',
      markers:
        'Green: a hit. Red: has fired this turn. Yellow: has reacted in this phase. Blue: open order. Markers go with the unit, into reserve too, and hamper it only where a rule says so; hits come off in the losses phase alone.',
    },
    firing: {
      ...zoneEn.firing,
      who: 'Units with muskets, dragoons on foot and guns may fire if they are free and have no red marker. Nobody has to. All fire counts as simultaneous: who has been hit still fires at full strength.',
      guns: (n) =>
        `Regular and Heavy Artillery may also fire into any of the eight zones around, over everything in between, with a die less: ${n.gun('RA').join(' or ')} dice and ${n.gun('HA').join(' or ')}. A Galloper Gun has ${n.gun('GG')[0]}, in its own zone only.`,
      dice: (n) =>
        `One die for each musket stand, and what the table below adds or takes away; cover takes ${few(n.cover)} dice at the end. Every die of ${shows(n.hit)} is a hit. A shot may come to no dice at all; the unit has then fired for nothing.`,
    },
    melee: {
      ...zoneEn.melee,
      first:
        'Only engaged units fight. First every one of them takes a hit, a single one however many enemies it has. Nobody moves or turns in this phase.',
      value: (n) =>
        `The kind of stand gives the Combat Value: pikes and mounted are good, muskets and guns poor. Open order costs one, muskets in defensive formation lose one against foot. Mounted gain against open order and lose against a defensive formation, most against pikes. It is never below ${n.least} or above ${n.most}.`,
    },
    losses: {
      ...zoneEn.losses,
      stands: (n) =>
        `Every ${few(n.perStand)} hits cost a stand; you choose which. Whatever is left over comes off, and a single stand shrugs off one hit.`,
    },
    movement: {
      ...zoneEn.movement,
      foot: 'Foot has one action: change formation, turn or move. Having fired does not hinder it.',
      mounted:
        'Mounted have up to two actions in any order: change formation, turn, move; the first may be to disengage. Ground that slows them leaves one.',
      guns: 'Guns have one action, turn or move. Regular and Heavy Artillery that have fired may only turn.',
      dragoons:
        'Dragoons that are not engaged dismount as one of their two actions; afterwards they may still change formation, turn or move. Mounting up is the whole activity of dragoons on foot, and not possible in defensive formation.',
      reserve:
        'Between activities a free unit that has not been used may come on from reserve into the rear zone in front of it, change to another reserve zone, or leave the table from a rear zone into the reserve behind it. That is its whole activity. Who comes on faces the enemy in attack formation or open order. Mounted may intercept both ways; nothing else touches units in reserve.',
    },
    engaging: {
      ...zoneEn.engaging,
      pikes:
        'Foot with two pikes or more attacks mounted as it likes. Other foot may attack free mounted only from behind, that is, looking the same way; mounted already engaged may be attacked by all.',
    },
    reactions: {
      ...zoneEn.reactions,
      guns: (n) =>
        `A free gun without a red marker must fire at mounted that attack it. ${capital(few(n.flinch))} hits or more turn them away; otherwise, and if it cannot fire, it is over-run and lost, and the riders go on to another enemy or rally. Foot never over-runs guns, and they do not fire at it.`,
      fire: (n) =>
        `Foot that holds its fire may shoot at foot that attacks it. ${capital(few(n.flinch))} hits or more of this fire: the attacker flinches. One: contact. None: contact, and a hit on the unit that fired.`,
      hasty: (n) =>
        `Foot of two stands or more may close up into a defensive formation at the last moment, for a hit. Against foot, contact follows. Mounted pull up short before pikes and take a hit; without pikes they charge home: ${n.impact('D')} hit from dragoons, ${n.impact('M')} from Mounted, ${n.impact('HM')} from Heavy Mounted.`,
      intercepted: (n) =>
        `The interceptor turns to meet the enemy front to front and takes a hit, one more for turning. Foot caught so suffers ${n.impact('D')}, ${n.impact('M')} or ${n.impact('HM')} hits from dragoons, Mounted or Heavy Mounted, a gun is over-run, and what the enemy was about is off. Heavy Mounted never test to intercept.`,
      flee: 'A Galloper Gun may flee from foot that attacks it, fired or not, to the nearest own reserve zone with room.',
    },
    command: {
      ...zoneEn.command,
      zone: 'Units in their Commander’s zone are in command, whatever the ground: they engage and intercept without a test, may throw one attack again, and may be withdrawn.',
      rethrow:
        'Each unit in command may use his re-throw for one of its attacks a phase, several units of the zone each for themselves.',
    },
    victory: {
      ...zoneEn.victory,
      tally:
        'Foot and mounted units routed or withdrawn are counted. At a third of the army, rounded up, the Commander leaves; at half of it the battle ends with this turn. Red markers come off, hits stay.',
      zones: (n) =>
        `At the end the zones decide that hold foot or mounted of yours and no enemy at all: ${n.fullZones} of ${n.zones} are ${n.full}, more than the enemy a Minor Victory, as many a draw. Even the army that broke may win so.`,
    },
    terrain: {
      ...zoneEn.terrain,
      ground:
        'A zone may have several kinds of ground, each for the whole zone. What is closed to a unit it never enters, by no way. Rough ground is agreed to be passable or not; Galloper Guns may enter it, other guns not.',
    },
  },
};
