/** The same for the next: what a unit was ordered last, for the next unit that can be ordered the same. */
import type { Choice, Side } from '@five-victories/engine/kernel';
import type { UnitId, ZonalMatch } from '@five-victories/engine/zonal';
import { refusalOfAll } from '../maker/making.js';
import { isPlain } from '../match/plain.js';
import type { TakenBack } from '../match/taken-back.js';

/** What can be done again elsewhere: it names nobody and no place. */
const REPEATED: readonly string[] = ['move', 'turn', 'dismount', 'mountUp', 'stakes', 'stop'];

interface Last {
  readonly unit: UnitId;
  readonly deeds: readonly Choice[];
}

/** Whom a side chose last, and what it did. */
const lastOf = (said: TakenBack, side: Side): Last | undefined => {
  const own = said.filter(({ by }) => by === side).map(({ choice }) => choice);
  const at = own.findLastIndex((choice) => choice.do === 'choose');
  const deeds = own.slice(at + 1);
  if (at < 0 || deeds.length === 0 || !deeds.every((deed) => REPEATED.includes(deed.do))) return undefined;
  return { unit: (own[at] as { readonly unit?: UnitId }).unit ?? '', deeds };
};

/** What would be said for the next unit, in the order of the army; undefined: nobody can be ordered the same. */
export const sameForNext = (match: ZonalMatch, said: TakenBack): readonly Choice[] | undefined => {
  const { decision, state } = match;
  const last = decision && lastOf(said, decision.side);
  if (!last || (decision.kind !== 'activity' && decision.kind !== 'action')) return undefined;
  const first: readonly Choice[] = decision.kind === 'action' ? [{ do: 'stop' }] : [];
  const ids = state.units.map(({ id }) => id);
  const from = ids.indexOf(last.unit) + 1;
  for (const unit of [...ids.slice(from), ...ids.slice(0, from)]) {
    const choices = [...first, { do: 'choose', unit } as Choice, ...last.deeds];
    if (!refusalOfAll(match, choices) && isPlain(match, choices)) return choices;
  }
  return undefined;
};
