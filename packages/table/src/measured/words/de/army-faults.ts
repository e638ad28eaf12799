import { figure } from '../../../words/de-counts.js';

/** Was an einem Heer falsch ist: die Sätze der Engine auf Deutsch. In geschweiften Klammern steht, was wechselt. */
export const armyFaults = {
  sentences: {
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
    '{a} commands nobody and has no quality of command.': '{a} führt niemanden und hat keine Güte der Führung.',
  } as Readonly<Record<string, string>>,
  words: {} as Readonly<Record<string, string>>,
  figure,
};
