/** A unit with an action left holds nobody up: who takes the next one in hand has done with it. */
import { asked, refusal } from '@five-victories/engine/kernel';
import type { UnitId, ZonalMatch } from '@five-victories/engine/zonal';
import { tried } from '../match/preview.js';
import type { ZoneDesk } from './maker.js';

const STOP = { do: 'stop' } as const;

/** Where the next unit is chosen once the one that is asked has stopped. */
export const afterLast = (match: ZonalMatch): Omit<ZoneDesk, 'coats'> | undefined => {
  const { decision } = match;
  if (decision?.kind !== 'action' || refusal(match, STOP)) return undefined;
  const copy = tried(match, [STOP]);
  const now = copy.decision?.kind === 'activity' && copy.decision.side === decision.side ? asked(copy) : undefined;
  return now && { match: copy, before: [STOP], asked: now, unit: undefined };
};

/** The units that can be taken in hand then. */
export const unitsAfter = (next: Omit<ZoneDesk, 'coats'> | undefined): readonly UnitId[] =>
  next?.asked.kind === 'activity'
    ? next.asked.options.flatMap((option) => ('unit' in option && option.do !== 'withdraw' ? [option.unit] : []))
    : [];
