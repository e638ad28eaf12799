/** What a choice leads to before any dice fall: said on a copy that stops at the first throw. */
import type { Choice, Event } from '@five-victories/engine/kernel';
import { findUnit, type Place, type TabletopMatch, type UnitId } from '@five-victories/engine/tabletop';
import { castOf, type Cast } from '../../match/preview.js';
import { heardAfter } from '../odds/heard.js';
import { knownOf } from '../known.js';

interface Outlook<M extends TabletopMatch = TabletopMatch> {
  /** The match as it then stands. */
  readonly match: M;
  readonly events: readonly Event[];
  readonly cast: Cast | undefined;
}

export const lookAhead = <M extends TabletopMatch>(match: M, choice: Choice): Outlook<M> => {
  const events: Event[] = [];
  let cast: Cast | undefined;
  const copy = heardAfter(match, choice, (event) => {
    if (event.event === 'throw') cast = castOf(event);
    else events.push(event);
    return cast !== undefined;
  });
  return { match: copy, events, cast };
};

/** As `lookAhead`, once for each choice. */
export const outlookOf = <M extends TabletopMatch>(match: M, choice: Choice): Outlook<M> =>
  knownOf(match, JSON.stringify(choice), () => lookAhead(match, choice));

export const placeIn = (match: TabletopMatch, unit: UnitId): Place | undefined => findUnit(match, unit)?.place;
