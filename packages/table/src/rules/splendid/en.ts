/** The rules of A Splendid Victory for players. */
import { manoeuvreEn, titles } from '../manoeuvre/en.js';
import type { ManoeuvreNumbers } from '../manoeuvre/numbers.js';
import type { Texts } from '../plan.js';
import { capital, few, shows } from '../words.js';
import type { SPLENDID } from './plan.js';

export const splendidEn: Texts<typeof SPLENDID, ManoeuvreNumbers> = {
  titles,
  says: {
    before: {
      army: 'You agree on the size. Foot units have six stands on average at most, mounted and dragoons five; where there are Foot units there must be more Pike and Musket; Heavy Mounted are rare. Everything about a unit is open to both.',
      foot: 'Pike and Musket units mix both as you like; bows count as muskets. Foot units carry hand weapons, light or not, and never fire.',
      mounted:
        'Mounted may carry lances, which only count at an impact. Only dragoons mount and dismount, as a whole; they count as mounted in an army either way.',
      guns: 'A gun is a unit of one stand and stays one, also side by side with others. Its crew fights with what is at hand.',
      command:
        'One Commander, and as many Sub-Commanders as agreed, the same for both. They are units of one stand: they can be shot at, charged and killed.',
      setup: (n) =>
        `Unless you agree otherwise each army stands within ${n.deployment} of its own edge, and the higher throw sets up first. Any formation that is allowed will do, dragoons mounted or not, guns limbered or not; nobody may touch an enemy or overlap anything.`,
      generate:
        'An army by chance: each throw of two dice brings certain units. You set their sizes within the limits; what does not fit, or what you do not own, stays at home.',
    },
    basics: {
      ...manoeuvreEn.basics,
      formation:
        'Line: one rank. Block: two or three ranks. Defensive block: a block whose rear ranks look back; it never moves, but cannot be outflanked. Road column: one stand wide. Lines and columns can be bent. What each formation may do stands in the catalogue below.',
      open: 'Open order is a line with a blue marker: for dragoons of any size, and for muskets without pikes or Mounted of three stands or fewer. Guns and commanders are always in it. It is harder to hit and fires all round, but fights badly, and foot in it cannot charge.',
      markers:
        'Green: a hit; it stays until the losses phase. Red: has fired this turn. Blue: open order. White: limbered.',
    },
    initiative: manoeuvreEn.initiative,
    firing: {
      ...manoeuvreEn.firing,
      who: 'Muskets and unlimbered guns may fire, each stand as you like, unless their unit is in contact or in column. All fire counts as simultaneous: hits change nothing before the losses phase.',
      targets:
        'Any enemy that is not in contact with a unit of yours. Stands of one unit may fire at different targets, each stand once; all at the same target throw together.',
      chain: (n) =>
        `Muskets see ${n.muskets} straight ahead. A stand that does not see the target itself may still fire with a neighbour that does, if its own strip is quite empty; a pike between them breaks the chain. In open order and defensive block muskets fire to all four sides.`,
      dice: (n) =>
        `One die a stand, one more against mounted and blocks, two more against a defensive block, one fewer against open order; cover takes ${few(n.cover)}. Every die of ${shows(n.hit('D'))} is a hit. A volley may come to no dice at all; the unit has then fired for nothing.`,
      guns: (n) =>
        `A gun fires straight ahead at one target. The nearer, the more dice; the bands end at ${n.bands.join(', ')}, and up to ${n.bands[1]} it is hail shot. The table below gives the dice, to which the target adds or takes as for muskets.`,
      bounce: (n) =>
        `At medium range, beyond ${n.bands[1]} up to ${n.bands[2]}, every die that missed bounces on to the next unit in the strip at that range, friend or foe, engaged or not. There is no second bounce.`,
      once: 'A unit that has fired with any stand has a red marker for the turn. Without one it can still fire at a charger.',
    },
    melee: {
      ...manoeuvreEn.melee,
      holdBack: (n) =>
        `A unit in command may stay out of it. Any other throws a die: ${shows(n.holdBack)} keeps it back, ${shows(n.holdBackOpen)} in open order. If that fails it goes straight in.`,
      first: 'Then every unit in contact takes a hit, a single one however many enemies it has.',
      divide:
        'Every stand fights once, touching or not. With several enemies in contact you share the stands out as you like; all that go for one enemy throw together. The sharing is settled before the first die of the unit.',
      value:
        'The kind of stand gives the Combat Value; a die that shows it or less is a hit. Open order and columns cost one. Mounted gain one against them, unless they are mounted too, and lose against a block with pikes, one, and against a defensive block, one, with pikes two.',
      outflank:
        'Two dice a stand if the unit outflanks its enemy: a rear corner of the enemy on its front, or one of its front corners on the enemy’s rear. A flank alone is not enough, and a defensive block neither outflanks nor is outflanked.',
    },
    losses: {
      steps:
        'Units of one stand come first, then those of two, and so on, by their size when the phase began. At each size the side without the initiative goes first.',
      stands: (n) =>
        `Every ${few(n.perStand)} hits cost a stand; you choose which, as long as the rest is legal. Whatever is left over comes off.`,
      keep: 'The stands that are left do not move. They must still be a formation the unit may have, and touch every enemy it touched; if no choice does both, the whole unit routs. A block may become a line, and a defensive block may turn its rear about.',
      single: 'At the very end every single stand that is still in contact routs, guns and commanders too.',
    },
    movement: {
      ...manoeuvreEn.movement,
      fast: (n) =>
        `If no enemy was within ${n.fast} when your phase began, a unit may go twice as far (double-time), side-steps and steps back included, as long as it stays ${n.fast} away from every enemy all the way.`,
      foot: 'Foot does one thing: change formation, manoeuvre, step back, side-step or charge. Side-step and step back go straight, without turning.',
      mounted: 'Mounted may change formation and manoeuvre in one action, in either order; or charge; or disengage.',
      dragoons:
        'Dragoons that are not in contact mount or dismount where they stand and may then change formation, but not move. On foot they are treated like muskets.',
      guns: 'An unlimbered gun is dragged by hand or limbers up; a limbered one moves or unlimbers, turning as it likes. Limbering and unlimbering take the whole phase, and a limbered gun cannot fire.',
      command: 'Commanders manoeuvre or disengage; they never charge.',
      manoeuvre: `${manoeuvreEn.movement.manoeuvre} A defensive block may only pivot.`,
      edge: 'A stand that ends beyond the table’s edge is lost; the order asks you first. The rest carries on.',
      flow: 'Mounted in line, block or open order, foot in open order, columns, limbered guns and commanders pass through friends in one straight move that ends beyond them. They may then not change formation in that phase. Charging, only mounted do so, past single guns.',
      retire:
        'When all movement is done you may take single stands and units in command out of the battle, in contact or not. They count as routed, and after the first nobody moves any more.',
    },
    turning: {
      ...manoeuvreEn.turning,
      about:
        'An about-face turns every stand where it stands, so the rear becomes the front; it counts as a turn. If the new front rank has gaps the files close up, forward or backward as you like. A column then marches off tail first.',
      change:
        'In a change of formation one stand at the middle of the front keeps its place and facing; the others form around it, in any order you like. Nobody may end on somebody, touching an enemy or off the table.',
      bend: 'A line or open order can be bent once, by up to 90°, forward or back. Bent it can fire, fight, form a hasty block and change formation, and nothing else.',
      column: (n) =>
        `A road column is formed only with no enemy within ${n.column}. It follows its leading stand. With an enemy that near when your phase begins it must change formation and can do nothing else.`,
    },
    charging: {
      ...manoeuvreEn.charging,
      who: 'Foot and mounted of two stands or more charge from line or block, mounted from open order too. Guns, commanders, single stands, defensive blocks, bent lines and columns never do. Foot without pikes may charge mounted only if it will outflank them.',
      test: (n) =>
        `In command no test is needed. Otherwise a die of ${shows(n.charges('M'))} lets it go. Who fails stays, may not charge again in this phase, but may do something else.`,
    },
    reactions: {
      ...manoeuvreEn.reactions,
      intercept: (n) =>
        `Free mounted of two stands or more in line, block or open order may strike at an enemy that moves or charges straight ahead of them, within ${n.intercepts('M')}, with nothing between; you choose where on his way. Turns and changes of formation cannot be intercepted. The test is a die of ${shows(n.interceptTest('M'))}.`,
      recoil: (n) =>
        `Mounted in line, block or open order may recoil from any charger, commanders too: a hit, then about-face and turn as they like and straight away from him, up to ${n.recoil}. The charger breaks through.`,
      evade: (n) =>
        `Foot in open order may evade foot in the same way, up to ${n.evade}, without a hit. The charger breaks through.`,
      hasty: (n) =>
        `Foot of two stands or more may throw itself into a defensive block, whoever charges: ${n.hastyHits('Foot', 'block')} hit if it was in block, ${n.hastyHits('Foot', 'line')} otherwise. A stand that the charger touches keeps its place. If there is no room the unit stays as it was and keeps the hits. Against foot that is all.`,
      home: (n) =>
        `${manoeuvreEn.reactions.home(n)} They pull up on ${shows(n.pullsUp('P&M'))} before pikes, ${shows(n.pullsUp('Foot'))} before others; the block then sheds a hit. An impact is ${n.impact('M', false)} hit or ${n.impact('M', true)}, from Heavy Mounted and lances ${n.impact('HM', false)} or ${n.impact('HM', true)}.`,
      about: (n) =>
        `Foot that is not in defensive block may turn about to face the charger, for ${n.aboutHits('Foot')} hit, with pikes ${n.aboutHits('P&M')}. Contact stays.`,
      fire: (n) =>
        `Foot with muskets that has not fired may fire at the charger, if it sees him. Two hits: he flinches, back the way he came, ${n.flinch} away at most. One: contact. None: contact and a light impact on the unit that fired.`,
      guns: 'A limbered gun is over-run at once. An unlimbered one that has not fired and sees the charger must fire: two hits make him flinch, otherwise it is over-run and lost, and he breaks through.',
      breakThrough: (n) =>
        `When its target recoils, evades or is over-run, the charger goes on at once: a manoeuvre of up to ${n.breakMounted} (foot ${n.breakFoot}), or a charge as far against another enemy, without a test. Break-throughs may follow one another, but not while it is in contact with somebody.`,
    },
    command: {
      ...manoeuvreEn.command,
      range: (n) =>
        `Within ${n.commands('Cmd')} of the Commander or ${n.commands('Sub')} of a Sub-Commander a unit is in command, whatever lies between; it is measured when it matters. Heavy Mounted and commanders always are.`,
    },
    victory: {
      ...manoeuvreEn.victory,
      tally:
        'Every stand lost is counted. More than a quarter of the army: the Sub-Commanders leave. More than a third: the Commander. More than half: the army is broken and the battle over. Red markers come off.',
      result: (n) =>
        `${capital(n.full)} for the side that is not broken, a Minor Victory if it lost more than a third itself; both broken is a draw. With a last turn agreed the smaller share lost wins a Minor Victory if it is clear enough.`,
    },
    terrain: {
      ...manoeuvreEn.terrain,
      ground:
        'Areas are of one kind each; what is closed to a unit no stand of it may touch. Nobody crosses an escarpment or river. In woods mounted must be in open order. Ground never hinders command.',
      overhead: (n) =>
        `If agreed, a Regular or Heavy gun may fire over others at a target beyond ${n.bands[1]} when both stand higher than everything between. Such shots do not bounce.`,
      weather:
        'If agreed: rain takes two dice from every volley, heavy rain silences muskets and costs guns a die, in mist nobody sees far, and in mud balls do not bounce and mounted and guns move half.',
    },
    options: {
      ...manoeuvreEn.options,
      quality: (n) =>
        `Where quality is played, raw units hit by fire on ${shows(n.firesOn('raw'))} and charge on ${shows(n.chargesOn('raw'))}, veterans on ${shows(n.firesOn('veteran'))} and ${shows(n.chargesOn('veteran'))}, and their Combat Value is one higher. Other tests do not ask about it.`,
      commandQuality: 'Where command quality is played, a die for each commander decides how far his orders are heard.',
    },
  },
};
