/** Whoever answers in the panel by keyboard stays there: when what had the focus is gone, the question gets it. */
import { createEffect, on, type Accessor } from 'solid-js';

const focusQuestion = (): void => {
  const question = document.querySelector<HTMLElement>('#ask');
  question?.setAttribute('tabindex', '-1');
  question?.focus({ preventScroll: true });
};

/** What the panel does when something in it gets the focus; `changes` are what may take that away. */
export const createKeptFocus = (changes: Accessor<unknown>): ((event: FocusEvent) => void) => {
  let last: Element | undefined;
  createEffect(
    on(changes, () =>
      requestAnimationFrame(() => {
        if (last && !last.isConnected && document.activeElement === document.body) focusQuestion();
      }),
    ),
  );
  return ({ target }) => {
    last = target as Element;
  };
};
