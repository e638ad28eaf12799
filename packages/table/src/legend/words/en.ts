/** The texts of the legend. */
import { ground } from '../../measured/words/en/ground.js';

export const en = {
  title: 'What the signs mean',
  units: 'On a unit',
  grounds: 'Ground',
  table: 'On the table',
  signs: {
    front: 'The tooth points to its front',
    south: 'Dark rim and dark strip: South',
    north: 'Light rim and light strip: North',
    open: 'Broken rim: open order, skirmish line',
    strength: 'What is left of it: stands or points',
    bar: 'The same as a bar, seen from afar',
    pips: 'Hits, seen from afar: one square each',
    grade: 'One, two, three bars: light, medium, heavy',
    chief: 'Commander-in-chief; the hollow star is a sub-commander',
    green: 'Hits it bears',
    red: 'Has fired',
    yellow: 'Has reacted',
    blue: 'Open order, skirmish line',
    white: 'Limbered or packed up: does not fire',
    stakes: 'Behind stakes',
    done: 'Has done what it may do in this phase',
    failed: 'Failed to charge',
    fight: 'In contact: they fight',
    goal: 'A goal, with the points it is worth',
  },
  ground,
  commander: 'the commander',
};
export type LegendWords = typeof en;
