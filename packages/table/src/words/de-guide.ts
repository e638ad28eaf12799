/** Was die geführte erste Partie sagt. */
import type { Messages } from './en.js';

export const deGuide: Messages['guide'] = {
  button: 'Spielend lernen',
  names: {
    fine: 'Die erste Partie',
    major: 'Eine erste Partie im Mittelalter',
    splendid: 'Eine erste Partie mit dem Lineal',
    great: 'Eine erste Partie im Altertum',
    glorious: 'Ein erster Gewalthaufen',
  },
  title: 'Die erste Partie',
  leave: 'Ohne Anleitung weiter',
  progress: (done, of) => `${done} von ${of} gelernt`,
  waits: 'Der Gegner überlegt. Schau auf den Tisch und in den Bericht.',
  toCome: (list) => `Spiel weiter, wie du magst. Es fehlt noch: ${list}.`,
  finished: 'Mehr braucht es nicht. Spiel diese Schlacht zu Ende, oder beginne eine richtige.',
  over: 'Die Schlacht ist aus. Versuch es nun mit einem ganzen Heer.',
  missed: (list) =>
    `Die Schlacht ist aus. Nicht vorgekommen: ${list}. Spiel die Lektion noch einmal: Was du gelernt hast, bleibt gelernt, und sie wartet auf den Rest.`,
  goOn: 'Den Rest lernen',
};
