/** How a choice is taken from those that were weighed. */
import { below, declines, type Choice, type Decision, type Stream } from '@five-victories/engine';
import type { Judged } from './bot.js';

const NEGLIGIBLE = 0.01;

/** Of options alike in worth: to leave things as they are, if that is one of them, else any. */
export const pick = (judged: readonly Judged[], decision: Decision, stream: Stream): Choice => {
  const top = judged.reduce((most, { value }) => Math.max(most, value), -Infinity);
  const best = judged.filter(({ value }) => value >= top - NEGLIGIBLE);
  const still = best.find(({ choice }) => declines(decision, choice));
  return (still ?? best[below(stream, best.length)]!).choice;
};

const STEPS = 1000;

/** About as errors fall: mostly small, never more than one and a half. */
export const jitter = (stream: Stream): number => {
  const part = (): number => below(stream, STEPS) / STEPS;
  return part() + part() + part() - 1.5;
};

/** What somebody sees who errs by so much. */
export const blurred = (judged: readonly Judged[], noise: number, stream: Stream): readonly Judged[] =>
  noise === 0 ? judged : judged.map(({ choice, value }) => ({ choice, value: value + noise * jitter(stream) }));

export const bestOf = <T>(options: readonly T[], value: (option: T) => number): T =>
  options
    .map((option) => ({ option, worth: value(option) }))
    .reduce((best, each) => (each.worth > best.worth ? each : best)).option;
