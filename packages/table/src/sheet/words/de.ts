/** Wörter der Tabellen der Handlungen und Reaktionen nach Einheiten. */
import type { ByUnitWords } from './en.js';

export const de: ByUnitWords = {
  any: 'jede',
  formation: 'Formation',
  fired: (unit) => `${unit}, nach dem Schuss`,
  foot: { missiles: 'Fußvolk mit Schusswaffen', spears: 'Fußvolk mit Wurfspeeren', others: 'Anderes Fußvolk' },
  or: ' oder ',
  must: (what) => `muss ${what}`,
  tested: (what, upTo) => `${what} (${upTo})`,
  untested: (what) => `${what} (ohne Probe)`,
  actions: {
    title: 'Was jede Einheit tun darf',
    columns: ['Einheit', 'Formation', 'Handlungen', 'Welche', 'Greift an', 'Im Kampf'],
    yes: 'ja',
    verbs: {
      move: 'ziehen',
      turn: 'drehen',
      changeFormation: 'Formation wechseln',
      mountUp: 'aufsitzen',
      dismount: 'absitzen',
      disengage: 'sich lösen',
      stakes: 'Pfähle setzen',
    },
    notes: [
      'Eine Einheit handelt oder greift an, nicht beides. Stattdessen darf sie aus der Reserve kommen, die Reserve wechseln oder den Tisch verlassen.',
      'Gelände, das Reiter hemmt, lässt ihnen eine Handlung.',
    ],
  },
  reacting: {
    title: 'Reaktionen nach Einheiten',
    columns: ['Einheit', 'Formation', 'Angegangen von Fußvolk', 'Angegangen von Reitern', 'Für andere in der Zone'],
    names: {
      counterCharge: 'entgegenreiten',
      recoil: 'zurückweichen',
      fire: 'schießen',
      hastyDefence: 'aufschließen',
      evade: 'ausweichen',
      flee: 'fliehen',
      intercept: 'abfangen',
      support: 'Unterstützungsfeuer',
    },
    notes: [
      'Nur freie Einheiten, jede einmal in der Phase. Schießen kann nur, wer in dieser Runde noch nicht geschossen hat.',
      'Reiter fangen auch ab, wer ihre Zone betritt oder verlässt oder sich dort eben gelöst hat. Beim Feldherrn braucht niemand eine Probe.',
    ],
  },
  reactions: {
    title: 'Was Reaktionen bewirken',
    columns: ['Reaktion', 'Wurf und Ergebnis'],
    rows: {
      counterCharge: () => 'Front auf Front, ein Treffer, ein weiterer fürs Drehen. Kein Wurf.',
      recoil: () => 'In die nächste Reserve mit Platz. Berittene Angreifer gehen jemand anderen an oder sammeln sich.',
      fire: ({ flinch }) =>
        `Ab ${flinch} Treffern ist der Angreifer aufgehalten. Einer: Berührung. Keiner: Berührung und ein Treffer. Geschütze mit weniger als ${flinch} werden überrannt.`,
      evade: () => 'Beide bleiben, frei; der Angreifer ist fertig.',
      flee: () => 'In die nächste Reserve mit Platz.',
      intercept: ({ impact: [light, medium, heavy] }) =>
        `Front auf Front, ein Treffer, ein weiterer fürs Drehen. Fußvolk nimmt ${light}, ${medium} oder ${heavy} Treffer, je nachdem, wie schwer die Reiter sind, Geschütze werden überrannt.`,
      support: ({ flinch }) => `Ab ${flinch} Treffern ist der Angreifer aufgehalten; sonst kommt er.`,
    },
    hasty: {
      fine: ({ impact: [light, medium, heavy] }) =>
        `Ein Treffer. Reiter halten vor Piken mit einem Treffer an; andere nehmen ${light}, ${medium} oder ${heavy} Treffer von Dragonern, Reitern oder schweren Reitern.`,
      major: ({ impact: [, medium, heavy], attack }) =>
        `Ein Treffer. Leichte Reiter halten an, mittlere mit ${attack}, schwere nie. Kommen sie, ist das Fußvolk mit ${attack} bereit: Sie halten mit einem Treffer an; sonst ein Treffer auf Piken, ${medium} oder ${heavy} auf andere.`,
    },
  },
};
