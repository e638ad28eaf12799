import { ALLGEMEIN } from '../../../words/de-army-faults.js';
import { figure } from '../../../words/de-counts.js';

/** Was an einem Heer falsch ist: die Sätze der Engine auf Deutsch. In geschweiften Klammern steht, was wechselt. */
export const armyFaults = {
  sentences: {
    ...ALLGEMEIN,
    '{a} commands nobody and has no quality of command.': '{a} führt niemanden und hat keine Güte der Führung.',
    '{a}: {b} has no lances.': '{a}: {b} führt keine Lanzen.',
    '{a} unit(s) of {b} has {c} stands, and {d} a unit, {e} in all, are the limit.':
      'Einheiten ({b}): {a}, Stände: {c}; erlaubt sind im Schnitt {d}, zusammen {e}.',
    '{a} unit(s) of {b} have {c} stands, and {d} a unit, {e} in all, are the limit.':
      'Einheiten ({b}): {a}, Stände: {c}; erlaubt sind im Schnitt {d}, zusammen {e}.',
    '{a} Heavy Mounted unit(s) of {b} mounted, and none is allowed.':
      'Schwere Reiter: {a} von {b} berittenen Einheiten; erlaubt ist keine.',
    '{a} Heavy Mounted unit(s) of {b} mounted, and none is usual.':
      'Schwere Reiter: {a} von {b} berittenen Einheiten; üblich ist keine.',
    '{a} Heavy Mounted unit(s) of {b} mounted, and at most {c} is allowed.':
      'Schwere Reiter: {a} von {b} berittenen Einheiten; erlaubt ist höchstens {c}.',
    '{a} Heavy Mounted unit(s) of {b} mounted, and at most {c} is usual.':
      'Schwere Reiter: {a} von {b} berittenen Einheiten; üblich ist höchstens {c}.',
    '{a} Heavy Mounted unit(s) of {b} mounted, and at most {c} are allowed.':
      'Schwere Reiter: {a} von {b} berittenen Einheiten; erlaubt sind höchstens {c}.',
    '{a} Heavy Mounted unit(s) of {b} mounted, and at most {c} are usual.':
      'Schwere Reiter: {a} von {b} berittenen Einheiten; üblich sind höchstens {c}.',
    '{a} Commander(s) and {b} Sub-Commander(s): there must be 1 and {c}.':
      'Feldherren: {a}, Unterfeldherren: {b}; es müssen 1 und {c} sein.',
    '{a}: there is no heavy foot with longbows without the house rule heavyLongbows.':
      '{a}: Schweres Fußvolk mit Langbogen gibt es nur mit der Hausregel dafür.',
    '{a}: horse and camels carry no javelins with the house rule noLightHorseJavelins.':
      '{a}: Pferde und Kamele führen nach der Hausregel keine Wurfspeere.',
    '{a} is listed with spears or pilums, which only foot with hand-to-hand weapons carries.':
      '{a} hat Speere oder Pilen in der Liste; die führt nur Fußvolk mit Nahkampfwaffen.',
    '{a} cost {b} points, and {c} percent of {d} are {e}.': 'Punkte für {a}: {b}; {c} Prozent von {d} sind {e}.',
    'The army costs {a} points, and {b} are the limit.': 'Punkte für das Heer: {a}; erlaubt sind höchstens {b}.',
    'Of commanders there must be 1, of sub-commanders {a} at most; this army has {b} and {c}.':
      'Feldherren muss es 1 geben, Unterfeldherren höchstens {a}; dieses Heer hat {b} und {c}.',
    '{a}: a Battle is formed of units before the match and is no unit of an army.':
      '{a}: Ein Gewalthaufen wird vor der Partie aus Einheiten gebildet und gehört nicht in ein Heer.',
    'Units of {b}: {a} of {c}; at most {d} may be, one in {e}.':
      '{b}: {a} von {c} Einheiten; erlaubt sind höchstens {d}, eine von {e}.',
    'Commanders-in-chief: {a}, sub-commanders: {b}; there must be 1 and {c}.':
      'Oberbefehlshaber: {a}, Unterfeldherren: {b}; es müssen 1 und {c} sein.',
    'Units on foot: {a}; a Battle needs three at least, and an army needs a Battle.':
      'Einheiten zu Fuß: {a}; ein Gewalthaufen braucht mindestens drei, und ein Heer braucht einen Gewalthaufen.',
    'Units besides artillery and command: {a}; there must be {b}.':
      'Einheiten außer Artillerie und Führung: {a}; es müssen {b} sein.',
    'Units on foot: {a} of {b}; at least half must be.':
      'Zu Fuß: {a} von {b} Einheiten; es muss mindestens die Hälfte sein.',
    'Artillery units: {a}; there are none in this match.': 'Geschütze: {a}; in dieser Partie gibt es keine.',
    'Artillery units: {a}; at most {c} may be, one for every {b} of {d} others.':
      'Geschütze: {a}; erlaubt sind höchstens {c}, eines auf je {b} von {d} anderen Einheiten.',
    '{a}: camels, elephants, rockets and such mounts need the option exoticTroops.':
      '{a}: Kamele, Elefanten, Raketen und Führung auf solchen Tieren müssen vereinbart sein.',
  } as Readonly<Record<string, string>>,
  words: {
    'Foot units': 'Fußvolk',
    'Mounted units': 'Berittene',
    Elephants: 'Elefanten',
    'Artillery units': 'Geschütze',
    knights: 'Ritter',
    elephants: 'Elefanten',
    'mounted foot': 'Berittenes Fußvolk',
    'Pike and Musket': 'Piken und Musketen',
    Foot: 'Fußvolk',
    'Heavy Mounted': 'Schwere Reiter',
    Mounted: 'Reiter',
    Dragoons: 'Dragoner',
    'Frame Gun': 'Rahmengeschütz',
    'Regular Artillery': 'Feldgeschütz',
    'Heavy Artillery': 'Schweres Geschütz',
    Commander: 'Feldherr',
    'Sub-Commander': 'Unterfeldherr',
    'Pike and Musket or Foot': 'Piken und Musketen, Fußvolk',
    'Heavy Mounted, Mounted or Dragoons': 'Schwere Reiter, Reiter, Dragoner',
  } as Readonly<Record<string, string>>,
  figure,
};
