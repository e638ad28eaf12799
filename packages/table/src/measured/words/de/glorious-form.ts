import type { gloriousForm as en } from '../en/glorious-form.js';

const zahl = (n: number, eins: string, viele: string): string => `${n} ${n === 1 ? eins : viele}`;

export const gloriousForm: typeof en = {
  lead: 'Mindestens ein Gewalthaufen: drei oder mehr Einheiten zu Fuß zusammen auf einer runden Platte. Freie Plätze sind für die, die sich später anschließen.',
  proposals: 'Mit einem Vorschlag beginnen',
  ofUnits: (n) => zahl(n, 'Einheit', 'Einheiten'),
  none: 'Noch kein Gewalthaufen',
  names: ['Vorhut', 'Hauptmacht', 'Nachhut'],
  battle: (n) => `Gewalthaufen ${n}`,
  name: 'Name',
  base: 'Runde Platte',
  diameter: (diameter, spaces) => `${diameter} breit: ${zahl(spaces, 'Platz', 'Plätze')}`,
  room: (needs, has) => `${needs} von ${has === 1 ? '1 Platz' : `${has} Plätzen`} besetzt`,
  roomLeft: (units) =>
    units === 0
      ? 'für keine weitere Einheit Platz'
      : `Platz für ${zahl(units, 'weitere Einheit', 'weitere Einheiten')}`,
  over: (n) => `${n} zu viel`,
  dissolveShort: 'Auflösen',
  dissolve: (battle) => `${battle} auflösen`,
  takeOut: (unit, battle) => `${unit} aus ${battle} nehmen`,
  foot: 'Fußvolk',
  where: (unit) => `${unit}: in welchem Gewalthaufen`,
  alone: 'für sich',
  fresh: 'ein neuer Gewalthaufen',
  mounted: 'Berittene Einheiten',
  halves: (unit) => `${unit}: zwei Hälften zu dritt`,
  halvesText: 'Eine Hälfte bewegt sich und kämpft als eigene Einheit.',
  rest: (units) => `Werden aufgestellt, wie sie sind: ${units}.`,
  right: 'Das Heer ist gegliedert.',
  wrong: (n) => (n === 1 ? 'Eines stimmt noch nicht:' : `${n} Dinge stimmen noch nicht:`),
};
