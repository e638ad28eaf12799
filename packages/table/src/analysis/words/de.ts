/** Texte der Aussichten und der Analyse einer Partie, deutsch. */
import type { AnalysisWords } from './en.js';

const zahl = (n: number, eins: string, viele: string): string => `${n} ${n === 1 ? eins : viele}`;

export const de: AnalysisWords = {
  bar: (south, draw, north) => `Gewinnaussichten: Süd ${south}, Unentschieden ${draw}, Nord ${north}`,
  barTitle: 'So gingen Partien zwischen Bots von ähnlichen Stellungen weiter',
  curve: 'Gewinnaussichten über die Partie',

  title: 'Analyse',
  ask: 'Bessere Befehle suchen',
  askText:
    'Die fraglichsten Befehle beider Seiten werden mit anderen Würfeln noch einmal versucht, neben dem, was sonst möglich war.',
  running: 'Die Partie wird untersucht',
  stop: 'Anhalten',
  failed: (why) => `Aus der Analyse wurde nichts: ${why}`,
  better: 'Wo ein besserer Befehl möglich war',
  none: 'Keiner der fraglichen Befehle war deutlich schlechter als das, was sonst möglich war.',
  when: (turn, army) => `Runde ${turn}, ${army}`,
  played: (unit, what) => (unit === undefined ? `${what}.` : `${unit}: ${what}.`),
  instead: (what) => `Besser: ${what}.`,
  tried: (had, hoped, better, worse, tries) =>
    `Hoffnung ${hoped} statt ${had}: in ${zahl(tries, 'Versuch', 'Versuchen')} mit denselben Würfeln ${better}-mal besser, ${worse}-mal schlechter.`,
  hope: 'Hoffnung heißt: die Aussicht auf den Sieg und die halbe auf ein Unentschieden.',

  dice: {
    title: 'Würfe, die am meisten änderten',
    sum: (percent, army) => `An Aussichten gaben die Würfel insgesamt ${percent}, zugunsten von: ${army}.`,
    throw: (turn, percent, army) => `Runde ${turn}: +${percent} zugunsten von: ${army}`,
    hits: (army, hits, dice, expected) =>
      `${army}: ${zahl(hits, 'Treffer', 'Treffer')} mit ${zahl(dice, 'Würfel', 'Würfeln')}, ${expected} erwartet`,
  },
};
