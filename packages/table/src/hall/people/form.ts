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

/** The texts of a form by their names; what is not there is empty. */
export const textsIn = (form: HTMLFormElement): ((name: string) => string) => {
  const fields = new FormData(form);
  return (name) => {
    const given = fields.get(name);
    return typeof given === 'string' ? given : '';
  };
};
