/** Which maker puts together the answer to a decision, by its kind; others are chosen from a list. */
import { dismountMaker } from './before/dismount.jsx';
import { generateMaker } from './before/generate.jsx';
import { musterMaker } from './before/muster.jsx';
import { COMBAT } from './fire/makers.js';
import type { GloriousDecision } from '@five-victories/engine/glorious';
import type { GreatDecision } from '@five-victories/engine/great';
import type { SplendidDecision } from '@five-victories/engine/splendid';
import type { MeasuredKind } from './decisions.js';
import { gloriousMakers } from './glorious/makers.js';
import type { AnyMaker } from './maker.js';
import { orderMaker } from './orders/index.js';
import { reactMakers } from './react/index.js';
import { setupMaker } from './setup/setup-maker.js';

/** One for every kind of decision a book has; undefined: its answers are chosen from the list. */
type Makers<Kind extends MeasuredKind> = Readonly<Record<Kind, AnyMaker | undefined>>;

/** What the three games are asked alike. */
const ALL = { setup: setupMaker, place: setupMaker, dispute: undefined, dice: undefined };

const SPLENDID: Makers<SplendidDecision['kind']> = {
  ...ALL,
  ...COMBAT,
  ...reactMakers,
  generate: generateMaker,
  muster: musterMaker,
  activity: undefined,
  order: orderMaker,
  breakThrough: orderMaker,
};
const GREAT: Makers<GreatDecision['kind']> = { ...SPLENDID, dismount: dismountMaker };
const GLORIOUS: Makers<GloriousDecision['kind']> = { ...ALL, ...gloriousMakers };

const OF_GAME: Readonly<Record<string, Readonly<Partial<Record<MeasuredKind, AnyMaker | undefined>>>>> = {
  splendid: SPLENDID,
  great: GREAT,
  glorious: GLORIOUS,
};

export const makerFor = (game: string, kind: MeasuredKind): AnyMaker | undefined => OF_GAME[game]?.[kind];
