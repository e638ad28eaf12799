/** The players of the table that are no people. */
import type { Players } from '../players.js';

export const players: Players = {
  recruit: { name: 'Recruit', text: 'knows the rules and little else: for a very first match' },
  corporal: { name: 'Corporal', text: 'means well and errs often' },
  ensign: { name: 'Ensign', text: 'plays soundly and misses chances' },
  captain: { name: 'Captain', text: 'gives every unit a good order, one at a time' },
  colonel: { name: 'Colonel', text: 'plans whole phases and tries each plan with many throws' },
  marshal: { name: 'Marshal', text: 'plans the longest: the hardest to beat' },
  steady: { name: 'Steady', text: 'weighs every choice with exact odds' },
  random: { name: 'Reckless', text: 'does anything that is legal' },
};
