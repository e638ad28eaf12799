/** A straight move that is under way. */
import type { FrameOf } from '../../kernel/procedure.js';
import { length as asLength, moved, type Length } from '../../geometry/index.js';
import { columnAt } from './column-march.js';
import type { ManoeuvreProcedures } from '../procedures.js';
import type { ManoeuvreMatch } from '../rules.js';
import { movedPlace } from '../../tabletop/moves/straight-move.js';
import { placedOf } from '../../tabletop/store.js';
import type { Place, UnitId } from '../../tabletop/unit.js';

export type Run = ManoeuvreProcedures['window']['memory'];

/** The straight move that waits for somebody's decision, if one does. */
export const runIn = (match: ManoeuvreMatch): Run | undefined => {
  const place = match.stack.at(-1);
  return place?.procedure === 'window' ? (place.memory as FrameOf<ManoeuvreProcedures, 'window'>) : undefined;
};

/**
 * SV-REACT-07, GV-REACT-04: the frame of a straight move that begins where the unit stands. Nobody reacts to anything
 * else.
 */
export const windowOf = (
  unit: UnitId,
  from: Place,
  towards: Run['towards'],
  length: Length,
  more: Partial<Pick<Run, 'target' | 'past' | 'leader' | 'travelled'>> = {},
) =>
  ({
    procedure: 'window',
    step: 'next',
    unit,
    from,
    towards,
    length,
    gone: asLength(0),
    target: more.target,
    past: more.past ?? [],
    leader: more.leader,
    travelled: more.travelled ?? asLength(0),
    interrupted: false,
    chances: [],
  }) as const;

/** Where the mover is so far along its move; a column as it would be set down, if it can be. */
export const placeAlong = (match: ManoeuvreMatch, run: Run, by: number): Place | undefined => {
  const { unit, from, leader, towards, travelled } = run;
  if (!leader) return movedPlace(from, towards, asLength(by));
  const head = moved(leader, towards, asLength(by));
  return columnAt(match, placedOf(match, unit), from, head, travelled + by);
};
