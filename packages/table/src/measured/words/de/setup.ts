import type { setup as en } from '../en/setup.js';

const plural = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;

/** Aufstellung, Musterung, Heere und neue Partien der gemessenen Spiele. */
export const setup: typeof en = {
  lead: 'Einheiten an ihren Platz ziehen; Fronten, Seiten und Abstände rasten ein.',
  leadKeys: 'Mit Alt nicht; Umschalt wählt mehrere.',
  leadSingle: 'Eine wartende Einheit wählen, auf den Tisch stellen und dorthin ziehen, wo sie stehen soll.',
  area: (depth) => `Aufstellungsraum, ${depth} tief`,
  turnHandle: 'Drehen',

  plans: 'Mit einem Vorschlag beginnen',
  plan: (n) => `Vorschlag ${n}`,
  clear: 'Tisch leeren',
  undo: 'Zurück',
  redo: 'Wieder vor',

  tray: (n) => `Neben dem Tisch: ${n}`,
  trayText: 'Eine Einheit auf ihren ersten freien Platz stellen und dann ziehen; oder wählen und auf den Tisch tippen.',
  choose: 'Wählen',
  putDown: (unit) => `${unit} auf den Tisch stellen`,
  putAll: 'Alle auf den Tisch stellen',
  noRoom: (unit) => `Für ${unit} ist kein Platz frei.`,

  inHand: 'In der Hand',
  nobody: 'Niemand',
  several: (n) => `${plural(n, 'Einheit', 'Einheiten')} in der Hand`,
  all: 'Alle Einheiten',
  take: 'Vom Tisch nehmen',
  group: 'Mehrere Einheiten',
  lineUp: 'Ausrichten',
  spread: 'Gleichmäßig verteilen',
  closeUp: 'Aufschließen',

  x: 'Vom Westrand',
  y: 'Vom Südrand',
  heading: 'Richtung in Grad',
  formation: 'Formation',
  layout: 'Stände',
  exchange: 'Zwei Stände wählen, um sie zu tauschen.',
  turnLeft: 'Nach links drehen',
  turnRight: 'Nach rechts drehen',
  bendAfter: 'Stände links vom Knick',
  bendAngle: 'Knick in Grad',
  bendStays: 'Dieser Arm behält seinen Platz',
  arms: { left: 'der linke', right: 'der rechte' },
  bendWay: 'Der andere geht',
  ways: { back: 'zurück', forward: 'vor' },
  trail: (n) => `Stand ${n} gedreht um`,
  mounted: 'beritten',
  onFoot: 'zu Fuß',
  post: 'Wo',
  onTable: 'für sich auf dem Tisch',
  aboard: (battle) => `in den Reihen von ${battle}`,
  where: (unit, x, y, compass) => `${unit}: ${x} vom Westrand, ${y} vom Südrand, Front nach ${compass}`,

  wrong: (n) => (n === 1 ? 'Eines stimmt noch nicht' : `${n} Dinge stimmen noch nicht`),
  allRight: 'Alles ist in Ordnung.',
  nothingYet: 'Noch steht niemand auf dem Tisch.',
  show: (unit) => `${unit} in die Hand nehmen`,
  confirm: 'Den Aufstellungen zustimmen, wie sie sind',
  untilAgreed: 'Eine offene Aufstellung: Beide dürfen ihre ändern, bis beide zugestimmt haben.',
  otherAgrees: (army) =>
    `${army}: hat den Aufstellungen zugestimmt, wie sie sind. Wer etwas ändert, fragt noch einmal.`,

  keysTitle: 'Tasten',
  keys: [
    ['↑ ↓ ← →', 'um 0,1 verschieben, mit Umschalt um 1'],
    ['Q  W', 'um 1° drehen, mit Umschalt um 15°'],
    ['C  L', 'nächste Formation, nächste Anordnung'],
    ['D  G', 'auf- oder absitzen, auf- oder abprotzen'],
    ['I  O  U', 'ausrichten, verteilen, aufschließen'],
    ['N  A', 'nächste Einheit, alle Einheiten'],
    ['Z  Y', 'zurück, wieder vor'],
    ['Entf', 'vom Tisch'],
  ],

  dismount: {
    lead: 'Wer angekreuzt ist, kämpft die ganze Partie zu Fuß. Der Gegner erfährt es, wenn beide sich entschieden haben.',
    nobody: 'Alle bleiben beritten',
    all: 'Alle zu Fuß',
    as: (what) => `zu Fuß: ${what}`,
    none: 'Niemand sitzt ab.',
    chosen: (n) => `${plural(n, 'Einheit', 'Einheiten')} zu Fuß`,
  },

  generate: {
    lead: (n, total) => `Wurf ${n} ergab ${total}: eine Einheit nach Wahl.`,
  },

  muster: {
    lead: 'Das haben die Würfel gebracht. Alles davon aufbieten oder weniger, und sagen, wie viele Stände jede Einheit hat.',
    thrown: (list) => `Gewürfelt: ${list}.`,
    fielded: (units, stands) =>
      `${plural(units, 'Einheit', 'Einheiten')}, ${plural(stands, 'Stand', 'Stände')}, Führung nicht mitgezählt`,
    proposal: (n) => `Vorschlag ${n}`,
    numbered: (type, n) => `${type} ${n}`,
  },

  builder: {
    arms: { foot: 'Zu Fuß', mounted: 'Beritten', elephant: 'Elefanten', artillery: 'Artillerie', command: 'Führung' },
    extras: { lances: 'Lanzen', thrown: 'Speere oder Pila zum Werfen' },
    commandQuality: 'Güte',
    strength: 'Stärke',
    points: 'Punkte',
    of: (n, most) => `${n} von ${most}`,
    bought: (units, points) => `${plural(units, 'Einheit', 'Einheiten')}, ${plural(points, 'Punkt', 'Punkte')}`,
    share: 'Anteil',
    most: 'Höchstens',
    elements: 'Elemente',
    average: 'Im Schnitt',
    total: (units, elements) => `${plural(units, 'Einheit', 'Einheiten')}, ${plural(elements, 'Element', 'Elemente')}`,
  },

  newMatch: {
    open: 'Freies Feld',
    openText: 'Ein leerer Tisch und zwei Heere nach Wahl.',
    again: 'Anderes Gelände',
    chosen: 'Heere wählen',
    thrown: 'Heere erwürfeln',
    thrownName: 'Erwürfelte Heere',
    thrownText:
      'Jede Seite wirft zwei Würfel, so oft wie unten vereinbart; jeder Wurf bringt Einheiten. Dann sagt jede, was sie aufbietet.',
    adjusted: 'Geändert, damit diese Heere aufeinandertreffen dürfen:',
    armyProblems: 'So können diese Heere nicht aufeinandertreffen',
    fit: 'Die Optionen anpassen',
  },
};
