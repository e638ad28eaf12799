/** What the guided first match says. */
import type { GameId } from '../match/game-ids.js';

export const enGuide = {
  button: 'Learn by playing',
  names: {
    fine: 'The first match',
    major: 'A first medieval match',
    splendid: 'A first match with a ruler',
    great: 'A first ancient match',
    glorious: 'A first Battle',
  } satisfies Record<GameId, string>,
  title: 'Your first match',
  leave: 'Leave the lesson',
  progress: (done: number, of: number) => `${done} of ${of} learned`,
  waits: 'Your opponent is deciding. Watch the table and the report.',
  toCome: (list: string) => `Go on as you like. Still to come: ${list}.`,
  finished: 'That is all you need. Play this battle to its end, or begin a real one.',
  over: 'The battle is over. Now try a whole army.',
  missed: (list: string) =>
    `The battle is over. You have not met: ${list}. Play the lesson again: it keeps what you have learned and waits for the rest.`,
  goOn: 'Learn the rest',
};
