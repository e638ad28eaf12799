/** What each kind of event of the measured games brings besides its rule. */
import type { Modifier } from '../../kernel/event.js';
import type { Both, Side } from '../../kernel/side.js';
import type { Side as Edge } from '../../geometry/index.js';
import type { Reaction } from '../choices.js';
import type { Outcome, Phase, TabletopMatch } from '../rules.js';
import type { Bend, CommandQuality, Formation, Place, Quality, State, UnitId } from '../unit.js';
import type { Teller as TellerOf } from '../../words/telling.js';

interface Of {
  readonly unit: UnitId;
}
interface Pair extends Of {
  readonly target: UnitId;
}

type Corner = 'left' | 'right';

/** Stands by number, strength points, or elements: so many, or so many of each letter. */
export interface Share {
  readonly target: UnitId;
  readonly stands?: readonly number[];
  readonly points?: number;
  readonly elements?: number | Readonly<Record<string, number>>;
}

export interface Told {
  generated: { side: Side; total?: number; units: readonly string[] };
  mustered: { side: Side; units: readonly { type: string }[] };
  quality: Of & { quality: Quality };
  commandQuality: Of & { command: CommandQuality };
  placed: Of & Place & { state: State; limbered: boolean };
  setUpReturned: { side: Side; clash?: true };
  phase: { phase: Phase; acting: Side; turn: number };
  initiative: { side: Side; counts?: Both<number>; kept?: true };
  battleFormed: Of & { side: Side; elements: string; diameter: number; surplus?: string };
  joinedBattle: Pair & { name: string; elements: string; lost: number };
  attached: Pair;
  leftBattle: Pair & { stays?: true };
  shifted: Of & { layout: string };
  throw: {
    side: Side;
    unit?: UnitId;
    target?: UnitId;
    dice: readonly number[];
    sides?: number;
    needs?: readonly number[];
    modifiers?: readonly Modifier[];
    needBy?: { why: string };
    overhead?: true;
    values?: readonly { stand: string; cv: number; modifiers: readonly Modifier[] }[];
    outflanking?: true;
    points?: number;
    dropped?: number;
    features?: readonly string[];
  };
  fired: Pair & { count: number; hits: number; modifiers: readonly Modifier[] };
  bounced: Pair & { count: number; hits: number; modifiers: readonly Modifier[] };
  opportunityFire: Pair;
  stopped: Pair;
  combat: object;
  immediateCombat: Pair;
  joined: Pair & { by: number };
  heldBack: Of;
  allocated: Of & { at: readonly Share[] };
  attacked: Pair & { count: number; hits: number };
  hits: Of & { hits: number };
  recovered: Of & { left: number };
  unmarked: Of;
  redMarkersOff: object;
  removed: Of & { stands: string; outflanked?: true };
  routed: Of & { stands: number; lost: number; aboard?: UnitId; outflanked?: true };
  retired: Of;
  leftTable: Of & { letters: string; left: number };
  moved: Of & { name?: string; towards: Edge; by: number; byHorse?: true };
  turned: Of & { turn: number; corner?: Corner };
  facedAbout: Of;
  closedUp: Pair;
  pivoted: Of & { name?: string; pivot?: number; by?: number; corner?: Corner };
  setDown: Of & Place;
  formed: Of & { formation: Formation; layout: string; bend?: Bend };
  mounted: Of;
  dismounted: Of & { type?: string };
  limbered: Of;
  unlimbered: Of;
  acted: Of;
  done: Of;
  goesOn: Of;
  disengages: Of;
  staysEngaged: Of;
  charges: Pair & { distance: number };
  chargeFailed: Pair;
  fellShort: Pair;
  contact: Pair;
  intercepted: Pair & { counter?: true };
  interceptFailed: Pair;
  reacted: Pair & { how: Reaction['do'] };
  recoil: Of & { by: number };
  evade: Of & { by: number };
  overrun: Of & { by: UnitId };
  flinched: Pair & { by: number };
  pulledUp: Pair & { by: number };
  breakThrough: Pair;
  breakThroughLost: Of;
  noRoomForBlock: Of;
  noWayBack: Pair;
  silentGun: Pair & { why?: 'fired' | 'weak' | 'blind' | 'waits' | 'engaged' };
  commandRemoved: Of & { side: Side; tally: number; value: number };
  broken: { side: Side; tally: number; breakpoint: number };
  ends: { turn: number };
  outcome: Outcome;
  conceded: { side: Side };
  ruling: { switch: string; value: boolean; by: 'agreement' | 'throw' };
}

export type Teller<K extends keyof Told> = TellerOf<TabletopMatch, Told[K]>;
