/** The rules of A Glorious Victory for players. */
import type { Texts } from '../plan.js';
import { few } from '../words.js';
import type { GloriousNumbers } from './numbers.js';
import type { GLORIOUS } from './plan.js';

export const gloriousEn: Texts<typeof GLORIOUS, GloriousNumbers> = {
  titles: {
    before: 'Before the match',
    basics: 'Measuring and formations',
    initiative: 'Initiative',
    movement: 'Movement',
    turning: 'Turning and changing formation',
    charging: 'Charging',
    joining: 'Joining a Battle',
    firing: 'Fire',
    melee: 'Hand-to-hand',
    losses: 'Losses',
    retreats: 'Retreats',
    command: 'Command',
    victory: 'Victory',
    terrain: 'Ground',
    options: 'Disputes',
  },
  says: {
    before: {
      army: 'Both armies have the same number of units, at least half of them foot, and three of these in a Battle. Knights, elephants, mounted foot and artillery are limited; camels, elephants and rockets must be agreed on. Everything about a unit is open to both.',
      foot: (n) =>
        `Foot has ${few(n.elements)} elements and one weapon: bows, longbows, crossbows or handguns to shoot with, or light weapons, hand weapons, spears, bills or pikes. Shooters fight badly and cannot charge. Mounted foot are foot; they only ride to get about.`,
      mounted: (n) =>
        `Mounted never fire and never dismount. You may field the ${few(n.elements)} elements of a mounted unit as two units of half the size. Camels follow light cavalry, elephants follow knights, where nothing else is said.`,
      guns: 'A gun is a unit of one element. Rockets are treated like organ guns, light bombards like bombards; only their fire differs.',
      command:
        'A commander-in-chief and two sub-commanders, on horse, camel or elephant. They can be shot at, charged and killed, and the chief’s death loses the battle.',
      battles: (n) =>
        `A Battle is a round base of ${n.smallest} to ${n.largest} that holds at least three full units of foot, of any weapons, and commanders if you like. It is formed before the match, never breaks up again, and needs room: a foot element takes one space, a commander ${few(n.chiefSpaces)}.`,
      setup: (n) =>
        `First Battles are formed, mounted units split and mounts chosen. Then each army stands within ${n.deployment} of its own edge; the lower throw goes first, unless you agree otherwise. Units in line or mass, guns limbered or not, commanders free or on a Battle.`,
    },
    basics: {
      measure:
        'All dice have twelve sides; a throw of the value or less hits. Measure whatever you like at any time, by the shortest way. A limit includes its own figure. Fire or attacks with no dice at all are allowed and do nothing.',
      contact:
        'Enemies are in contact when they touch, but not if they only meet corner to corner; whatever touches a round base is in contact with it. Units never overlap. What brushes the side of a strip ahead is not in it.',
      formation:
        'Line: one rank of one to six elements. Mass: two wide, of four to six. Artillery and free commanders count as a line. The odd element of a mass of five may change files at any time of your movement, unless it is in contact.',
      battle: (n) =>
        `A Battle is neither line nor mass. It fires and fights all round; its facing only matters for moving. With fewer than ${few(n.leastOfBattle)} elements it falls apart at once and is lost. A commander on it goes with it and cannot be hit by himself.`,
    },
    initiative: {
      count:
        'Whoever has more formations of four elements or more has the initiative. If both have as many, who had it keeps it; in the first turn a die decides, the higher one.',
      turn: 'Initiative, movement of the side without it, movement of the side with it, fire, hand-to-hand, retreats of both. Losses are removed after fire and after hand-to-hand.',
    },
    movement: {
      choose:
        'The side without the initiative moves first, with as many formations as it likes, one after the other. Each has two functions to spend; whoever is in contact has none. The other side does nothing: there are no reactions in this game.',
      units: (n) =>
        `For a unit a move, a turn of up to ${n.turn('foot hand')}° and an about-face cost one function each; a change of formation, a charge, or both together cost two.`,
      command: (n) =>
        `For a free commander a move, a turn of up to ${n.turn('commander')}° and an about-face cost one function each, a charge two.`,
      battles: (n) =>
        `For a Battle everything costs both functions: a move or charge of up to ${n.moves('battle')}, a turn of up to ${n.turn('battle')}°, an about-face. It cannot pivot.`,
      guns: (n) =>
        `An unlimbered gun turns up to ${n.turn('organ gun')}°, is dragged (organ guns and rockets, ${n.prolong}) or limbers up; each costs both functions. Limbered it moves or turns for one each and cannot fire; unlimbering costs both, to any facing, and it may fire in the same turn. Guns never about-face.`,
      move: 'A move goes straight ahead, up to the distance in the table below, for each function anew. Nothing moves sideways.',
      byHorse: (n) =>
        `Mounted foot may ride: each move of that phase then covers ${n.moves('foot hand')} to ${n.rides}, clear of everybody and of ground closed to riders. In that phase it neither charges nor changes and charges, steps back or joins a Battle. It always fights on foot.`,
      stepBack: (n) => `Foot in line may use a move to step straight back, up to ${n.stepBack}, still looking ahead.`,
      keepAway:
        'Only a charge may touch an enemy. Straight moves keep clear of friends too, except those touched at the start; turns and changes may touch friends but not overlap them. Nobody leaves the table.',
    },
    turning: {
      turn: 'A unit turns by wheeling about one of its front corners, and the whole swing must be free. A Battle turns about its centre.',
      pivot:
        'Before each move and each charge a unit may pivot free of charge: a small wheel in which the other front corner moves a quarter of an inch at most. Artillery may also do so before it fires.',
      about:
        'An about-face turns every element on the spot. In a mass of five the odd element goes behind the new rear. A Battle turns right round.',
      change:
        'In a change of formation one element keeps its place and facing and the others form around it: line to mass or back, or shifted to a side. Only where they end is judged.',
    },
    charging: {
      who: 'Foot with weapons for hand-to-hand, mounted, commanders, and Battles with any of these aboard charge. Shooters, guns and foot on horseback never do. Light cavalry charges neither elephants nor Battles, camels no Battles, other cavalry and knights no elephants. Who is charged fights anybody.',
      way: 'Name the target; after a free pivot the charge goes straight ahead, without a test, and must be able to reach it. No other enemy may stand before it, and everybody touched at the end must be somebody the charger may charge.',
      change:
        'A unit may change formation and charge for the same two functions; the charge is measured from where it then stands.',
      contact:
        'Contact ends the charger’s movement, and neither of them moves again until it is over. Limbered artillery is lost as soon as it is touched.',
    },
    joining: {
      units:
        'Foot may join a Battle of its side by a move that ends at its rim, or by spending a move if it touches it; or the Battle moves to the unit. Its elements go aboard as far as there is room, the others are lost. After that the Battle does nothing more in the phase, and the unit is part of it for good.',
      command: (n) =>
        `A commander attaches in the same ways if ${few(n.chiefSpaces)} spaces are free, and the Battle may go on moving. He leaves only at the start of your movement, to a place close by, and then acts as usual.`,
    },
    firing: {
      who: 'Missile foot, alone or in a Battle, and unlimbered guns may fire, each element once. Guns in contact may not; others may, at the enemy in contact or at somebody else. A unit may share its elements among several targets.',
      range:
        'The range is the shortest distance between the two formations. Each weapon has bands: the nearer, the higher the value that hits. Some double or triple their dice against certain targets. Nothing fires over anybody.',
      way: (n) =>
        `Missiles fly in any direction. A strip ${n.templateWide} wide from firer to target, no longer than ${n.templateLong}, must be free of everybody else and of ground that hides. Formations that touch need none.`,
      dice: 'One die an element; one fewer for each volley if the unit fires at several targets; one fewer at a line, one more at a mass. Then the dice are multiplied where the table says so.',
      guns: 'A gun fires straight ahead, as wide as its base, at the first formation in the strip, and may pivot before. It throws one die, doubled or tripled where the table says so; line and mass make no difference.',
      order:
        'Both sides fire with what they had when the phase began; the side without the initiative declares and throws first. Fire is never thrown again. Then losses are removed.',
    },
    melee: {
      outflank:
        'First come the outflanked: a unit with an enemy unit’s front corner on its rear loses an element for each such enemy. A single element is lost by that. Battles neither outflank nor are outflanked.',
      fight:
        'Everybody in contact fights with all elements, touching or not, each once. With several enemies you share them out as you like, but every one must fight. Both sides fight with what they have after the outflanking.',
      value:
        'One die an element; a die up to the value hits. Medium and heavy cavalry, knights, elephants and commanders throw two against units in line that are not mounted, guns included; not against masses, Battles or mounted.',
      rethrow: (n) =>
        `A unit within ${n.commands('commander')} of its free commander-in-chief or ${n.commands('sub-commander')} of a free sub-commander may throw one attack in the phase again as a whole. The second throw counts.`,
    },
    losses: {
      hits: 'After fire and again after hand-to-hand every two hits cost an element; the side without the initiative goes first. What is left over comes off.',
      units:
        'You choose the elements, but those touching an enemy go last, and after each removal the rest must still be a line or a mass as before, unmoved. If that is not possible the unit routs: a mass below four elements does.',
      battles: (n) =>
        `From a Battle you take any elements, attached commanders too. Below ${few(n.leastOfBattle)} it is lost with all aboard.`,
    },
    retreats: {
      leave:
        'In its retreat phase a side may take any formations out of the battle, in contact or not. There is no other way off the table. They count as lost.',
      battles: 'A Battle goes as a whole; a commander on it may stay behind, where its base stood.',
    },
    command: {
      range: (n) =>
        `Free commanders help units near them: the chief within ${n.commands('commander')}, a sub-commander within ${n.commands('sub-commander')}, any number of units, also while fighting. On a Battle they help nobody else, and Battles and commanders never throw again.`,
      again:
        'Each unit throws at most one attack in the phase again, all its dice, decided right after the throw; the second result counts, better or worse.',
    },
    victory: {
      chief:
        'A side that loses its commander-in-chief, in whatever way, has lost at once. So has a side with nobody left on the table.',
      tally: (n) =>
        `Every element lost is counted. At the end of a turn a side that lost more than half is broken: ${n.full} for the other, a Minor Victory if it lost more than a third itself; both broken is a draw. After ${n.turns} turns the smaller share lost wins a Minor Victory if it is clear enough.`,
      goals:
        'In a scenario with goals nobody breaks by losses; at the last turn the points for goals held decide, and the full victory takes all of your goals.',
      concede: (n) => `You may concede at any time; the other side then has ${n.full}.`,
    },
    terrain: {
      ground:
        'Features are of one kind each; what is closed to a formation it may not enter. Battles keep to open ground and hills; in woods there is only foot and light cavalry. Nobody crosses an escarpment or river. Ground never hinders command.',
      slow: 'Mounted, and foot on horseback, have half the distance for a move or charge that touches ground that slows them.',
      cover:
        'A unit is in a feature if at least half of its elements are. Cover takes two dice off missiles and halves the value of artillery; the advantage takes two dice off every attack, on a hill only from below. Battles have neither.',
      sight: (n) =>
        `Woods and villages stop fire, except through up to ${n.woods} of one that firer or target is in. A hill stops it if it is higher than both and neither is on it.`,
    },
    options: {
      dispute:
        'Where a rule can be read in two ways, ask for the other reading from the menu: your opponent agrees, or both throw a die and the higher one decides for the rest of the match.',
    },
  },
};
