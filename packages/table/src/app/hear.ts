import { onCleanup } from 'solid-js';

/** Hears an event of the window for as long as the component is there; `first` before everything on the page does. */
export const hear = <K extends keyof WindowEventMap>(
  name: K,
  listener: (event: WindowEventMap[K]) => void,
  first = false,
): void => {
  addEventListener(name, listener, first);
  onCleanup(() => removeEventListener(name, listener, first));
};
