/** A unit that manoeuvres, charges and reacts: what Splendid and Great share beyond every measured book. */
import type { Heading, Length } from '../geometry/index.js';
import type * as tabletop from '../tabletop/unit.js';
import type { CommandQuality, Formation, Place, Quality, UnitId } from '../tabletop/unit.js';

export const ACTIONS = [
  'change',
  'manoeuvre',
  'sideStep',
  'stepBack',
  'prolong',
  'prolongBack',
  'relocate',
  'mounting',
  'limbering',
  'disengage',
  'breakThrough',
] as const;
export type Action = (typeof ACTIONS)[number];

/** What a unit has done of its action in this movement phase. */
export interface Activity {
  /** The first part of its action; of a combined one what came first. */
  readonly action: Action;
  readonly changed: boolean;
  readonly manoeuvred: boolean;
  /** The length of all straight moves so far. */
  readonly used: Length;
  readonly doubled: boolean;
  readonly flowed: boolean;
  /** A mounted unit that was in a restricted area. */
  readonly restricted: boolean;
  /** Since the last straight move (SV-R-96). */
  readonly turned: boolean;
  readonly faced: boolean;
  /** How many straight moves it has made. */
  readonly moves: number;
  /** SV-FACE-10: an about-face in this manoeuvre; the centre of the hull and the heading at its start. */
  readonly aboutFaced: boolean;
  readonly centre: { readonly x: number; readonly y: number };
  readonly heading: Heading;
  /** Where the unit stood when it began to disengage. */
  readonly from: Place | undefined;
  /** Enemies it disengages from and touches still. */
  readonly leaving: readonly UnitId[];
  /** GV-MOVE-03: the formation in which the action began, where that decides what it may be. */
  readonly began?: Formation | undefined;
  /** Option `moveAgain`: chosen again, and nothing done since. */
  readonly again?: boolean | undefined;
}

/**
 * What has been done so far, but for what changes. All of these are of one shape, so that they are read at one go; a spread
 * makes a shape of its own wherever it is written, and ten of those are read several times as slowly.
 */
export const activityWith = (before: Activity, change: Partial<Activity>): Activity => {
  const after: Activity = {
    action: before.action,
    changed: before.changed,
    manoeuvred: before.manoeuvred,
    used: before.used,
    doubled: before.doubled,
    flowed: before.flowed,
    restricted: before.restricted,
    turned: before.turned,
    faced: before.faced,
    moves: before.moves,
    aboutFaced: before.aboutFaced,
    centre: before.centre,
    heading: before.heading,
    from: before.from,
    leaving: before.leaving,
    began: before.began,
    again: before.again,
  };
  return Object.assign(after, change);
};

export interface Unit extends tabletop.Unit {
  readonly quality: Quality;
  readonly command: CommandQuality;
  /** Stays out of everything else in the phase (SV-MOVE-02, GV-MOVE-01). */
  readonly done: boolean;
  readonly reacted: boolean;
  readonly pivoted: boolean;
  readonly chargeFailed: boolean;
  /** When the movement phase of its side began: in contact, and an enemy so near that nobody goes at double-time (SV-MOVE-08). */
  readonly engagedAtStart: boolean;
  readonly tooNearToDouble: boolean;
  readonly activity: Activity | undefined;
}

/** A unit on the table. */
export type Placed = tabletop.Placed<Unit>;
