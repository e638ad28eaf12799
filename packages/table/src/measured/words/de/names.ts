/** Einheiten und wie sie stehen. */
import { de as shared } from '../../../words/de.js';
import type { names as en } from '../en/names.js';
import { STAENDE, TYPEN } from './types.js';
import { deFact } from './facts.js';
import { deRefusals } from './refusals/index.js';
import { deWhy } from './whys.js';

const zahl = (n: number, eins: string, viele: string): string => `${n} ${n === 1 ? eins : viele}`;

export const names: typeof en = {
  figure: (text) => text.replace(/(\d)\.(\d)/g, '$1,$2'),
  // Ein englisches The mitten im Satz bleibt groß, wie jeder Name.
  named: (name) => name.replace(/^the /, 'The '),
  list: shared.list,
  sides: shared.sides,
  types: TYPEN,
  stands: STAENDE,
  formations: {
    line: 'Linie',
    block: 'Block',
    defensiveBlock: 'Abwehrblock',
    openOrder: 'lose Ordnung',
    skirmishLine: 'Plänklerlinie',
    roadColumn: 'Marschkolonne',
    bentLine: 'geknickte Linie',
    bentOpenOrder: 'geknickte lose Ordnung',
    bentSkirmishLine: 'geknickte Plänklerlinie',
    bentRoadColumn: 'geknickte Marschkolonne',
    mass: 'Haufen',
    battle: 'Gewalthaufen',
  },
  qualities: {
    raw: 'unerfahren',
    regular: 'erfahren',
    veteran: 'kampferprobt',
    green: 'frisch',
    trained: 'geübt',
    elite: 'erlesen',
  },
  commandQualities: { charismatic: 'mitreißend', inspiring: 'anspornend', impersonal: 'unnahbar' },
  compass: ['Norden', 'Nordosten', 'Osten', 'Südosten', 'Süden', 'Südwesten', 'Westen', 'Nordwesten'],
  terrain: { ...shared.terrain, escarpment: shared.escarpment },

  why: deWhy,

  refusals: deRefusals,
  fact: deFact,
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
    disengage: 'sich vom Feind lösen',
    turn: 'drehen',
    aboutFace: 'kehrtmachen',
    move: 'ziehen',
    shift: 'das einzelne Element verschieben',
    stop: 'anhalten',
  },

  standsOf: shared.standsOf,
  strength: (left, full) => (left === full ? `Stärke ${full}` : `Stärke ${left} von ${full}`),
  lances: 'Lanzen',
  spears: 'Wurfspeere',
  pilums: 'Pila zum Werfen',

  unplaced: 'noch nicht auf dem Tisch',
  gone: 'verloren',
  aboard: (battle) => `in den Reihen von ${battle}`,
  facing: (compass) => `Blick nach ${compass}`,
  bent: (way, degrees) => `um ${degrees}° nach ${way === 'back' ? 'hinten' : 'vorn'} geknickt`,
  base: (diameter) => `Platte von ${diameter}`,
  mounted: 'beritten',
  dismounted: 'abgesessen',
  limbered: { limbered: 'aufgeprotzt', packed: 'abgebaut' },
  unlimbered: { limbered: 'abgeprotzt', packed: 'aufgebaut' },
  hits: (n) => `${n} Treffer`,
  aside: (n) => `${n} Treffer beiseitegelegt`,
  fired: 'hat geschossen',
  acted: 'hat gehandelt',
  done: 'für diese Phase fertig',
  reacted: 'hat reagiert',
  chargeFailed: 'hat den Angriff verweigert',
  byHorse: 'reitet',
  stationary: 'ordnet Verstärkungen ein',
  functions: (n) => `noch ${zahl(n, 'Funktion', 'Funktionen')}`,
  engagedWith: (units) => `im Kampf mit ${units}`,
  on: (terrain) => `Gelände: ${terrain}`,
  inCommand: 'im Befehlsbereich',
  outOfCommand: 'außerhalb des Befehlsbereichs',
  commands: (range) => `befiehlt bis ${range}`,
};
