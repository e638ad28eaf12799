import { onCleanup } from 'solid-js';

/** Hears an event of the window for as long as the component is there. */
export const hear = <K extends keyof WindowEventMap>(name: K, listener: (event: WindowEventMap[K]) => void): void => {
  addEventListener(name, listener);
  onCleanup(() => removeEventListener(name, listener));
};
