import type { view as en } from '../en/view.js';

const way = (turn: number): string => {
  const [by, side] = [Math.abs(turn), turn < 0 ? 'links' : 'rechts'];
  if (by <= 5) return 'geradeaus';
  if (by >= 175) return 'genau dahinter';
  if (Math.abs(by - 90) <= 5) return side;
  return by < 90 ? `voraus, ${by}° nach ${side}` : `hinten, ${180 - by}° nach ${side}`;
};

const EDGES = { south: 'Südrand', north: 'Nordrand', west: 'Westrand', east: 'Ostrand' };

export const view: typeof en = {
  seat: (side, army) => (army.toLowerCase() === side.toLowerCase() ? side : `${side}: ${army}`),
  level: (n) => `Stufe ${n}`,
  farGoal: (name, points, away) => `${name}, Wert ${points}, ${away} außerhalb: dorthin blicken`,

  layers: {
    title: 'Einblendungen',
    names: {
      fire: 'Schussfeld',
      reach: 'Reichweite der Bewegung',
      stops: 'Wo sie einen Feind aufhalten kann',
      distances: 'Entfernungen',
      ownFire: 'Alle eigenen Schussfelder',
      enemyFire: 'Alle feindlichen Schussfelder',
      enemyStops: 'Wo Feinde eine Bewegung aufhalten können',
      command: 'Befehlsreichweiten',
    },
    ofUnit: 'Der Einheit in der Hand',
    ofSides: 'Der Heere',
    pin: (unit) => `An ${unit} anheften`,
    unpin: (unit) => `Von ${unit} lösen`,
    noUnit: 'Keine Einheit ist in der Hand.',
    watched: {
      ofUnit: 'Der betrachteten Einheit',
      noUnit: 'Eine Einheit antippen, um sie zu betrachten.',
      fire: (army) => `Alle Schussfelder: ${army}`,
    },
    pinned: (units) => `Angeheftet: ${units}`,
    none: 'Alle wegnehmen',
    intercepts: (range) => `fängt ab: ${range}`,
    firesOn: (range) => `beschießt, wer vorbeizieht: ${range}`,
    commands: (range) => `befiehlt ${range} weit`,
  },

  tape: {
    name: 'Maßband',
    begin: 'Maßband: auf den Anfang zeigen oder ziehen.',
    from: (start) => `Maßband von ${start}: auf das Ende zeigen.`,
    length: (start, end, length) => `Von ${start} bis ${end}: ${length}.`,
    spot: 'diesem Punkt',
    start: 'von hier',
    end: 'Maßband weglegen',
  },

  where: {
    way,
    near: (name, away, where, hour) =>
      `${name}, ${away ?? 'in Berührung,'} ${where}${hour === undefined ? '' : ` (${hour} Uhr)`}`,
    far: (name, away) => `${name} (${away ?? 'in Berührung'})`,
    enemies: (list) => `Nächste Feinde: ${list}.`,
    friends: (list) => `Nächste eigene Einheiten: ${list}.`,
    ahead: (list) => `Feinde gerade vor der Front: ${list}.`,
    noneAhead: 'Kein Feind steht gerade vor der Front.',
    faced: (list) => `Steht gerade vor der Front von: ${list}.`,
    ground: (terrain, away, where) =>
      away === undefined ? `${terrain} gleich daneben, ${where}` : `${terrain}, ${away} ${where}`,
    grounds: (list) => `Gelände in der Nähe: ${list}.`,
    edges: (down, rear, across, flank) => `${down} vom ${EDGES[rear]} des Tisches, ${across} vom ${EDGES[flank]}.`,
    title: 'Wo sie steht',
    describe: 'Beschreiben',
  },
};
