/** What a form does with the hall's answer: tells why not, or goes on. */
import { createSignal } from 'solid-js';
import { isFailed, type Asked, type Failed } from '../api.js';

export const createTold = <T extends object>(done: (answer: T) => void) => {
  const [failed, setFailed] = createSignal<Failed>();
  const [isUnderWay, setUnderWay] = createSignal(false);
  const told = async (asked: Promise<Asked<T>>): Promise<void> => {
    setUnderWay(true);
    const answer = await asked;
    setUnderWay(false);
    setFailed(isFailed(answer) ? answer : undefined);
    if (!isFailed(answer)) done(answer);
  };
  return { failed, isUnderWay, told };
};
