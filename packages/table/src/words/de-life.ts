/** Was sich am Tisch regt, auf Deutsch. */
import type { enLife } from './en-life.js';

export const deLife: typeof enLife = {
  sound: 'Klänge',
  soundTool: 'Ton',
  soundKey: 'Klänge an oder aus',
  volume: 'Lautstärke',
  hearIt: 'Probe hören',
  skip: 'Überspringen',
  skipLabel: 'Weiter bis zur nächsten Entscheidung eines Spielers',
  offHand: 'Der Bot brauchte hierfür zu lange; die Antwort wurde aus dem Stegreif gegeben.',
  summary: 'Jede Runde zusammenfassen',
  chances: 'Gewinnaussichten zeigen',
  summaryClose: 'Die Zusammenfassung weglegen',
  summaryMore: 'Lesen',
  summaryLess: 'Falten',
  endsWithTurn: (army) => `Einverstanden: ${army}. Die Schlacht endet mit dieser Runde.`,
  fightsOn: (army) => `Nicht einverstanden, weil es jetzt verloren wäre: ${army}.`,
  hint: 'Tipp',
  hintThinks: 'Der Marschall denkt …',
  hintIs: 'Ein Marschall täte dies:',
  concessions: 'Bots geben verlorene Partien auf',
  givesUp: (army) => `Aufgegeben: ${army}`,
  hoped: (hopes) =>
    `Eigene Aussichten am Ende der letzten Runden: ${hopes} (Siege ganz und Unentschieden halb gezählt).`,
  takeField: 'Das Feld nehmen',
  fightOn: 'Weiterkämpfen',
  palette: 'Farben der Heere',
  palettes: {
    usual: 'Wie ihre Röcke',
    redGreen: 'Bei Rot-Grün-Schwäche',
    blueYellow: 'Bei Blau-Gelb-Schwäche',
    strong: 'Starker Kontrast',
  },
};
