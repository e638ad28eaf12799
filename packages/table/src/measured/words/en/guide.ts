/** What the guided first match says. */
import type { StepId } from '../../guide/lesson.js';

export const guide = {
  steps: {
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
      text: 'Units in contact take a hit, then they fight: one die a stand, two from a flank, and each die up to the Combat Value hits. Pikes and horse have 4, muskets 2. The dice tray shows how it came about.',
    },
    losses: {
      title: 'losses',
      text: 'Every two hits cost a stand. Choose which stands go: what is left must hold its formation and stay in contact, or the unit runs.',
    },
    morale: {
      title: 'morale and victory',
      text: 'Above and below the table stands what each army has lost. Beyond a third of its stands the Commander leaves, beyond half the army breaks. After the fifth turn the smaller share lost wins.',
    },
  } satisfies Record<StepId, { title: string; text: string }>,
};
