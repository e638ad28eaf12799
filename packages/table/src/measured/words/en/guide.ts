/** What the lessons say. */
import type { StepText } from '../../../guide/words/en.js';
import type { GloriousStep, GreatStep, SplendidStep } from '../../guide/lesson.js';

export interface MeasuredLessonWords {
  readonly splendid: Readonly<Record<SplendidStep, StepText>>;
  readonly great: Readonly<Record<GreatStep, StepText>>;
  readonly glorious: Readonly<Record<GloriousStep, StepText>>;
}

export const guide: MeasuredLessonWords = {
  splendid: {
    setup: {
      title: 'setting up',
      text: 'You are South, at the near edge. Your army is drawn up already; drag a unit to another place in your part of the table if you like, or turn it by its handle. Foot in the middle, horse beside it. Then give the order.',
    },
    move: {
      title: 'moving',
      text: 'Drag one of your regiments forward: it goes as far as the rules let it, and the ruler shows how far. Drag it sideways, and it turns first. Then give the order.',
    },
    command: {
      title: 'the Commander',
      text: 'Every unit may act once. Keep the others beside it, and your Commander close behind: units within 6 inches of him charge without a test. When all stand as you like, end the phase.',
    },
    fire: {
      title: 'firing',
      text: 'Muskets reach 7 inches, straight ahead; the Falconet 40. Choose who fires at whom; the odds stand beside it, and dice of 1 or 2 hit. Who holds fire can still use it on a charger.',
    },
    charge: {
      title: 'charging',
      text: 'An enemy is near enough for a charge. Take a unit that looks at him and drag it onto him, or choose the charge from the list: it goes straight ahead. Horse goes for foot in line, pikes for anything.',
    },
    react: {
      title: 'reacting',
      text: 'The enemy does something you may answer: fire, close up into a defensive block, ride against him, or get away. Each choice says what it would lead to. Standing fast is a choice, too.',
    },
    melee: {
      title: 'hand-to-hand',
      text: 'Units have fought: all in contact took a hit, then threw one die a stand, two if they had outflanked the enemy. Each die up to the Combat Value hits; pikes and horse have 4, muskets 2. The last throw lies in the tray.',
    },
    losses: {
      title: 'losses',
      text: 'Every two hits cost a stand. Choose which stands go: what is left must hold its formation and stay in contact, or the unit runs.',
    },
    morale: {
      title: 'morale and victory',
      text: 'Above and below the table stands what each army has lost. Beyond a third of its stands the Commander leaves, beyond half the army breaks. After the fifth turn the smaller share lost wins.',
    },
  },
  great: {
    setup: {
      title: 'setting up',
      text: 'You are South, at the near edge. Your army is drawn up already; drag a unit to another place in your part of the table if you like, or turn it by its handle. Heavy foot in the middle, horse on a wing. Then give the order.',
    },
    move: {
      title: 'moving',
      text: 'Drag one of your units forward: it goes as far as the rules let it, and the ruler shows how far. With no enemy within 18 cm it may rush, twice as far. Then give the order.',
    },
    command: {
      title: 'the commander',
      text: 'Every unit may act once. Keep them side by side, and your commander close behind: units within 6 cm of him charge without a test. When all stand as you like, end the phase.',
    },
    fire: {
      title: 'shooting',
      text: 'Bows reach 16 cm, straight ahead, and throw a die for each strength point. Choose who shoots at whom; the odds stand beside it, and dice of 1 or 2 hit. An enemy shooter within 12 cm who could shoot back costs a die.',
    },
    charge: {
      title: 'charging',
      text: 'An enemy is near enough for a charge. Take a unit that looks at him and drag it onto him, or choose the charge from the list: it goes straight ahead. Foot goes for foot; against horse it must come from behind.',
    },
    react: {
      title: 'reacting',
      text: 'The enemy does something you may answer: shoot, form a defensive block, strike out at him, or get away. Each choice says what it would lead to. Standing fast is a choice, too.',
    },
    melee: {
      title: 'hand-to-hand',
      text: 'Units have fought: all in contact took a hit, then threw a die for each strength point, two if they had outflanked the enemy. Each die up to the Combat Value hits. The last throw lies in the tray.',
    },
    strength: {
      title: 'strength',
      text: 'A unit is whole or gone. Every hit takes a strength point, and it stays: out of contact a unit recovers one a turn, but never its last hit. Without strength it routs, and with one point left it does so in contact.',
    },
    morale: {
      title: 'morale and victory',
      text: 'Above and below the table stands what each army has lost. Beyond half of its units an army breaks. After the sixth turn the smaller share lost wins.',
    },
  },
  glorious: {
    form: {
      title: 'the Battle',
      text: 'Before anything is set up, units of foot may be put together on a round base: a Battle, slow and strong on all sides. Three full units are needed, and one Battle is proposed. Take it as it is and give the order.',
    },
    setup: {
      title: 'setting up',
      text: 'You are South, at the near edge. Your army is drawn up already; drag a unit to another place in your part of the table if you like, or turn it by its handle. The Battle in the middle, horse beside it. Then give the order.',
    },
    move: {
      title: 'moving',
      text: 'Everybody has two functions a phase: a move and a turn, or two moves; for the Battle each thing costs both. Drag a unit forward: it goes as far as the rules let it. Then give the order. Nobody reacts in this game.',
    },
    command: {
      title: 'command',
      text: 'Move others as you like. Keep your commanders near but safe: units close to them may throw a fight again, but if the commander-in-chief falls the battle is lost. Then end the phase.',
    },
    fire: {
      title: 'shooting',
      text: 'Handguns reach 4 inches in any direction, the Organ 24, straight ahead. Choose who shoots at whom; the odds stand beside it. Dice have twelve sides, and a die up to the value hits. A line is harder to hit than a mass.',
    },
    charge: {
      title: 'charging',
      text: 'An enemy is near enough for a charge. Take a unit that looks at him and drag it onto him, or choose the charge from the list: straight ahead, without a test, for both functions. Shooters and guns never charge.',
    },
    melee: {
      title: 'hand-to-hand',
      text: 'Formations have fought: one die for each element, and a die up to its value hits. Cavalry throws two against foot in line. A front corner on an enemy’s rear costs him an element before the fight. The last throw lies in the tray.',
    },
    losses: {
      title: 'losses',
      text: 'Every two hits cost an element, after the shooting and after the fighting. Choose which go: those at the enemy come last. A mass below four elements routs, and a Battle below ten.',
    },
    morale: {
      title: 'how to win',
      text: 'Above and below the table stands what each army has lost. Beyond half of its elements an army breaks, and who loses his commander-in-chief has lost at once. After the sixth turn the smaller share lost wins.',
    },
  },
};
