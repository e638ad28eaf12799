/** P-STEPS: what an elementary step does to a unit, and why it may not be taken. Nothing is changed here. */
import type { Angle, Length, Side } from '../../geometry/index.js';
import type { Step } from '../../tabletop/choices.js';
import type { ManoeuvreMatch } from '../rules.js';
import type { Placed } from '../unit.js';
import type { Progress, Taken } from './progress.js';
import { straightStep } from './straight-steps.js';
import { aboutFaceStep, pivotStep, turnStep } from './turn-steps.js';

/** The way and length of a straight step. */
export const sideOfStep = (step: Step): { readonly side: Side; readonly by: Length } | undefined => {
  if ('ahead' in step) return { side: 'front', by: step.ahead };
  if ('left' in step) return { side: 'left', by: step.left };
  if ('right' in step) return { side: 'right', by: step.right };
  if ('back' in step) return { side: 'rear', by: step.back };
  return undefined;
};

/** One elementary step: what comes of it, or why not. */
export const takeStep = (
  match: ManoeuvreMatch,
  unit: Placed,
  progress: Progress,
  step: Step,
  leave: boolean,
): Taken => {
  const straight = sideOfStep(step);
  if (straight) return straightStep(match, unit, progress, straight.side, straight.by, leave);
  if ('turn' in step) return turnStep(match, unit, progress, step.turn, leave);
  if ('aboutFace' in step) return aboutFaceStep(match, unit, progress, step.aboutFace, leave);
  return pivotStep(match, unit, progress, step as { pivot: Angle; face?: Side }, leave);
};
