/** Wofür ein Summand steht, nach den Worten der Regeln. */
import { deWhys } from '../../../words/de-whys.js';

const FEST: Readonly<Record<string, string>> = {
  ...deWhys,
  misses: 'Fehlschüsse',
  rain: 'Regen',
  'heavy rain': 'Starkregen',
  'gun at point blank range': 'Geschütz auf kürzeste Entfernung',
  'gun at close range': 'Geschütz auf kurze Entfernung',
  'gun at medium range': 'Geschütz auf mittlere Entfernung',
  'gun at long range': 'Geschütz auf weite Entfernung',
  'target in block': 'Ziel im Block',
  'target in defensive block': 'Ziel im Abwehrblock',
  'target in line': 'Ziel in Linie',
  'target in mass': 'Ziel im Haufen',
  'target skirmishing': 'Ziel plänkelt',
  'target elephants': 'Ziel sind Elefanten',
  'target medium': 'Ziel mittel',
  'target heavy': 'Ziel schwer',
  'strength point': 'Stärkepunkt',
  'strength points': 'Stärkepunkte',
  near: 'nah',
  far: 'weit',
  'fired from a block, halved': 'aus dem Block geschossen, halbiert',
  'fire divided': 'Feuer geteilt',
  'fired from a line': 'aus der Linie geschossen',
  'one die at least': 'mindestens ein Würfel',
  'in column': 'in Kolonne',
  'in block': 'im Block',
  'in line': 'in Linie',
  'in skirmish line': 'in Plänklerlinie',
  'mounted against open order or a column': 'Reiter gegen lose Ordnung oder Kolonne',
  'mounted against a block with pikes': 'Reiter gegen Block mit Piken',
  'mounted against a defensive block with pikes': 'Reiter gegen Abwehrblock mit Piken',
  'mounted against a defensive block': 'Reiter gegen Abwehrblock',
  skirmishing: 'plänkelt',
  'in defensive block': 'im Abwehrblock',
  'against pikes': 'gegen Piken',
  'against elephants': 'gegen Elefanten',
  'against skirmishers': 'gegen Plänkler',
  'against a defensive block with pikes': 'gegen Abwehrblock mit Piken',
  'against a defensive block': 'gegen Abwehrblock',
  'two dice each against a line': 'je zwei Würfeln gegen eine Linie',
  'doubled against such a target': 'verdoppelt gegen ein solches Ziel',
  'tripled against such a target': 'verdreifacht gegen ein solches Ziel',
  // Güte
  raw: 'unerfahren',
  regular: 'erfahren',
  green: 'frisch',
  trained: 'geübt',
  elite: 'erlesen',
  // Stände und Elemente, nach dem Namen, den die Regeln ihnen geben
  command: 'Befehl',
  horse: 'Reiter',
  camel: 'Kamelreiter',
  camels: 'Kamelreiter',
  chariot: 'Streitwagen',
  chariots: 'Streitwagen',
  elephant: 'Elefanten',
  elephants: 'Elefanten',
  artillery: 'Artillerie',
  'heavy mounted': 'Schwere Reiter',
  'light hand-to-hand': 'leichte Nahkampfwaffen',
  'hand-to-hand': 'Nahkampfwaffen',
  'light hand-to-hand weapon': 'leichte Nahkampfwaffen',
  'hand-to-hand weapon': 'Nahkampfwaffen',
  spear: 'Speere',
  bill: 'Hellebarden',
  bow: 'Bögen',
  longbow: 'Langbögen',
  crossbow: 'Armbrüste',
  handgun: 'Handbüchsen',
  'light cavalry': 'Leichte Reiter',
  'medium cavalry': 'Mittlere Reiter',
  'heavy cavalry': 'Schwere Reiter',
  knight: 'Ritter',
  'organ gun': 'Orgelgeschütz',
  rocket: 'Raketen',
  bombard: 'Bombarde',
  'light bombard': 'Leichte Bombarde',
};

const GELAENDE: Readonly<Record<string, string>> = {
  hill: 'Hügel',
  wood: 'Wald',
  village: 'Dorf',
  rough: 'raues Gelände',
};

/** Zusammengesetztes, mit dem, was darin steht. */
const MUSTER: readonly (readonly [RegExp, (found: string) => string])[] = [
  [/^cover: (\w+)$/, (type) => `Deckung: ${GELAENDE[type] ?? type}`],
  [/^suppressed by (.+)$/, (name) => `niedergehalten von ${name}`],
  [/^cover halves its combat value to (\d+)$/, (cv) => `Deckung halbiert den Kampfwert auf ${cv}`],
  [/^(.+) elements?$/, (stand) => `Elemente ${FEST[stand] ?? stand}`],
  [/^(.+) dice doubled$/, (stand) => `verdoppelt: ${FEST[stand] ?? stand}`],
];

/** undefined: dafür gibt es noch kein deutsches Wort. */
export const deWhy = (why: string): string | undefined => {
  if (Object.hasOwn(FEST, why)) return FEST[why];
  for (const [muster, wort] of MUSTER) {
    const found = muster.exec(why)?.[1];
    if (found !== undefined) return wort(found);
  }
  return undefined;
};
