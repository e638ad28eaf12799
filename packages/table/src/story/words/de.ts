/** Texte vom Ende einer Partie, auf Deutsch. */
import type { Happened, StoryWords, Whose } from './en.js';

const zahl = (n: number, eins: string, viele: string): string => `${n} ${n === 1 ? eins : viele}`;
const komma = (n: number): string => Math.abs(n).toFixed(1).replace('.', ',');
const signed = (n: number): string => `${n < 0 ? '−' : '+'}${komma(n)}`;
const treffer = (n: number): string => zahl(n, 'Treffer', 'Treffer');

const LIST = new Intl.ListFormat('de-DE');

const COUNTED = {
  units: (n: number) => zahl(n, 'Einheit', 'Einheiten'),
  stands: (n: number) => zahl(n, 'Stand', 'Ständen'),
  elements: (n: number) => zahl(n, 'Element', 'Elementen'),
};

const wer = ({ army, yours }: Whose): string => (yours ? 'Dein Heer' : army);
const wen = ({ army, yours }: Whose): string => (yours ? 'dein Heer' : army);

export const de: StoryWords = {
  page: 'Nach der Schlacht',
  title: {
    won: 'Sieg',
    lost: 'Niederlage',
    drawn: 'Unentschieden',
    nobody: 'Niemand hat gewonnen',
    wins: (army) => `Sieg: ${army}`,
    score: (own, other) => `${own} zu ${other}`,
    rather: (result, army) => `${result}: ${army}`,
  },
  turnOf: (turn, last) => (last === undefined ? `Runde ${turn}` : `Runde ${turn} von ${last}`),

  why: {
    conceded: (who, turn, hope) =>
      `${wer(who)}: aufgegeben in Runde ${turn}${hope === undefined ? '' : ` bei Aussichten von ${hope}`}.`,
    retreat: (who, turn) =>
      `${wer(who)}: allgemeiner Rückzug in Runde ${turn}, mehr Einheiten waren vom Tisch als darauf.`,
    bothRetreat: (turn) => `In Runde ${turn} waren beide Heere im allgemeinen Rückzug.`,
    chiefLost: (who, turn) => `${wer(who)}: Der Oberbefehlshaber fiel in Runde ${turn}.`,
    bothChiefsLost: (turn) => `In Runde ${turn} fielen beide Oberbefehlshaber.`,
    nobodyLeft: (who, turn) => `${wer(who)}: In Runde ${turn} stand niemand mehr auf dem Tisch.`,
    broke: (who, turn, lost, of, counted) =>
      `${wer(who)}: gebrochen in Runde ${turn} mit ${lost} von ${COUNTED[counted](of)} Verlust`,
    bothBroke: (turn) => `In Runde ${turn} brachen beide Heere`,
    lastWas: (unit, by) => (by === undefined ? `, zuletzt ${unit}` : `, zuletzt ${unit} durch ${by}`),
    turnLimit: (turn) => `Runde ${turn} war der letzte`,
    agreement: (turn) => `In Runde ${turn} einigten sich beide, aufzuhören`,
    points: (south, north) => `die Ziele stehen ${south} zu ${north}`,
    zones: (south, north) => `die gehaltenen Zonen stehen ${south} zu ${north}`,
    brokenWins: 'wer gebrochen ist, kann nicht gewinnen',
    shares: (one, lost, other, lostToo) => `verloren hatten: ${wen(one)} ${lost}, ${wen(other)} ${lostToo}`,
    tooClose: 'zu knapp für einen Sieg',
    and: (how, counted) => `${how}; ${counted}.`,
    only: (how) => `${how}.`,
    share: (lost, of, counted) => `${lost} von ${COUNTED[counted](of)}`,
  },

  score: {
    title: 'Der Stand',
    goals: 'Ziele',
    zones: 'Zonen',
    losses: 'Verluste',
    places: 'leere Plätze',
    luck: 'Glück',
    of: (lost, of) => `${lost} von ${of}`,
    breaks: (at) => `bricht bei ${at}`,
  },
  counted: { units: 'Einheiten verloren', stands: 'Stände verloren', elements: 'Elemente verloren' },
  signed,

  course: {
    title: 'Was von den Heeren blieb',
    text: 'Als Anteil dessen, was jede hatte, Treffer mitgerechnet. Die Zahlen sind die Wendepunkte.',
    label: (south, north, rows) => `Was am Ende jeder Runde übrig war, ${south} und ${north}: ${rows}.`,
    row: (turn, south, north) => `Runde ${turn}: ${south} und ${north}`,
    start: 'Beginn',
  },

  chances: {
    title: 'Gewinnaussichten',
    text: 'So gingen Partien zwischen Bots von ähnlichen Stellungen weiter. Was keiner Seite gehört, ist ein Unentschieden.',
    label: (south, north, rows) => `Gewinnaussichten zu Beginn jeder Runde, ${south} und ${north}: ${rows}.`,
  },

  turnings: {
    title: 'Wendepunkte',
    none: 'Keine einzelne Entscheidung hat viel geändert.',
    turn: (turn) => `Runde ${turn}`,
    see: 'Ansehen',
    playOn: 'Von hier weiterspielen',
    moves: (army) => `Ohne einen Schlag besser gestanden: ${army.yours ? 'du' : army.army}.`,
    chance: {
      dice: (percent, army) => `+${percent} für ${wen(army)}, durch Würfel`,
      choice: (percent, army) => `+${percent} für ${wen(army)}, durch Entscheidungen`,
      both: (percent, army, dice) => `+${percent} für ${wen(army)}, davon ${dice} durch Würfel`,
    },
    swing: (percent, army) => `${percent} eines Heeres zugunsten von ${army.yours ? 'dir' : army.army}`,
    luck: (n, army) => `Würfel ${signed(n)} für ${wen(army)}`,
    unnamedGoal: 'ein Ziel',
    goal: (army, goal, points) => `Endgültig genommen: ${goal}, ${zahl(points, 'Punkt', 'Punkte')} für ${wen(army)}.`,
    happened: ({ is, unit, by, hits, lost }: Happened): string => {
      const ende = lost ? ', vernichtet' : '';
      switch (is) {
        case 'attack':
          return `${by} gegen ${unit}: ${treffer(hits)}${ende}.`;
        case 'fire':
          return `Feuer auf ${unit} (${by}): ${treffer(hits)}${ende}.`;
        case 'overrun':
          return `Überrannt: ${unit}, durch ${by}.`;
        case 'left':
          return `Aus der Schlacht gegangen: ${unit}.`;
        case 'lost':
          if (!lost) return `${treffer(hits)} auf ${unit}.`;
          return by === undefined ? `Verloren: ${unit}.` : `Verloren: ${unit}, durch ${by}.`;
        default:
          return is satisfies never;
      }
    },
  },

  luck: {
    title: 'Glück: Treffer über oder unter der Erwartung',
    none: 'Auf Treffer wurde nie gewürfelt.',
    above: (who, n) =>
      Math.abs(n) < 0.05
        ? `${wer(who)}: genau wie zu erwarten`
        : `${wer(who)}: ${komma(n)} Treffer ${n < 0 ? 'darunter' : 'darüber'}`,
    dice: (hits, dice, expected) =>
      `${treffer(hits)} mit ${zahl(dice, 'Würfel', 'Würfeln')}, ${komma(expected)} erwartet`,
    lopsided: (p) =>
      p > 0.66
        ? 'Zwischen beiden Seiten so ausgeglichen, wie Würfel nur sein können.'
        : `So einseitig oder noch mehr: eine Partie von ${p <= 0.001 ? '1000 oder mehr' : Math.max(2, Math.round(1 / p))}.`,
    label: (south, north) => `Das Glück über die Partie. ${south}. ${north}.`,
  },

  losses: {
    title: 'Verluste nach Einheiten',
    unit: 'Einheit',
    places: 'Übrig',
    made: 'Treffer erzielt',
    taken: 'erlitten',
    fate: 'Schicksal',
    left: (left, had) => `${left} von ${had} übrig`,
    all: (n) => `Alle ${n} Einheiten`,
    fewer: 'Weniger Einheiten',
    fates: {
      stood: 'hielt stand',
      routed: (turn) => `gebrochen, Runde ${turn}`,
      overrun: (turn) => `überrannt, Runde ${turn}`,
      left: (turn) => `abgezogen, Runde ${turn}`,
      joined: (turn) => `in einem Gewalthaufen, Runde ${turn}`,
    },
  },

  merit: {
    best: 'Beste Einheit',
    worst: 'Am härtesten getroffen',
    yours: (unit, text) => `Bei dir: ${unit}, ${text}.`,
    gave: (made, taken) => `${treffer(made)} erzielt, ${taken} erlitten`,
    broke: (n) => `${zahl(n, 'feindliche Einheit', 'feindliche Einheiten')} gebrochen`,
    stood: 'bis zum Ende gestanden',
    measure: 'Gemessen an erzielten weniger erlittenen Treffern.',
  },

  report: {
    title: 'Bericht zum Weitergeben',
    copy: 'Als Text kopieren',
    copied: 'Kopiert',
    notCopied: 'Der Browser lässt diese Seite nicht kopieren. Hier ist der Text:',
    page: 'Als Seite speichern',
    picture: 'Als Bild speichern',
    told: 'Die Schlacht Runde um Runde',
    made: 'Erzählt von Five Victories',
  },

  list: (words) => LIST.format(words),
  summary: {
    title: (turn) => `Runde ${turn} im Überblick`,
    side: (army, what) => `${army}: ${what}.`,
    noLosses: 'keine Verluste',
    strength: (n) => `Stärke −${n}`,
    gone: {
      routed: (units) => `gebrochen: ${units}`,
      overrun: (units) => `überrannt: ${units}`,
      left: (units) => `abgezogen: ${units}`,
    },
    luck: (n) => `Glück ${signed(n)}`,
    took: (army, goal) => `${army}: ${goal} genommen.`,
    lostGoal: (goal) => `Von niemandem mehr gehalten: ${goal}.`,
    quiet: 'Keine Verluste auf beiden Seiten.',
    score: {
      points: (south, n, north, m) => `Punkte: ${south} ${n}, ${north} ${m}.`,
      zones: (south, n, north, m) => `Gehaltene Zonen: ${south} ${n}, ${north} ${m}.`,
    },
  },

  buttons: {
    again: 'Noch einmal',
    swap: 'Seiten tauschen',
    next: (name) => `Nächstes Szenario: ${name}`,
    replay: 'Wiedergabe',
    table: 'Der Tisch, wie er steht',
    open: 'Nach der Schlacht',
  },
};
