/** Was an einem Heer falsch ist: die Sätze der Engine auf Deutsch. In geschweiften Klammern steht, was wechselt. */
import { figure } from './de-counts.js';

type Worte = Readonly<Record<string, string>>;

/** Was alle Spiele sagen. */
export const ALLGEMEIN: Worte = {
  '{a}: there is no type "{b}"; the types are {c}.': '{a}: Eine Art „{b}“ gibt es nicht.',
  '{a} has {b} stand(s); {c} has {d} to {e}.': 'Stände von {a}: {b}; erlaubt für {c}: {d} bis {e}.',
  '{a} has {b} stand(s); {c} has {d}.': 'Stände von {a}: {b}; erlaubt für {c}: {d}.',
  '{a} has stands {b}; {c} has only {d}.': '{a} hat Stände der Art {b}; {c} hat nur {d}.',
  '{a} Pike and Musket unit(s) and {b} Foot unit(s): there must be more Pike and Musket.':
    'Piken und Musketen: {a}, Fußvolk: {b}; Piken und Musketen müssen mehr sein.',
  '{a} Pike and Musket unit(s) and {b} Foot unit(s): more Pike and Musket is usual.':
    'Piken und Musketen: {a}, Fußvolk: {b}; üblich sind mehr Piken und Musketen.',
  '{a} Dragoon unit(s) and {b} Mounted unit(s): there must be more Mounted.':
    'Dragoner: {a}, Reiter: {b}; Reiter müssen mehr sein.',
  '{a} Dragoon unit(s) and {b} Mounted unit(s): more Mounted is usual.':
    'Dragoner: {a}, Reiter: {b}; üblich sind mehr Reiter.',
};

export const deArmyFaults = {
  sentences: {
    ...ALLGEMEIN,
    'The army has {a} unit(s), and at least one must not be artillery.':
      'Einheiten im Heer: {a}; mindestens eine muss etwas anderes als Artillerie sein.',
    '{a} Heavy Mounted unit(s), and none is allowed.': 'Schwere Reiter: {a}; erlaubt ist keine Einheit.',
    '{a} Heavy Mounted unit(s), and none is usual.': 'Schwere Reiter: {a}; üblich ist keine Einheit.',
    '{a} Heavy Mounted unit(s), and at most {b} is allowed.': 'Schwere Reiter: {a}; erlaubt ist höchstens {b}.',
    '{a} Heavy Mounted unit(s), and at most {b} is usual.': 'Schwere Reiter: {a}; üblich ist höchstens {b}.',
    '{a} Heavy Mounted unit(s), and at most {b} are allowed.': 'Schwere Reiter: {a}; erlaubt sind höchstens {b}.',
    '{a} Heavy Mounted unit(s), and at most {b} are usual.': 'Schwere Reiter: {a}; üblich sind höchstens {b}.',
    '{a} has a weapon for the unit; in this game its stands say what it carries.':
      '{a} hat eine Waffe für die ganze Einheit; hier sagen die Stände, was sie führt.',
    '{a} units with firearms, and at most {b} are allowed.':
      'Einheiten mit Feuerwaffen: {a}; erlaubt sind höchstens {b}.',
    '{a} units with firearms, and at most {b} are usual.': 'Einheiten mit Feuerwaffen: {a}; üblich sind höchstens {b}.',
    '{a} has no weapon; {b} has one of {c}.': '{a} hat keine Waffe; {b} braucht eine.',
    '{a} is {b} and cannot carry "{c}"; {d} has bows, crossbows or nothing to shoot with.':
      '{a} ({b}) kann diese Waffe nicht führen, nur Bögen, Armbrüste oder nichts zum Schießen.',
    '{a} is {b} and cannot carry "{c}"; only Light Mounted shoot, with bows or crossbows.':
      '{a} ({b}) kann diese Waffe nicht führen; nur leichte Reiter schießen, mit Bögen oder Armbrüsten.',
    '{a} is {b}, and pikes are for Medium and Heavy Foot.':
      '{a} ({b}): Piken führt nur mittleres und schweres Fußvolk.',
    '{a} carries "{b}"; {c} has one of {d}.': '{a} führt „{b}“; {c} hat andere Waffen.',
    '{a} is artillery and carries no weapon besides.': '{a} ist Artillerie und führt sonst keine Waffe.',
    '{a} has spears, which only foot with Hand-to-Hand weapons have.':
      '{a} hat Wurfspeere; die hat nur Fußvolk mit Nahkampfwaffen.',
  } as Worte,
  words: {
    'Pike and Musket': 'Piken und Musketen',
    Foot: 'Fußvolk',
    'Heavy Mounted': 'Schwere Reiter',
    Mounted: 'Reiter',
    Dragoons: 'Dragoner',
    'Galloper Gun': 'Galoppgeschütz',
    'Regular Artillery': 'Feldgeschütz',
    'Heavy Artillery': 'Schweres Geschütz',
    'Light Foot': 'Leichtes Fußvolk',
    'Medium Foot': 'Mittleres Fußvolk',
    'Heavy Foot': 'Schweres Fußvolk',
    'Light Mounted': 'Leichte Reiter',
    'Medium Mounted': 'Mittlere Reiter',
    'Organ Gun': 'Orgelgeschütz',
    Gun: 'Geschütz',
    Bombard: 'Bombarde',
  } as Worte,
  figure,
};
