/** Texte darüber, worum es geht, auf Deutsch. */
import type { BriefingWords } from './en.js';

const zahl = (n: number, eins: string, viele: string): string => `${n} ${n === 1 ? eins : viele}`;

/** Nach "von". */
const COUNTED = {
  units: (n: number) => zahl(n, 'Einheit', 'Einheiten'),
  stands: (n: number) => zahl(n, 'Stand', 'Ständen'),
  elements: (n: number) => zahl(n, 'Element', 'Elementen'),
};

export const de: BriefingWords = {
  title: 'Lage',
  always: 'Jederzeit unter „Lage“ nachzulesen, mit dem Stand von jetzt.',
  begin: 'Ins Feld',
  back: 'Zurück zum Tisch',
  map: 'Karte',
  mapOf: (south, north, ground) => `Karte: im Süden ${south}, im Norden ${north}${ground ? `; ${ground}` : ''}.`,
  against: (own, other) => `${own} gegen ${zahl(other, 'Einheit', 'Einheiten')}`,
  turns: (n) => zahl(n, 'Runde', 'Runden'),
  endless: 'keine letzte Runde',
  minutes: (n) => `etwa ${n} min`,
  unnamedGoal: 'ein Ziel',

  standing: {
    lost: (lost, of, counted) => `${lost} von ${COUNTED[counted](of)} verloren`,
    points: (n) => zahl(n, 'Punkt', 'Punkte'),
    zones: (n) => `${zahl(n, 'Zone', 'Zonen')} gehalten`,
    marks: {
      commanderLeaves: (at) => `Feldherr geht bei ${at}`,
      subCommandersLeave: (at) => `Unterfeldherren gehen bei ${at}`,
      breaks: (at) => `bricht bei ${at}`,
    },
    past: {
      commanderLeaves: 'Feldherr geht',
      subCommandersLeave: 'Unterfeldherren gehen',
      breaks: 'gebrochen',
    },
  },

  armies: {
    title: 'Die Armeen',
    strength: {
      stands: (n) => zahl(n, 'Stand', 'Stände'),
      elements: (n) => zahl(n, 'Element', 'Elemente'),
      points: (n) => zahl(n, 'Stärkepunkt', 'Stärkepunkte'),
    },
  },

  win: {
    title: 'So gewinnst du',
    bothTitle: 'So wird gewonnen',
    goals: 'Mehr Punkte für Ziele am Ende',
    goalsText:
      'Ein Ziel gehört dir, solange dort Einheiten von dir und keine des Gegners stehen. Geschütze und Feldherren halten es nicht.',
    zones: 'Mehr Zonen am Ende',
    zonesText: (full, best) =>
      `Eine Zone gehört dir, solange Fußvolk oder Reiter von dir darin stehen und kein Gegner. Ab ${zahl(full, 'Zone', 'Zonen')} heißt es: ${best}.`,
    losses: 'Weniger Verluste am Ende',
    lossesText: 'Wer den kleineren Teil seines Heeres verloren hat, gewinnt, wenn zehn von hundert dazwischenliegen.',
    endings: {
      losses: (loses) => (loses ? 'Ein Heer, das bricht, hat verloren' : 'Die Partie endet, wenn ein Heer bricht'),
      lossesText: (theirs, yours) => `Das des Gegners ${theirs}; deines ${yours}.`,
      lossesBoth: (south, north) => `Süd ${south}; Nord ${north}.`,
      retreat: 'Allgemeiner Rückzug verliert sofort',
      retreatText:
        'Ein Heer ist im allgemeinen Rückzug, wenn am Ende einer Runde mehr seiner Einheiten vom Tisch sind als darauf.',
      turnLimit: (turn) => `Runde ${turn} ist die letzte`,
      chiefLost: 'Wer den Oberbefehlshaber verliert, hat verloren',
      chiefLostText: 'Sofort, wie auch immer es geschieht.',
      nobodyLeft: 'Ein Heer, von dem niemand mehr auf dem Tisch steht, ist geschlagen',
    },
    ofAll: (of, counted) => ` von ${COUNTED[counted](of)}`,
    ofEach: (south, north) => `Süd: ${south}; Nord: ${north}`,
    commanders: (marks) => `Schwere Verluste schicken Feldherren nach Hause: ${marks}.`,
  },

  goals: {
    title: 'Ziele',
    goal: 'Ziel',
    worth: 'Wert',
    worthTo: (side, points) => `${side} ${points}`,
    worthBoth: (points) => `${points} für beide`,
    held: 'Gehalten von',
    you: 'dir',
    nobody: 'niemandem',
    now: 'Wäre jetzt Schluss',
    score: (south, north) => `Süd ${south}, Nord ${north}`,
    nobodyWins: 'unentschieden',
    wins: (result, army) => `${result}: ${army}`,
  },
  losses: 'Verluste',
  forces: 'Dein Heer',
  bothForces: (army) => army,
  rules: {
    title: 'Für diese Partie vereinbart',
    none: 'Alles nach dem Buch: keine Hausregeln.',
    friendly: 'freundschaftlich: Zurücknehmen auch nach Würfeln',
    hand: 'echte Würfel, von Hand eingegeben',
  },

  card: {
    play: 'Spielen',
    playOf: (name) => `${name} spielen`,
    choose: 'Auswählen',
    goals: 'mit Zielen',
    own: 'Eigenes Szenario',
    length: 'Länge',
    size: 'Größe',
    difficulty: 'Schwierigkeit',
    levels: { easy: 'leicht', even: 'ausgeglichen', hard: 'schwer' },
    measure: {
      stands: (own, other) => `${own} Stände gegen ${other}`,
      points: (own, other) => `Stärke ${own} gegen ${other}`,
    },
    said: 'Schwierigkeit heißt: die Stärke deines Heeres gegen die des anderen, in Ständen oder, wo Einheiten sie haben, in Stärkepunkten. Güte, Gelände und Können zählen nicht mit. Die Minuten sind aus Runden und Einheiten geschätzt.',
    broken: 'so nicht spielbar',
    thrown: 'die Heere werden erwürfelt',
  },
};
