/** Steps changed one by one, as the form does it. Nothing is judged: the engine says what is wrong with them. */
import { length, tenths } from '@five-victories/engine/geometry';
import { slides } from '@five-victories/engine/manoeuvre';
import type { Place, Step } from '@five-victories/engine/tabletop';
import type { Verb } from './draft.js';
import { pivots } from './plan-turn.js';
import type { Scene } from './scene.js';

type StepKey = 'ahead' | 'left' | 'right' | 'back' | 'turn' | 'aboutFace' | 'pivot';

export const keyOf = (step: Step): StepKey => Object.keys(step).find((key) => key !== 'face') as StepKey;

export const isAngle = (key: StepKey): boolean => key === 'turn' || key === 'pivot';

/** Its number: thousandths, or tenths of a degree; an about-face has none. */
export const valueOf = (step: Step): number | undefined => {
  const value = (step as Readonly<Record<string, unknown>>)[keyOf(step)];
  return typeof value === 'number' ? value : undefined;
};

export const withValue = (step: Step, value: number): Step => ({
  ...step,
  [keyOf(step)]: isAngle(keyOf(step)) ? tenths(value) : length(value),
});

/** The kinds of step a movement is made of. */
export const keysFor = (scene: Scene, verb: Verb): readonly StepKey[] => {
  if (scene.unit.place.formation === 'defensiveBlock') return ['pivot'];
  if (verb === 'sideStep') return ['left', 'right', 'pivot'];
  if (verb === 'stepBack' || verb === 'prolongBack') return ['back', 'pivot'];
  return pivots(scene, verb) ? ['pivot'] : ['ahead', 'turn', 'aboutFace'];
};

const [LONG, WIDE] = [length(1000), tenths(100)];

/** What a new step begins with. */
export const NEW_STEP: Readonly<Record<Exclude<StepKey, 'aboutFace'>, Step>> = {
  ahead: { ahead: LONG },
  left: { left: LONG },
  right: { right: LONG },
  back: { back: LONG },
  turn: { turn: WIDE },
  pivot: { pivot: WIDE },
};

/** Whether an about-face from here leaves a choice of how files close up. */
export const hasSlide = ({ match }: Scene, place: Place): boolean => match.rules.filesSlide && slides(place);
