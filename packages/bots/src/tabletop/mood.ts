/** How a draft's mind shows in what it thinks of orders. */
import type { Choice } from '@five-victories/engine';
import type { Judged, Mood } from '../bot.js';

/** Each draft of a plan has another intention, so that they differ in more than chance. */
export const MOODS: readonly Mood[] = [
  { charging: 0, standing: 0 },
  { charging: 0, standing: 0, thorough: true, leading: true },
  { charging: 0, standing: 0, goalward: 0.4, leading: true },
  { charging: -2, standing: 0, thorough: true },
  { charging: 1.5, standing: 0, leading: true },
  { charging: 0, standing: 0.6, thorough: true },
  { charging: 0, standing: -0.6, leading: true },
];

/** `nearer` tells by how many inches an order brings its unit nearer to a goal. */
export const inMood = (
  judged: readonly Judged[],
  mood: Mood | undefined,
  nearer: (choice: Choice) => number,
): readonly Judged[] => {
  if (!mood) return judged;
  const { charging, standing, goalward = 0 } = mood;
  return judged.map(({ choice, value }) => {
    const more = choice.do === 'charge' ? charging : choice.do === 'stop' ? standing : 0;
    return { choice, value: value + more + (goalward > 0 ? goalward * nearer(choice) : 0) };
  });
};
