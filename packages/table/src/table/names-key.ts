/** Names of all units: as long as N is held, or until the button is pressed again. */
import { createSignal } from 'solid-js';
import { hear } from '../app/hear.js';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, select, textarea, dialog') !== null;

export const createNames = () => {
  const [isHeld, setHeld] = createSignal(false);
  const [isPinned, setPinned] = createSignal(false);
  hear('keydown', ({ key, ctrlKey, metaKey, altKey, target }) => {
    if (key === 'n' && !ctrlKey && !metaKey && !altKey && !isTyping(target)) setHeld(true);
  });
  hear('keyup', ({ key }) => {
    if (key === 'n' || key === 'N') setHeld(false);
  });
  hear('blur', () => setHeld(false));
  return { isOn: () => isHeld() || isPinned(), isPinned, pin: () => setPinned((on) => !on) };
};
