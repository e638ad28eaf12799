/** Steps changed one by one, as the form does it. Nothing is judged: the engine says what is wrong with them. */
import { length, tenths } from '@five-victories/engine/geometry';
import { slideOf, slides } from '@five-victories/engine/manoeuvre';
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

const stepOf = (key: Exclude<StepKey, 'aboutFace'>, value: number): Step => {
  switch (key) {
    case 'turn':
      return { turn: tenths(value) };
    case 'pivot':
      return { pivot: tenths(value) };
    case 'ahead':
      return { ahead: length(value) };
    case 'left':
      return { left: length(value) };
    case 'right':
      return { right: length(value) };
    case 'back':
      return { back: length(value) };
    default:
      return key satisfies never;
  }
};

const FIRST = { length: 1000, angle: 100 };

export const newStep = ({ match }: Scene, key: StepKey): Step => {
  if (key === 'aboutFace') return { aboutFace: slideOf(match) };
  return stepOf(key, isAngle(key) ? FIRST.angle : FIRST.length);
};

export const replaced = (steps: readonly Step[], at: number, step: Step): readonly Step[] =>
  steps.map((each, i) => (i === at ? step : each));

export const without = (steps: readonly Step[], at: number): readonly Step[] => steps.filter((_, i) => i !== at);

/** Whether an about-face from here leaves a choice of how files close up. */
export const hasSlide = ({ match }: Scene, place: Place): boolean => match.rules.filesSlide && slides(place);
