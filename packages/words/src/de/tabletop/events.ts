/** Der Schlachtbericht: ein Satz für jedes Ereignis, das einen verdient, in der Vergangenheit. */
import type { FormedCause, Phase, TABLETOP_EVENTS } from '@five-victories/engine/tabletop';
import { TREFFER } from '../facts.js';
import { did } from '../number.js';
import type { Formed } from './facts.js';
import { broken, hits, outcome, routed } from './losses-told.js';
import { abpraller, feuer, thrown } from './throws.js';
import type { Witnessed } from './witness.js';

const PHASEN: Readonly<Partial<Record<Phase, string>>> = {
  setup: 'Die Heere stellten sich auf',
  initiative: 'die Initiative',
  firing: 'Feuer',
  melee: 'Handgemenge',
  losses: 'Verluste',
  victory: 'die Abrechnung',
};

/** Jede andere Phase ist die Bewegung oder der Rückzug einer Seite. */
const phaseOf = (phase: Phase, army: string): string =>
  PHASEN[phase] ?? (phase.endsWith('Retreat') ? `Gelegenheit zum Rückzug für ${army}` : `Bewegung von ${army}`);

const GEBILDET: Readonly<Record<FormedCause, (formation: Formed) => string>> = {
  order: ({ formed }) => `bildete ${formed}`,
  haste: ({ formed }) => `bildete in Eile ${formed}`,
  reform: (formation) => `ordnete sich wieder ${formation.in}`,
};

/** Geschütze auf dem Marsch und feuerbereit, wie jedes Buch es sagt. */
const BEREIT = {
  limbered: ['aufgeprotzt', 'protzte auf', 'protzte ab'],
  packed: ['abgebaut', 'baute ab', 'baute auf'],
} as const;

export const events: Witnessed<typeof TABLETOP_EVENTS> = {
  throw: thrown,
  /** Ohne Würfel wird nichts geworfen, und nur dies erzählt vom Schuss. */
  fired: (facts) => (facts.count.n === 0 ? feuer({ ...facts, dice: [] }) : undefined),
  bounced: (facts) => (facts.count.n === 0 ? abpraller({ ...facts, dice: [] }) : undefined),
  moved: ({ unit, name = unit, towards, by, byHorse }) => `${did(name, byHorse ? 'ritt' : 'ging')} ${by} ${towards}.`,
  turned: ({ unit, turn, corner }) => `${did(unit, 'drehte')} sich ${turn}${corner ? ` um die ${corner} Ecke` : ''}.`,
  conceded: ({ side }) => `Das Feld wurde von ${side} aufgegeben.`,
  placed: ({ unit, in: formation, packed, x, y }) => {
    const how = packed ? ` ${BEREIT[packed][0]}` : formation ? ` ${formation.in}` : '';
    return `${did(unit, 'nahm')}${how} Stellung, ${x} vom Westrand und ${y} vom Südrand.`;
  },
  setUpReturned: ({ side, clash }) =>
    `Die Aufstellung von ${side} ging zurück: ${clash ? 'Sie würde einen Feind berühren' : 'Sie ist nicht mehr erlaubt'}.`,
  phase: ({ phase, acting, turn }) => `Runde ${turn}: ${phaseOf(phase, acting)}.`,
  pivoted: ({ unit, name = unit, pivot, by = pivot, corner }) =>
    `${did(name, 'schwenkte')} ${by}${corner ? ` um die ${corner} Ecke` : ''} ein.`,
  formed: ({ cause, unit, formation, shape, bend }) =>
    `${did(unit, GEBILDET[cause](formation))}${shape ? ` (${shape})` : ''}${bend ? `, ${bend}` : ''}.`,
  facedAbout: ({ cause, unit }) => (cause === 'emergency' ? undefined : `${did(unit, 'machte')} kehrt.`),
  limbered: ({ unit, packed }) => `${did(unit, BEREIT[packed][1])}.`,
  unlimbered: ({ unit, packed }) => `${did(unit, BEREIT[packed][2])}.`,
  acted: () => undefined,
  done: () => undefined,
  charges: ({ unit, target, distance }) => `${did(unit, 'setzte')} zum Angriff auf ${target} an, ${distance} entfernt.`,
  contact: ({ unit, target }) => `${did(unit, 'traf')} auf ${target}.`,
  overrun: ({ unit, by }) => `${did(by, 'überrannte')} ${unit}.`,
  allocated: ({ unit, shares }) => `${did(unit, 'schickte')} ${shares}.`,
  attacked: ({ unit, target, count, hits: scored }) => {
    if (count.n === 0) return `${did(unit, 'kämpfte')} gegen ${target}, aber das Gelände ließ keinen Würfel übrig.`;
    return scored.n === 0
      ? `${did(unit, 'konnte')} ${target} nichts anhaben.`
      : `${did(unit, 'erzielte')} ${scored.of(TREFFER, 'accusative')} gegen ${target}.`;
  },
  hits,
  unmarked: () => undefined,
  redMarkersOff: () => undefined,
  removed: ({ unit, stands, outflanked }) =>
    `${did(unit, 'verlor')} ${stands}${outflanked ? ', in der Flanke gefasst' : ''}.`,
  routed,
  retired: ({ unit }) => `${did(unit, 'verließ')} die Schlacht endgültig.`,
  broken,
  ends: ({ turn }) => `Runde ${turn} war die letzte.`,
  outcome,
  ruling: ({ switch: name, value, by }) =>
    `${by === 'throw' ? 'Durch einen Wurf' : 'Durch Einigung'} gilt die Hausregel „${name}“ für den Rest der Partie${value ? '' : ' nicht'}.`,
};
