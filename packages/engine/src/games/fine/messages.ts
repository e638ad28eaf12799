import { refuserOf, summandOf, type Catalogue } from '../../kernel/message.js';
import type { MODIFIERS, REFUSALS, ZonalKinds } from '../../zonal/messages/index.js';

/** What only A Fine Victory refuses. */
export const FINE = {
  tooFewPikes: { unit: 'unit', pikes: 'count', needed: 'count', target: 'unit' },
} as const satisfies Catalogue<ZonalKinds>;

export const refuse = refuserOf<ZonalKinds>()<typeof REFUSALS & typeof FINE>();

/** What only its summands are for. */
export const FINE_MODIFIERS = {
  musketStands: { by: 'count' },
  defensiveMuskets: {},
  mountedOnOpenOrder: {},
  mountedOnPikes: {},
} as const satisfies Catalogue<ZonalKinds>;

type Modifiers = typeof MODIFIERS & typeof FINE_MODIFIERS;
export const modify = summandOf<ZonalKinds>()<Modifiers>();

/** What is wrong with an army of it; `must`: an error, not only unusual. */
export const FINE_ARMY = {
  pikesOutnumbered: { pikes: 'count', foot: 'count', must: 'flag' },
  tooManyHeavy: { heavy: 'count', most: 'count', must: 'flag' },
  tooManyDragoons: { dragoons: 'count', mounted: 'count', must: 'flag' },
  weaponOfUnit: { name: 'name' },
  neverAnother: { name: 'name' },
} as const satisfies Catalogue<ZonalKinds>;

export const wrong = refuserOf<ZonalKinds>()<typeof FINE_ARMY>();
