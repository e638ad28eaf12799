/** What the guided first match says. */
import type { StepId } from '../guide/lesson.js';

export const enGuide = {
  button: 'Learn by playing',
  name: 'The first match',
  measured: 'A first match with a ruler',
  title: 'Your first match',
  leave: 'Leave the lesson',
  progress: (done: number, of: number) => `${done} of ${of} learned`,
  waits: 'Your opponent is deciding. Watch the table and the report.',
  toCome: (list: string) => `Go on as you like. Still to come: ${list}.`,
  finished: 'That is all you need. Play this battle to its end, or begin a real one.',
  over: 'The battle is over. Now try a whole army: All games, then Play now.',
  steps: {
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
      text: 'Engaged units have fought: one die a stand, a hit for each die up to its Combat Value. Flank and rear give dice to throw again. The dice tray shows how it came about.',
    },
    losses: {
      title: 'losses',
      text: 'Every two hits cost a stand. Click the stands that go; what would follow is told before you confirm. A unit with one stand left after losses runs.',
    },
    zones: {
      title: 'how to win',
      text: 'After the fifth turn the zones decide: those with your foot or horse in them and no enemy. Or break him first: half of his units routed end the battle.',
    },
  } satisfies Record<StepId, { title: string; text: string }>,
};
