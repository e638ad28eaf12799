/** What has just happened in a zone game, as arrows: who went whence, who fired at whom, who met whom. */
import type { Side } from '@five-victories/engine/kernel';
import type { UnitId, ZonalMatch, Zone } from '@five-victories/engine/zonal';
import { recentOf, type Told } from '../match/news.js';
import type { Aimed } from '../table/aim.js';

const MOVES = new Set(['moved', 'shifted', 'retired', 'entered']);
const ATTACKS = new Set(['fired', 'contact', 'intercepts']);

const PAST = { zone: undefined, strong: false, past: true } as const;

/** The zone a unit came from; who comes from a reserve comes from nowhere on the table. */
const moveOf = (unit: UnitId, from: Zone): Aimed => ({ ...PAST, from: unit, start: from, target: unit, kind: 'move' });

export const pastAims = (moments: readonly Told<ZonalMatch>[], reader: Side | undefined): Aimed[] =>
  (recentOf(moments, reader)?.drawn ?? []).flatMap(({ event, unit, target, from }): Aimed[] => {
    if (typeof unit !== 'string') return [];
    if (MOVES.has(event) && typeof from === 'string') return [moveOf(unit, from)];
    return ATTACKS.has(event) && typeof target === 'string' ? [{ ...PAST, from: unit, target, kind: 'attack' }] : [];
  });
