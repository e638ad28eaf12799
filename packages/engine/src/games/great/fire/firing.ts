/** The firing phase: P4, GV-TURN-02, GV-FIRE-02, -05, -22. Hits are laid aside until both sides have finished. */
import { done, go, ask } from '../../../kernel/procedure.js';
import { enemyOf, type Side } from '../../../kernel/side.js';
import type { Done } from '../../../tabletop/choices.js';
import { pivotOf } from '../../../tabletop/fire/fire-order.js';
import type { Steps } from '../../../tabletop/procedures.js';
import type { TabletopMatch } from '../../../tabletop/rules.js';
import { patch, placedOf } from '../../../tabletop/store.js';
import { otherSide, settle } from '../../../tabletop/verbs.js';
import { layAside, placeMarkers } from '../markers.js';
import { shoot } from './dice.js';
import { isAnyFirer, ordersOf } from './options.js';
import { isFireOrder, readOrder, type FireOrder } from './order.js';
import { suppressorOf } from './suppression.js';

const DONE: Done = { do: 'done' };

/** GV-R-20: the side without the initiative fires with all it likes, then the other. */
const nextSide = (match: TabletopMatch, side: Side) => {
  if (side === otherSide(match)) return go('next', { side: enemyOf(side) });
  placeMarkers(match, match.rules.cite.fireHits);
  return done();
};

/** P4.4: the pivot, the red marker, suppression once, then shot by shot. */
const carryOut = (match: TabletopMatch, { unit: { id }, place, shots }: FireOrder, by: number | undefined): void => {
  if (by !== undefined) {
    settle(match, id, place);
    patch(match, id, { pivoted: true });
    const { x, y, heading } = place;
    match.tell?.({ event: 'pivoted', rule: match.rules.cite.firePivot, unit: id, by, x, y, heading });
  }
  const suppressor = suppressorOf(match, placedOf(match, id));
  for (const shot of shots) {
    const hits = shoot(match, placedOf(match, id), placedOf(match, shot.target), shot, suppressor);
    layAside(match, shot.target, hits);
  }
};

export const firing: Steps<'firing'> = {
  next: (match, { side }) => {
    match.state.acting = side;
    return isAnyFirer(match, side) ? ask('fire') : nextSide(match, side);
  },
  fire: {
    kind: 'fire',
    takes: ['fire', 'done'],
    open: true,
    side: (_match, { side }) => side,
    about: () => ({}),
    options: (match, { side }) => [...ordersOf(match, side), DONE],
    refusal: (match, _memory, choice) => {
      if (choice.do === 'done') return undefined;
      const order = readOrder(match, choice);
      return isFireOrder(order) ? undefined : order;
    },
    answered: (match, { side }, choice) => {
      if (choice.do === 'done') return nextSide(match, side);
      const order = readOrder(match, choice);
      if (!isFireOrder(order)) throw new Error(`${choice.unit} may not fire so.`);
      carryOut(match, order, pivotOf(choice));
      return go('next');
    },
  },
};
