/** The rules of A Great Victory for players. */
import { manoeuvreEn, titles } from '../manoeuvre/en.js';
import type { ManoeuvreNumbers } from '../manoeuvre/numbers.js';
import type { Texts } from '../plan.js';
import { capital, few, shows } from '../words.js';
import type { GREAT } from './plan.js';

export const greatEn: Texts<typeof GREAT, ManoeuvreNumbers> = {
  titles,
  says: {
    before: {
      army: (n) =>
        `Armies are bought: ${n.points} points unless you agree otherwise. Of these at most ${n.mountedPercent} percent go to mounted, ${n.elephantPercent} to elephants, ${n.artilleryPercent} to artillery. The table below gives strength and cost.`,
      foot: 'Foot is light, medium or heavy and has one weapon, to fight or to shoot with. Foot with light weapons may be listed with spears, foot with hand weapons with pilums; these are thrown only at chargers.',
      mounted:
        'Light horse and camels may carry missiles, so may chariots and elephants. Horse, camels, chariots and command are mounted; elephants are not. Horse and camels may be put on foot before the match, for good.',
      guns: 'Artillery is light or heavy, one stand, packed up or ready to fire.',
      command:
        'One commander, up to the agreed number of sub-commanders. They are units: they fight, charge and can be killed, but never shoot.',
      strength:
        'A unit is whole or gone. Its strength falls by one for each hit and gives the dice it throws. With one point left it can neither charge nor intercept nor join in; without any it does nothing more and goes in the losses phase.',
      setup: (n) =>
        `Unless you agree otherwise each army stands within ${n.deployment} of its own edge, and the higher throw sets up first. Any formation that is allowed will do, artillery packed up or not.`,
    },
    basics: {
      ...manoeuvreEn.basics,
      formation:
        'Block: one stand behind the other. Line: side by side. Defensive block: a block whose rear stand looks back; only foot, it never moves, but fires all round and cannot be outflanked. Chariots and elephants have one stand and are in line.',
      open: 'A skirmish line is a line with a blue marker, for light foot without pikes, light horse, light camels and light chariots. Artillery and command always skirmish. It is harder to hit and passes through friends, but fights badly.',
      bend: 'Lines and skirmish lines of two stands can be bent, forward or back. Bent units and defensive blocks stay where they are; all they can do in movement is change formation.',
      markers:
        'Green: a hit, which stays from turn to turn. Red: has fired this turn. Blue: skirmish line. White: packed up.',
    },
    initiative: manoeuvreEn.initiative,
    firing: {
      ...manoeuvreEn.firing,
      who: 'Units with missiles and artillery that is set up may fire, if they are in contact with nobody and have strength left. Nobody has to. Hits are laid aside until both have fired, so everybody fires with the strength he began with.',
      targets:
        'Any enemy that is not in contact with a unit of yours. A line may give its two stands different targets, with half the strength each; all others fire at one.',
      chain:
        'If one stand of a straight line sees the target, the other fires with it when its own strip is quite empty; otherwise only half the strength fires. Of a block only the front stand looks; a defensive block uses one of its four sides.',
      dice: (n) =>
        `One die for each strength point, and what the table below adds or takes away: armour protects, blocks and riders are good targets, skirmishers poor ones. A block fires with half of it. Cover takes ${few(n.cover)} dice. Every die of ${shows(n.hit('light foot bows'))} is a hit.`,
      suppress:
        'A firer is suppressed and loses a die if an enemy shooter within 12 cm, in contact with nobody, could shoot at him as it stands. It does not have to, and may have fired already.',
      guns: 'Artillery fires with all its strength at one target. Light artillery gains dice up close and loses some far off; armour does not matter against it.',
      overhead:
        'Heavy artillery always fires overhead: at anybody in its strip farther than 12 cm away who has no friend of the gunners within 9 cm. Light artillery does so only when it and its target stand higher than everything between.',
    },
    melee: {
      ...manoeuvreEn.melee,
      holdBack: (n) =>
        `A unit in command may stay out of it. Any other throws a die: ${shows(n.holdBack)} keeps it back, ${shows(n.holdBackOpen)} in skirmish line. If that fails it goes straight in.`,
      first:
        'Then every unit in contact takes a hit. It does not weaken this fight: the dice go by the strength before it.',
      divide:
        'All strength is used. With several enemies in contact you share the points out as you like; all points for one enemy throw together. Hits are placed when the phase is over.',
      value:
        'What a unit is gives its Combat Value; a die that shows it or less is a hit. Skirmishing costs one, except against elephants; a defensive block gains one. Pikes cost their enemies one, elephants their mounted enemies one, and against skirmishers elephants lose two.',
      outflank:
        'Two dice a point if the unit outflanks its enemy: a rear corner of the enemy on its front, or one of its front corners on the enemy’s rear. A flank alone is not enough, and a defensive block neither outflanks nor is outflanked.',
    },
    losses: {
      recover: 'First every unit in contact with nobody recovers one hit, but never its last.',
      rout: 'Then all units without strength rout together, and after that those with one point that are still in contact, except defensive blocks, command and elite units.',
    },
    movement: {
      ...manoeuvreEn.movement,
      fast: (n) =>
        `If no enemy was within ${n.fast} when your phase began, a unit may go twice as far (rush), side-steps and steps back included, as long as it stays ${n.fast} away from every enemy all the way.`,
      foot: 'Foot does one thing: change formation, manoeuvre, step back, side-step or charge. Light foot in skirmish line may change formation and manoeuvre, in either order.',
      mounted:
        'Mounted change formation, manoeuvre, charge or disengage; in skirmish line they change and manoeuvre in one action. Heavy chariots only move and charge.',
      elephants: 'Elephants manoeuvre or charge. They never rush and never disengage.',
      guns: 'Light artillery relocates by hand, heavy artillery only turns on the spot. Packing up and unpacking take the whole phase; packed up it moves and cannot fire. What has been unpacked can fire in reactions at once.',
      command: 'Command units manoeuvre, charge or disengage.',
      edge: 'A unit of which any part ends beyond the table’s edge is lost; the order asks you first.',
      flow: 'Skirmishers, command and artillery pass through friends in one straight move that ends beyond them, and mounted ones also through enemy foot in defensive block; never in a charge, and not together with a change of formation.',
      disengage: `${manoeuvreEn.movement.disengage} Heavy chariots never disengage.`,
      retire:
        'When all movement is done you may take units with one point or less and units in command out of the battle, in contact or not. They count as routed, and after the first nobody moves any more.',
    },
    turning: {
      ...manoeuvreEn.turning,
      about:
        'An about-face turns each stand where it stands: front and rear change places. It needs no room and counts as a turn.',
      change:
        'In a change of formation one stand of your choice keeps its place and facing, and the other goes beside, before or behind it. Between line and skirmish line nobody moves, but it is a change. Only where they end is judged.',
    },
    charging: {
      ...manoeuvreEn.charging,
      who: 'Everybody but artillery, defensive blocks, bent units, units in contact and units with one point or less. Foot may charge mounted only if it will outflank them; elephants, foot and artillery from anywhere.',
      test: (n) =>
        `In command no test is needed. Otherwise a die: a block goes on ${shows(n.charges('light horse', 'block'))}, a line on ${shows(n.charges('light horse', 'line'))}, skirmishers on ${shows(n.charges('light horse', 'skirmishLine'))}. Who fails may do something else, but not charge again.`,
    },
    reactions: {
      ...manoeuvreEn.reactions,
      underway:
        'On the way, that is while an enemy goes straight ahead, you may intercept or fire at the point you choose, but not after contact and not while he passes through somebody. If it does not stop him he goes on; only a charge must keep its line.',
      intercept: (n) =>
        `Free mounted, command too, may strike at whoever moves straight ahead of them within ${n.intercepts('light horse')}, elephants within ${n.intercepts('heavy elephants')}, with nothing between. The test is as for a charge: ${shows(n.interceptTest('light horse', 'block'))}, ${shows(n.interceptTest('light horse', 'line'))} or ${shows(n.interceptTest('light horse', 'skirmishLine'))}.`,
      recoil: (n) =>
        `Mounted may recoil from any charger, but not heavy chariots: a hit, then about-face and turn as they like and straight away from him, up to ${n.recoil}. The charger breaks through.`,
      evade: (n) =>
        `Foot in skirmish line may evade foot in the same way, up to ${n.evade}, without a hit. The charger breaks through.`,
      hasty:
        'Foot may throw itself into a defensive block, whoever charges: a hit unless it was in block. A stand that the charger touches keeps its place. If there is no room the unit stays as it was and keeps the hit. Against foot and elephants that is all.',
      home: (n) =>
        `${manoeuvreEn.reactions.home(n)} They pull up on ${shows(n.pullsUp('heavy foot arms'))}. An impact is ${n.impact('light horse', false)} hit or ${n.impact('light horse', true)}, from heavy horse and heavy chariots ${n.impact('heavy horse', false)} or ${n.impact('heavy horse', true)}.`,
      about: (n) =>
        `Foot that is not in defensive block may turn about to face the charger. That costs nothing against foot and elephants; mounted have their impact, light from more than ${n.pullUp} away, heavy from nearer.`,
      fire: (n) =>
        `Foot with missiles, spears or pilums that has not fired may fire at the charger, if it sees him. Two hits: he flinches, back the way he came, ${n.flinch} away at most. One: contact. None: contact and an impact, light from foot, heavy from all others.`,
      guns: 'Heavy artillery, and whatever is packed up, is lost at once. Light artillery that has not fired and sees the charger must fire: two hits make him flinch, otherwise it is over-run, and he breaks through.',
      opportunity:
        'Light artillery that is free and has not fired may shoot at whatever moves or charges somebody else within 12 cm straight ahead. Two hits stop the enemy where he is.',
      breakThrough: (n) =>
        `When its target recoils, evades or is over-run, the charger goes on at once: a manoeuvre of up to ${n.breakMounted} (foot and elephants ${n.breakFoot}), or a charge as far, without a test, even against the unit that has just got away. Break-throughs may follow one another, but not while it is in contact with somebody.`,
      combat:
        'If a break-through charge ends in contact the two fight at once, with whoever must join in. Nobody is removed before the losses phase; all who fought are done.',
    },
    command: {
      ...manoeuvreEn.command,
      range: (n) =>
        `Within ${n.commands('commander')} of the commander or ${n.commands('sub-commander')} of a sub-commander a unit is in command, whatever lies between; it is measured when it matters. Command units are in command of themselves.`,
    },
    victory: {
      ...manoeuvreEn.victory,
      tally:
        'Every unit lost is counted. More than a third of the army: the sub-commanders leave. More than half: the army is broken and the battle over. Red markers come off.',
      result: (n) =>
        `${capital(n.full)} for the side that is not broken, a Narrow Victory if it lost more than a third itself; both broken is a draw. With a last turn agreed the smaller share lost wins a Narrow Victory if it is clear enough.`,
    },
    terrain: {
      ...manoeuvreEn.terrain,
      ground:
        'Areas are of one kind each and may overlap; what is closed to a unit no stand of it may touch. Chariots and elephants stay out of woods, chariots and heavy artillery off rough ground, and horse enters woods only in skirmish line. Nobody crosses an escarpment or river.',
    },
    options: {
      ...manoeuvreEn.options,
      quality: (n) =>
        `Where quality is played, green units hit by fire on ${shows(n.firesOn('green'))} and charge on ${shows(n.chargesOn('green'))}, elite ones on ${shows(n.firesOn('elite'))} and ${shows(n.chargesOn('elite'))} in every formation, with a Combat Value one higher.`,
      commandQuality: 'Where command quality is played, a die for each commander decides how far his orders are heard.',
    },
  },
};
