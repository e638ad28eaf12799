/** Arten von Einheiten und von Ständen auf Deutsch, nach Spielen. */
import type { MeasuredCast } from '../../measured-cast.js';

type Worte = Readonly<Record<string, string>>;

/** Alles, was aus zwei Listen zusammengesetzt ist: `medium foot` und `bows`. */
const gepaart = (arten: Worte, waffen: Worte): Worte =>
  Object.fromEntries(
    Object.entries(arten).flatMap(([art, wort]) => [
      [art, wort],
      ...Object.entries(waffen).map(([waffe, mit]) => [`${art} ${waffe}`, `${wort} mit ${mit}`] as const),
    ]),
  );

const WAFFEN_DES_ALTERTUMS: Worte = {
  'light arms': 'leichten Nahkampfwaffen',
  arms: 'Nahkampfwaffen',
  pikes: 'Piken',
  javelins: 'Wurfspießen',
  slings: 'Schleudern',
  bows: 'Bögen',
  longbows: 'Langbögen',
  crossbows: 'Armbrüsten',
};

const WAFFEN: Worte = {
  light: 'leichten Nahkampfwaffen',
  hand: 'Nahkampfwaffen',
  spear: 'Speeren',
  bill: 'Hellebarden',
  pike: 'Piken',
  bow: 'Bögen',
  longbow: 'Langbögen',
  crossbow: 'Armbrüsten',
  handgun: 'Handbüchsen',
};

export const TYPES: Readonly<Record<string, Worte>> = {
  splendid: {
    'P&M': 'Piken und Musketen',
    Foot: 'Fußvolk',
    HM: 'Schwere Reiter',
    M: 'Reiter',
    D: 'Dragoner',
    FG: 'Rahmengeschütz',
    RA: 'Feldgeschütz',
    HA: 'Schweres Geschütz',
    Cmd: 'Feldherr',
    Sub: 'Unterfeldherr',
  },
  great: {
    ...gepaart(
      {
        'light foot': 'Leichtes Fußvolk',
        'medium foot': 'Mittleres Fußvolk',
        'heavy foot': 'Schweres Fußvolk',
        'light horse': 'Leichte Reiter',
        'medium horse': 'Mittlere Reiter',
        'heavy horse': 'Schwere Reiter',
        'light camels': 'Leichte Kamelreiter',
        'medium camels': 'Mittlere Kamelreiter',
        'light chariots': 'Leichte Streitwagen',
        'heavy chariots': 'Schwere Streitwagen',
        'medium elephants': 'Mittlere Elefanten',
        'heavy elephants': 'Schwere Elefanten',
      },
      WAFFEN_DES_ALTERTUMS,
    ),
    'light artillery': 'Leichte Artillerie',
    'heavy artillery': 'Schwere Artillerie',
    commander: 'Feldherr',
    'sub-commander': 'Unterfeldherr',
  },
  glorious: {
    ...gepaart({ foot: 'Fußvolk', 'mounted foot': 'Berittenes Fußvolk' }, WAFFEN),
    'light cavalry': 'Leichte Reiter',
    camels: 'Kamelreiter',
    'medium cavalry': 'Mittlere Reiter',
    'heavy cavalry': 'Schwere Reiter',
    knights: 'Ritter',
    elephants: 'Elefanten',
    'organ gun': 'Orgelgeschütz',
    rockets: 'Raketen',
    bombard: 'Bombarde',
    'light bombard': 'Leichte Bombarde',
    commander: 'Oberbefehlshaber',
    'commander camel': 'Oberbefehlshaber auf einem Kamel',
    'commander elephant': 'Oberbefehlshaber auf einem Elefanten',
    'sub-commander': 'Unterfeldherr',
    'sub-commander camel': 'Unterfeldherr auf einem Kamel',
    'sub-commander elephant': 'Unterfeldherr auf einem Elefanten',
    battle: 'Gewalthaufen',
  },
};

/** Allein, oder nach `zwei Stände`; nach einer Zahl sagt sie `standsOf`. */
export const STANDS: Readonly<Record<string, Worte>> = {
  splendid: {
    P: 'Piken',
    M: 'Musketen',
    H: 'Nahkämpfer',
    L: 'Leichte',
    X: 'Reiter',
    Y: 'Schwere Reiter',
    D: 'Dragoner',
    G: 'Geschütz',
    C: 'Befehlshaber',
  },
  great: {
    F: 'Fußvolk',
    H: 'Reiter',
    K: 'Kamelreiter',
    W: 'Streitwagen',
    E: 'Elefanten',
    G: 'Artillerie',
    C: 'Befehlshaber',
  },
  glorious: {
    L: 'leichte Nahkampfwaffen',
    W: 'Nahkampfwaffen',
    S: 'Speere',
    B: 'Hellebarden',
    P: 'Piken',
    O: 'Bögen',
    G: 'Langbögen',
    X: 'Armbrüste',
    H: 'Handbüchsen',
    V: 'Leichte Reiter',
    K: 'Kamelreiter',
    M: 'Mittlere Reiter',
    Y: 'Schwere Reiter',
    N: 'Ritter',
    E: 'Elefanten',
    A: 'Orgelgeschütz',
    R: 'Raketen',
    U: 'Bombarde',
    T: 'Leichte Bombarde',
    C: 'Feldherr',
  },
};

export const typeName = ({ rules }: MeasuredCast, type: string): string =>
  TYPES[rules?.id ?? '']?.[type] ?? rules?.types[type]?.name ?? type;
export const standName = ({ rules }: MeasuredCast, letter: string): string =>
  STANDS[rules?.id ?? '']?.[letter] ?? rules?.stands[letter]?.name ?? letter;
