/** Units and how they stand. Types and stands have the engine's own names in English. */
import { en as shared } from '../../../words/en.js';

type Words = Readonly<Record<string, string>>;
/** By the id of a game. */
type OfGame = Readonly<Record<string, Words>>;

const plural = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;

export const names = {
  /** Numbers as the engine writes them, in the manner of the language. */
  figure: (text: string) => text,
  /** A name inside a sentence. */
  named: shared.named,
  list: shared.list,
  sides: shared.sides,
  types: {} as OfGame,
  stands: {} as OfGame,
  formations: {
    line: 'line',
    block: 'block',
    defensiveBlock: 'defensive block',
    openOrder: 'open order',
    skirmishLine: 'skirmish line',
    roadColumn: 'road column',
    bentLine: 'bent line',
    bentOpenOrder: 'bent open order',
    bentSkirmishLine: 'bent skirmish line',
    bentRoadColumn: 'bent road column',
    mass: 'mass',
    battle: 'Battle',
  },
  qualities: {
    raw: 'raw',
    regular: 'regular',
    veteran: 'veteran',
    green: 'green',
    trained: 'trained',
    elite: 'elite',
  },
  commandQualities: { charismatic: 'charismatic', inspiring: 'inspiring', impersonal: 'impersonal' },
  /** From the north, clockwise. */
  compass: ['north', 'north-east', 'east', 'south-east', 'south', 'south-west', 'west', 'north-west'],
  terrain: { ...shared.terrain, escarpment: shared.escarpment } as Words,

  spoken: 'en' as 'en' | 'de',
  standsOf: shared.standsOf,
  strength: (left: number, full: number) => (left === full ? `strength ${full}` : `strength ${left} of ${full}`),
  lances: 'lances',
  spears: 'spears to throw',
  pilums: 'pilums to throw',

  unplaced: 'not on the table yet',
  gone: 'lost',
  aboard: (battle: string) => `in the ranks of ${battle}`,
  facing: (compass: string) => `facing ${compass}`,
  bent: (way: 'back' | 'forward', degrees: string) => `bent ${way} ${degrees}°`,
  base: (diameter: string) => `base of ${diameter}`,
  mounted: 'mounted',
  dismounted: 'on foot',
  limbered: { limbered: 'limbered', packed: 'packed up' },
  unlimbered: { limbered: 'unlimbered', packed: 'unpacked' },
  hits: (n: number) => plural(n, 'hit'),
  aside: (n: number) => `${plural(n, 'hit')} laid aside`,
  fired: 'has fired',
  acted: 'has acted',
  done: 'done for this phase',
  reacted: 'has reacted',
  chargeFailed: 'failed to charge',
  byHorse: 'riding',
  stationary: 'taken up with reinforcements',
  functions: (n: number) => `${plural(n, 'function')} left`,
  engagedWith: (units: string) => `engaged with ${units}`,
  on: (terrain: string) => `ground: ${terrain}`,
  inCommand: 'in command',
  outOfCommand: 'out of command',
  commands: (range: string) => `commands to ${range}`,
};
