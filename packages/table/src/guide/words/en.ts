/** What the lessons of the zone games say, step by step. */
import type { FineStep, MajorStep } from '../lesson.js';

export interface StepText {
  readonly title: string;
  readonly text: string;
}

export interface ZoneLessonWords {
  readonly fine: Readonly<Record<FineStep, StepText>>;
  readonly major: Readonly<Record<MajorStep, StepText>>;
}

export const en: ZoneLessonWords = {
  fine: {
    setup: {
      title: 'setting up',
      text: 'You are South, at the near edge. Your army is drawn up already; drag a regiment to another zone of your edge if you like. Then press Ready.',
    },
    advance: {
      title: 'moving',
      text: 'Click one of your units with a bright edge, then the lit zone before it. Or drag it there. Foot first, the gun last.',
    },
    commander: {
      title: 'the Commander',
      text: 'Move others as well, one after the other. Then let your Commander ride: this ends the phase. Units in his zone obey without a test.',
    },
    fire: {
      title: 'firing',
      text: 'Muskets fire at enemies in their own zone, the Saker one zone farther. Choose who fires at whom; the odds stand beside it. Low dice hit. Who holds fire can still use it when charged.',
    },
    react: {
      title: 'reacting',
      text: 'The enemy does something you may answer: fire at him, charge, close up, or get away. Each choice says what it would do. Doing nothing is a choice, too.',
    },
    engage: {
      title: 'engaging',
      text: 'Friend and foe stand in one zone: choose a unit and engage an enemy. Pikes go for anything, horse for shot or guns. Without the Commander it takes 3 or less on a die.',
    },
    melee: {
      title: 'hand-to-hand',
      text: 'Units have fought hand-to-hand: one die a stand, a hit for each die up to its Combat Value. Flank and rear give dice to throw again. The last throw lies in the tray.',
    },
    losses: {
      title: 'losses',
      text: 'Every two hits cost a stand. Click the stands that go; what would follow is told before you confirm. A unit with one stand left after losses runs.',
    },
    zones: {
      title: 'how to win',
      text: 'After the fifth turn the zones decide: those with your foot or horse in them and no enemy. Or break him first: half of his units routed end the battle.',
    },
  },
  major: {
    dismount: {
      title: 'fighting on foot',
      text: 'Before anything is set up, mounted units may be told to fight on foot for the whole match. Your knights are better on horseback: leave them there and confirm.',
    },
    setup: {
      title: 'setting up',
      text: 'You are South, at the near edge. Your army is drawn up already; drag a unit to another zone of your edge if you like. Archers in front of the spearmen, knights in the middle. Then press Ready.',
    },
    advance: {
      title: 'moving',
      text: 'Click one of your units with a bright edge, then the lit zone before it, or drag it there. Foot goes one zone, horse two. The archers may stay where they are.',
    },
    stakes: {
      title: 'stakes',
      text: 'Archers that stay may set stakes instead of moving: choose them, then Plant stakes. Whoever runs into their front takes two hits. Moving or turning gives the stakes up.',
    },
    commander: {
      title: 'the Commander',
      text: 'Do as you like with the others. Then let your Commander ride, which ends the phase: units in his zone attack without a test, and heavy horse does so everywhere.',
    },
    fire: {
      title: 'shooting',
      text: 'Bows shoot at enemies in their own zone, the Gun one zone farther. Choose who shoots at whom; the odds stand beside it. Low dice hit, and armour costs a die. Who holds back can still shoot at foot that attacks him.',
    },
    react: {
      title: 'reacting',
      text: 'The enemy does something you may answer: shoot, ride to meet him, close up, or get away. Each choice says what it would do. Doing nothing is a choice, too, where you have one.',
    },
    engage: {
      title: 'engaging',
      text: 'Friend and foe stand in one zone: choose a unit and engage an enemy. Only pikes go for free horse from the front. Without the Commander it takes 3 or less on a die.',
    },
    melee: {
      title: 'hand-to-hand',
      text: 'Units have fought hand-to-hand: one die a stand, a hit for each die up to its Combat Value, which weapon and armour give. Flank and rear give dice to throw again. The last throw lies in the tray.',
    },
    losses: {
      title: 'losses',
      text: 'Every two hits cost a stand. Click the stands that go; what would follow is told before you confirm. A unit with one stand left after losses runs.',
    },
    zones: {
      title: 'how to win',
      text: 'After the fifth turn the zones decide: those with your foot or horse in them and no enemy. Or break him first: half of his units routed end the battle.',
    },
  },
};
