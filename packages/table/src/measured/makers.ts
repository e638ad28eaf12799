/** Which maker puts together the answer to a decision, by its kind; others are chosen from a list. */
import { dismountMaker } from './before/dismount.jsx';
import { generateMaker } from './before/generate.jsx';
import { musterMaker } from './before/muster.jsx';
import { COMBAT } from './fire/makers.js';
import { GLORIOUS } from './glorious/makers.js';
import type { AnyMaker } from './maker.js';
import { orderMaker } from './orders/index.js';
import { reactMakers } from './react/index.js';
import { setupMaker } from './setup/setup-maker.js';

type Makers = Readonly<Record<string, AnyMaker>>;

/** What the three games are asked alike. */
const ALL: Makers = { generate: generateMaker, muster: musterMaker, setup: setupMaker, place: setupMaker };

const OF_GAME: Readonly<Record<string, Makers>> = {
  splendid: { order: orderMaker, breakThrough: orderMaker, ...COMBAT, ...reactMakers },
  great: { dismount: dismountMaker, order: orderMaker, breakThrough: orderMaker, ...COMBAT, ...reactMakers },
  glorious: GLORIOUS,
};

export const makerFor = (game: string, kind: string): AnyMaker | undefined => OF_GAME[game]?.[kind] ?? ALL[kind];
