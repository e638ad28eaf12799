/** Words of the tables of actions and reactions by unit. */
import type { ReactionKind } from '@five-victories/engine/zonal';
import type { ZoneGame } from '../../match/game-ids.js';

/** What the rows of reactions ask of the rules. */
export interface ReactionNumbers {
  readonly flinch: number;
  /** Hits by impact of light, medium and heavy mounted. */
  readonly impact: readonly [number, number, number];
  readonly attack: string;
}

export const en = {
  any: 'any',
  formation: 'Formation',
  fired: (unit: string) => `${unit}, having fired`,
  foot: { missiles: 'Foot with missiles', spears: 'Foot with spears', others: 'Other foot' },
  or: ' or ',
  must: (what: string) => `must ${what}`,
  tested: (what: string, upTo: string) => `${what} (${upTo})`,
  untested: (what: string) => `${what} (no test)`,
  actions: {
    title: 'What each unit may do',
    columns: ['Unit', 'Formation', 'Actions', 'Which', 'Engages', 'When engaged'],
    yes: 'yes',
    verbs: {
      move: 'move',
      turn: 'turn',
      changeFormation: 'change formation',
      mountUp: 'mount up',
      dismount: 'dismount',
      disengage: 'disengage',
      stakes: 'set stakes',
    } as Readonly<Record<string, string>>,
    notes: [
      'A unit acts or engages, not both. Instead it may come on from reserve, change reserves or leave the table.',
      'Ground that slows mounted leaves them one action.',
    ],
  },
  reacting: {
    title: 'Reactions by unit',
    columns: ['Unit', 'Formation', 'Attacked by foot', 'Attacked by mounted', 'For others in its zone'],
    names: {
      counterCharge: 'counter-charge',
      recoil: 'recoil',
      fire: 'fire',
      hastyDefence: 'close up',
      evade: 'evade',
      flee: 'flee',
      intercept: 'intercept',
      support: 'supporting fire',
    } satisfies Record<ReactionKind, string>,
    notes: [
      'Free units only, each once a phase. To fire it takes a unit that has not fired this turn.',
      'Mounted also intercept whoever enters or leaves their zone or has just disengaged there. In command nobody tests.',
    ],
  },
  reactions: {
    title: 'What reactions do',
    columns: ['Reaction', 'Throw and result'],
    rows: {
      counterCharge: () => 'Front to front, a hit, one more for turning. No throw.',
      recoil: () => 'To the nearest reserve with room. Mounted attackers go for somebody else or rally.',
      fire: ({ flinch }) =>
        `${flinch} hits or more: the attacker stops. One hit: contact. None: contact and a hit. Guns: fewer than ${flinch}, and they are over-run.`,
      evade: () => 'Both stay, free; the attacker is done.',
      flee: () => 'To the nearest reserve with room.',
      intercept: ({ impact: [light, medium, heavy] }) =>
        `Front to front, a hit, one more for turning. Foot takes ${light}, ${medium} or ${heavy} hits by the weight of the riders, guns are over-run.`,
      support: ({ flinch }) => `${flinch} hits or more stop the attacker; otherwise he comes on.`,
    } satisfies Record<Exclude<ReactionKind, 'hastyDefence'>, (n: ReactionNumbers) => string>,
    /** Closing up, which the two books tell differently. */
    hasty: {
      fine: ({ impact: [light, medium, heavy] }) =>
        `A hit. Mounted pull up before pikes with a hit; others take ${light}, ${medium} or ${heavy} hits from dragoons, Mounted or Heavy Mounted.`,
      major: ({ impact: [, medium, heavy], attack }) =>
        `A hit. Light Mounted pull up, Medium on ${attack}, Heavy never. If they come on, the foot is ready on ${attack}: they pull up with a hit; if not, a hit on pikes, ${medium} or ${heavy} on others.`,
    } satisfies Record<ZoneGame, (n: ReactionNumbers) => string>,
  },
};
export type ByUnitWords = typeof en;
