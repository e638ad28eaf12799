/** Round shot that misses goes on, into friend or foe: found by throwing sixes on a copy. */
import { answer, forkWith, listedDice, type Choice, type Event } from '@five-victories/engine/kernel';
import type { ManoeuvreMatch, Placed } from '@five-victories/engine/manoeuvre';
import { isGun, type UnitId } from '@five-victories/engine/tabletop';
import { optionsFor } from '../decisions.js';
import { knownOf } from '../known.js';
import { heard } from '../odds/heard.js';
import { orderOf, type FireDraft } from './draft.js';

const SIX = 6;
/** More dice than a gun has, for the shot and for the bounce. */
const MANY = 40;

/** Whom what misses could hit; several where their owner will choose. */
const goesTo = (match: ManoeuvreMatch, order: Choice): UnitId[] => {
  const trial = forkWith(match, listedDice(Array<number>(MANY).fill(SIX)));
  const found: UnitId[] = [];
  const listen = (event: Event): boolean => {
    if (event.event === 'bounced') found.push(String(event['target']));
    return found.length > 0 || event.event === 'phase';
  };
  heard(trial, () => answer(trial, order), listen);
  if (found.length > 0 || trial.decision?.kind !== 'bounce') return found;
  return optionsFor(trial, 'bounce').map(({ unit }) => unit);
};

/** For an order that may be given. */
export const onwardFrom = (match: ManoeuvreMatch, unit: Placed, draft: FireDraft): readonly UnitId[] => {
  const order = isGun(match, unit) ? orderOf(draft) : undefined;
  return order ? knownOf(draft, 'onward', () => goesTo(match, order)) : [];
};
