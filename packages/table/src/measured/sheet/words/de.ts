/** Wörter der Merkblätter der gemessenen Spiele; ihre Zahlen kommen aus den Regeln. */
import { ground } from '../../words/de/ground.js';
import type { SheetWords } from './en.js';

export const de: SheetWords = {
  none: '–',
  or: ' oder ',
  upTo: (n) => (n === 1 ? '1' : `1–${n}`),
  case: 'Fall',
  dice: 'Würfel',
  value: 'Wert',

  turn: {
    title: 'Die Runde',
    columns: ['Phase', 'Was geschieht'],
    first: 'Bewegung der Initiative',
    second: 'Bewegung der anderen Seite',
    retreats: { other: 'Abzug der anderen Seite', initiative: 'Abzug der Initiative' },
    steps: {
      splendid: {
        initiative: 'Zwei Würfel je Seite; die kleinere Summe hat die Initiative für die Runde.',
        firing: 'Beide Seiten schießen. Niemand muss.',
        melee: 'Einheiten in der Nähe greifen ein, alle in Berührung nehmen einen Treffer, dann kämpfen alle.',
        losses: 'Aus Treffern werden verlorene Stände, kleine Einheiten zuerst. Einzelne Stände in Berührung fliehen.',
        initiativeMovement: 'Eine Handlung je Einheit; die andere Seite reagiert.',
        otherMovement: 'Ebenso die andere Seite.',
        victory: 'Feldherren gehen bei schweren Verlusten, gebrochene Heere, rote Marken weg.',
      },
      great: {
        initiative: 'Zwei Würfel je Seite; die kleinere Summe hat die Initiative für die Runde.',
        firing: 'Beide Seiten schießen. Niemand muss.',
        melee: 'Einheiten in der Nähe greifen ein, alle in Berührung nehmen einen Treffer, dann kämpfen alle.',
        losses: 'Wer niemanden berührt, erholt sich von einem Treffer, nie vom letzten. Einheiten ohne Stärke fliehen.',
        initiativeMovement: 'Eine Handlung je Einheit; die andere Seite reagiert.',
        otherMovement: 'Ebenso die andere Seite.',
        victory: 'Unterfeldherren gehen bei schweren Verlusten, gebrochene Heere, rote Marken weg.',
      },
      glorious: {
        initiative:
          'Wer mehr Formationen mit vier oder mehr Elementen hat; bei Gleichstand wer sie hatte, zuerst ein Wurf.',
        otherMovement: 'Die Seite ohne Initiative: zwei Funktionen je Formation. Niemand reagiert.',
        initiativeMovement: 'Ebenso die Seite mit der Initiative.',
        firing: 'Beide Seiten schießen, dann werden Verluste weggenommen.',
        melee:
          'In der Flanke Gefasste verlieren Elemente, alle in Berührung kämpfen, dann werden Verluste weggenommen.',
        otherRetreat: 'Einheiten dürfen die Schlacht verlassen.',
        initiativeRetreat: 'Ebenso die Seite mit der Initiative.',
        victory: 'Die Hälfte der Elemente verloren oder der Oberbefehlshaber: Die Schlacht ist verloren.',
      },
    },
  },

  moves: {
    title: 'Zug und Angriff',
    unit: 'Einheit',
    on: (unit, state) => `${unit}, ${state}`,
    notes: {
      splendid: [
        'Abwehrblöcke und geknickte Linien bleiben stehen; alle dürfen die Formation wechseln.',
        'Fußvolk darf stattdessen seitwärts oder einen Schritt zurück.',
        'Ein einzelner Stand greift nie an.',
      ],
      great: [
        'Abwehrblöcke und geknickte Linien bleiben stehen.',
        'Fußvolk darf stattdessen seitwärts oder einen Schritt zurück.',
        'Mit einem Stärkepunkt oder weniger greift niemand an.',
      ],
    },
    sideStep: (by) => `Seitwärts oder zurück: bis ${by}.`,
    doubleTime: {
      doubleTime: (away) =>
        `Laufschritt: doppelt so weit, wenn zu Beginn der Phase kein Feind innerhalb von ${away} war.`,
      rush: (away) => `Eilmarsch: doppelt so weit, wenn zu Beginn der Phase kein Feind innerhalb von ${away} war.`,
    },
    extension: (mounted, foot) =>
      `Ein Angriff lässt sich für einen Treffer verlängern: Reiter um einen Würfel, bis ${mounted}; Fußvolk um ${foot}.`,
    pivot: (by) => `Einschwenken vor Angriff oder Schuss: keine Ecke um mehr als ${by}.`,
  },

  guns: {
    title: 'Geschütze',
    columns: ['Geschütz', 'Aufgeprotzt', 'Von Hand'],
    band: (from, to) => `${from}–${to}`,
    dice: 'Die Würfel nach Entfernung. Auf mittlere Entfernung prallen Vollkugeln weiter.',
  },

  fire: {
    title: 'Feuer: wie viele Würfel',
    stand: 'Je Musketenstand, je abgesessenem Dragonerstand',
    point: 'Je Stärkepunkt, der auf das Ziel kommt',
    cover: 'Je Gelände, das dem Ziel Deckung gibt',
    near: (unit, range) => `${unit}, Ziel innerhalb von ${range}`,
    far: (unit, range) => `${unit}, Ziel jenseits von ${range}`,
    hits: (upTo) => `Würfel von ${upTo} treffen.`,
    muskets: (range) => `Musketen reichen ${range}, geradeaus.`,
    notes: {
      splendid: ['Wer geschossen hat, trägt eine rote Marke und schießt nicht auf einen Angreifer.'],
      great: [
        'Feuer aus einem Block wird halbiert, vor der Deckung.',
        'Die Klasse zählt nicht für Artillerie. Schwere Artillerie schießt nur im Bogen, weiter als 12 cm.',
        'Niedergehalten, ein Würfel weniger: ein feindlicher Schütze innerhalb von 12 cm, der auf den Schützen schießen könnte.',
      ],
    },
  },

  ranges: {
    title: 'Reichweiten',
    columns: ['Waffe', 'Zu Fuß', 'Beritten'],
    thrown: 'Wurfspeere und Pilen, auf Angreifer',
  },

  strength: {
    title: 'Stärke / Punkte',
    weapon: 'Einheit',
    weights: { light: 'Leicht', medium: 'Mittel', heavy: 'Schwer' },
  },
  great: {
    'foot light arms': 'Fußvolk mit leichten Nahkampfwaffen',
    'foot arms': 'Fußvolk mit Nahkampfwaffen',
    'foot pikes': 'Fußvolk mit Piken',
    'foot javelins': 'Fußvolk mit Wurfspießen',
    'foot slings': 'Fußvolk mit Schleudern',
    'foot bows': 'Fußvolk mit Bögen',
    'foot longbows': 'Fußvolk mit Langbögen',
    'foot crossbows': 'Fußvolk mit Armbrüsten',
    javelins: 'Wurfspieße',
    slings: 'Schleudern',
    bows: 'Bögen',
    longbows: 'Langbögen',
    crossbows: 'Armbrüste',
    horse: 'Reiter',
    camels: 'Kamelreiter',
    chariots: 'Streitwagen',
    elephants: 'Elefanten',
    artillery: 'Artillerie',
    command: 'Feldherren',
  },

  whys: {
    againstElephants: 'Berittene gegen Elefanten',
    againstSkirmishers: 'Elefanten gegen Plänkler',
    skirmishing: 'Plänkelt, nicht gegen Elefanten',
  },

  values: { title: 'Handgemenge: Kampfwert', stand: 'Stand', unit: 'Einheit' },
  melee: {
    title: 'Handgemenge: was ihn ändert',
    splendid: (advantage) => [
      'Ein Würfel je Stand, zwei, wenn die Einheit das Ziel in der Flanke fasst. Ein Würfel bis zum Wert trifft.',
      `${advantage} Würfel weniger je Gelände, das dem Ziel den Vorteil gibt.`,
      'Im Befehlsbereich: einen Angriff im Ganzen noch einmal werfen.',
    ],
    great: (advantage) => [
      'Ein Würfel je Stärkepunkt, zwei, wenn die Einheit das Ziel in der Flanke fasst. Ein Würfel bis zum Wert trifft.',
      `${advantage} Würfel weniger je Gelände, das dem Ziel den Vorteil gibt.`,
      'Im Befehlsbereich: einen Angriff im Ganzen noch einmal werfen.',
    ],
  },

  tests: {
    title: 'Proben mit einem Würfel',
    columns: ['Probe', 'Gelingt mit'],
    charge: 'Angreifen',
    intercept: 'Abfangen',
    in: (test, formation) => `${test}, Formation: ${formation}`,
    holdBack: 'Sich aus einem nahen Kampf heraushalten',
    holdBackOpen: { splendid: 'Sich heraushalten, in loser Ordnung', great: 'Sich heraushalten, plänkelnd' },
    home: 'Aus der Nähe angeritten: leichter Aufprall',
    pullUp: 'Angreifer hält vor einem Block an',
    pullUpPikes: 'Angreifer hält vor Piken an',
    note: 'Keine Probe im Befehlsbereich, und keine, um dem eigenen Angreifer entgegenzureiten.',
    command: (ranges) => `Im Befehlsbereich: innerhalb von ${ranges}; Feldherren immer.`,
    commandHeavy: (ranges) => `Im Befehlsbereich: innerhalb von ${ranges}; schwere Reiter und Feldherren immer.`,
  },

  reactions: {
    title: 'Reaktionen auf Zug oder Angriff',
    columns: ['Reaktion', 'Wer, und was folgt'],
    splendid: (by) => [
      ['Abfangen', `Reiter, geradeaus bis ${by.intercept}: in Berührung, beide ein Treffer.`],
      [
        'Zurückweichen',
        `Reiter in Linie, Block oder loser Ordnung: bis ${by.recoil} fort, ein Treffer; der Angreifer bricht durch.`,
      ],
      ['Ausweichen', `Fußvolk in loser Ordnung, vor Fußvolk: bis ${by.evade} fort; der Angreifer bricht durch.`],
      [
        'Eiliger Block',
        `Fußvolk: Abwehrblock für ${by.hasty} Treffer, aus dem Block ${by.hastyBlock}. Reiter von jenseits ${by.pullUp} würfeln, ob sie anhalten; sonst Aufprall.`,
      ],
      ['Kehrtmachen', `Fußvolk: für ${by.about} Treffer, mit Piken ${by.aboutPikes}.`],
      [
        'Feuer',
        `Fußvolk, das nicht geschossen hat: Bei zwei Treffern scheut der Angreifer, höchstens ${by.flinch} zurück; ohne Treffer leichter Aufprall.`,
      ],
      ['Geschütze', 'Müssen schießen, wenn sie können; zwei Treffer halten auf, sonst werden sie überrannt.'],
    ],
    great: (by) => [
      [
        'Abfangen',
        `Berittene, geradeaus bis ${by.intercept}; Elefanten ${by.elephants}: in Berührung, beide ein Treffer.`,
      ],
      [
        'Zurückweichen',
        `Berittene außer schweren Streitwagen: bis ${by.recoil} fort, ein Treffer; der Angreifer bricht durch.`,
      ],
      ['Ausweichen', `Fußvolk in Plänklerlinie, vor Fußvolk: bis ${by.evade} fort; der Angreifer bricht durch.`],
      [
        'Eiliger Block',
        `Fußvolk: Abwehrblock für ${by.hasty} Treffer, aus dem Block ${by.hastyBlock}. Berittene von jenseits ${by.pullUp} würfeln, ob sie anhalten; sonst Aufprall.`,
      ],
      ['Kehrtmachen', 'Fußvolk: dafür kein Treffer, aber der Aufprall eines berittenen Angreifers.'],
      [
        'Feuer',
        `Fußvolk mit Schusswaffen, Wurfspeeren oder Pilen: Bei zwei Treffern scheut der Angreifer, höchstens ${by.flinch} zurück; ohne Treffer Aufprall.`,
      ],
      ['Artillerie', 'Leichte Artillerie schießt; zwei Treffer halten auf, sonst wird sie überrannt.'],
      ['Gelegenheitsfeuer', 'Leichte Artillerie auf Bewegung innerhalb von 12 cm: Zwei Treffer halten sie auf.'],
    ],
    impact: (light, heavy) => `Aufprall: leicht ${light} Treffer, schwer ${heavy}.`,
    impactHeavy: {
      splendid: (light, heavy) => `Von schweren Reitern oder mit Lanzen: leicht ${light}, schwer ${heavy}.`,
      great: (light, heavy) => `Von schweren Reitern oder schweren Streitwagen: leicht ${light}, schwer ${heavy}.`,
    },
    breakThrough: (mounted, foot) =>
      `Durchbruch: Reiter bis ${mounted}, Fußvolk ${foot}; ein Zug oder ein Angriff ohne Probe.`,
  },

  byUnit: {
    verbs: {
      changeFormation: 'Formation wechseln',
      manoeuvre: 'Manöver',
      sideStep: 'Schritt zur Seite',
      stepBack: 'Schritt zurück',
      prolong: 'von Hand vorziehen',
      prolongBack: 'von Hand zurückziehen',
      relocate: 'versetzen',
      limber: 'aufprotzen',
      unlimber: 'abprotzen',
      packUp: 'abbauen',
      unpack: 'aufbauen',
      mount: 'aufsitzen',
      dismount: 'absitzen',
      charge: 'angreifen',
      disengage: 'sich lösen',
      turn: 'drehen',
      aboutFace: 'kehrtmachen',
      move: 'ziehen',
    },
    any: 'jede',
    or: ' oder ',
    foot: {
      missiles: 'Fußvolk mit Schusswaffen',
      thrown: 'Fußvolk mit Wurfspeeren oder Pilen',
      others: 'Anderes Fußvolk',
    },
    both: 'Formation wechseln und Manöver, in beliebiger Folge',
    actions: {
      title: 'Was jede Einheit tun darf',
      columns: ['Einheit', 'Formation', 'Eines davon', 'In Berührung'],
      notes: {
        splendid: [
          'Dragoner sitzen auf oder ab und dürfen dann die Formation wechseln. Kolonnen nahe am Feind wechseln nur die Formation.',
        ],
        great: ['Schwere Artillerie dreht sich nur, wenn sie versetzt wird.'],
      },
    },
    functions: {
      title: 'Was jede Formation tun darf',
      columns: ['Einheit', 'Formation', 'Funktionen', 'Greift an'],
      anybody: 'alle',
      but: (whom) => `alle außer ${whom}`,
      nobody: 'niemanden',
      notes: ['In Berührung tut niemand etwas. Reaktionen gibt es nicht.'],
    },
    reacting: {
      title: 'Reaktionen nach Einheiten',
      columns: ['Einheit', 'Formation', 'Angegriffen von Fußvolk', 'Angegriffen von Reitern', 'Auf Bewegung vor ihr'],
      names: {
        counterCharge: 'entgegenreiten',
        recoil: 'zurückweichen',
        evade: 'ausweichen',
        fire: 'schießen',
        hastyBlock: 'eiliger Block',
        aboutFace: 'kehrtmachen',
      },
      must: (what) => `muss ${what}, sonst überrannt`,
      lost: 'überrannt',
      stand: 'standhalten',
      intercept: (reach, upTo) => `abfangen bis ${reach} (${upTo})`,
      freely: (reach) => `abfangen bis ${reach} (ohne Probe)`,
      fires: (reach) => `schießen bis ${reach}`,
      notes: [
        'Nur freie Einheiten, jede einmal in der Phase; standhalten geht immer. Im Befehlsbereich braucht niemand eine Probe.',
        'Schießen kann nur, wer in dieser Runde noch nicht geschossen hat und den Angreifer sieht.',
      ],
    },
  },

  ends: {
    title: 'Verluste und das Ende',
    stand: (hits) => `${hits} Treffer kosten einen Stand; was übrig bleibt, verfällt.`,
    valid: 'Was bleibt, muss eine gültige Formation in Berührung mit denselben Feinden sein; sonst flieht die Einheit.',
    quarter: 'Mehr als ein Viertel der Stände verloren: Die Unterfeldherren gehen. Mehr als ein Drittel: der Feldherr.',
    strength:
      'Jeder Treffer ist ein Stärkepunkt weniger. Ein Punkt übrig und in Berührung: Flucht, außer im Abwehrblock.',
    third: 'Mehr als ein Drittel der Einheiten verloren: Die Unterfeldherren gehen.',
    half: (full, minor) =>
      `Mehr als die Hälfte verloren: Das Heer ist gebrochen. ${full} für die andere Seite, ${minor}, wenn sie mehr als ein Drittel verloren hat.`,
    element: (hits) =>
      `${hits} Treffer kosten ein Element, nach dem Feuer und nach dem Handgemenge; der überzählige verfällt.`,
    shape: 'Eine Einheit, die ihre Formation nicht halten kann, flieht: ein Haufen mit weniger als vier Elementen.',
    chief: 'Der Oberbefehlshaber verloren: Die Schlacht ist sofort verloren.',
  },

  terrain: {
    title: 'Gelände',
    columns: ['Gelände', 'Gesperrt für', 'Deckung', 'Vorteil', 'Hemmt Berittene', 'Verdeckt'],
    whom: ground.whom,
    yes: 'ja',
    hides: { no: '–', hill: 'was dahinter ist', wood: 'was tief darin oder dahinter ist' },
  },

  shapes: { title: 'Blöcke: Glieder nach Zahl der Stände', columns: ['Stände', 'Glieder, vorn zuerst'] },
  quality: {
    title: 'Güte (freigestellt)',
    columns: ['Güte', 'Feuer trifft mit', 'Greift an mit', 'Kampfwert'],
    usual: 'wie sonst',
    thrown: 'Erwürfelte Güte (freigestellt)',
    unit: 'Einheit',
  },
  command: { title: 'Güte der Feldherren (freigestellt)', columns: ['Güte', 'Wurf', 'Befiehlt bis'] },

  glorious: {
    moves: {
      title: 'Zug und Angriff',
      columns: ['Einheit', 'Zug', 'Angriff', 'Elemente'],
      missiles: 'Fußvolk mit Bögen, Langbögen, Armbrüsten oder Handbüchsen',
      hand: 'Fußvolk mit anderen Waffen',
      byHorse: 'Berittenes Fußvolk zu Pferd',
      byHorseReach: (least, most) => `${least}–${most}`,
      notes: (back, prolong) => [
        'Die Reichweite gilt für jede Zugfunktion für sich.',
        `Fußvolk in Linie geht bis ${back} zurück; Orgelgeschütze und Raketen werden ${prolong} gezogen.`,
        'Nur ein Angriff bringt in Berührung. Er kostet beide Funktionen.',
      ],
    },
    functions: {
      title: 'Was Funktionen kosten (zwei je Phase)',
      columns: ['Wer', 'Zug', 'Drehen', 'Kehrt', 'Wechsel', 'Angriff', 'Sonst'],
      who: {
        unit: 'Einheiten',
        command: 'Feldherren',
        battle: 'Gewalthaufen',
        unlimbered: 'Artillerie, abgeprotzt',
        limbered: 'Artillerie, aufgeprotzt',
      },
      turn: (cost, degrees) => `${cost} (bis ${degrees}°)`,
      other: { limber: 'aufprotzen', unlimber: 'abprotzen', prolong: 'von Hand', stepBack: 'Schritt zurück' },
      with: (what, cost) => `${what} ${cost}`,
    },
    fire: {
      title: 'Feuer: je ein W12, bis zum Wert trifft er',
      columns: ['Waffe', 'Entfernung', 'Wert', 'Würfel'],
      times: { 2: 'doppelt', 3: 'dreifach' },
      against: (times, whom) => `${times} gegen ${whom}`,
      whom: { battle: 'Gewalthaufen', armoured: 'gerüstete Reiter und Elefanten', horses: 'Pferde' },
      notes: [
        'Ein Würfel je Element; bei geteiltem Feuer je Salve einer weniger. Ziel in Linie: einer weniger; im Haufen: einer mehr.',
        'Deckung: zwei Würfel weniger; bei Artillerie der halbe Wert.',
        'Der Weg zum Ziel muss einen Zoll breit frei sein. Artillerie schießt geradeaus.',
      ],
    },
    values: {
      title: 'Handgemenge: je Element ein W12, bis zum Wert trifft er',
      columns: ['Element', 'Wert', 'Gegen Linien'],
      twice: 'zwei Würfel',
      notes: [
        'Je zwei Würfel gegen Einheiten in Linie, die nicht beritten sind.',
        'Vorteil des Geländes: zwei Würfel weniger.',
        'Eine Einheit bei einem freien Feldherrn darf einen Angriff noch einmal werfen; Gewalthaufen nie.',
        'Eine feindliche Front in Flanke oder Rücken kostet eine Einheit vor dem Kampf Elemente.',
      ],
    },
    battles: {
      title: 'Gewalthaufen: Plätze nach Durchmesser',
      columns: ['Runde Platte', 'Plätze'],
      notes: (least, chief) => [
        `Mindestens drei volle Einheiten Fußvolk. Unter ${least} Elementen löst er sich auf.`,
        `Ein Feldherr nimmt ${chief} Plätze ein.`,
      ],
    },
  },
};
