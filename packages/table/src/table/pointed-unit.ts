/** The unit that mouse or keyboard points at: its name is shown. */
import { createSignal } from 'solid-js';
import type { UnitId } from '@five-victories/engine/zonal';
import { named } from './pointed.js';

/** A finger points at nothing before it taps, and a hand that holds something points with that. */
const isHovering = ({ pointerType, buttons }: PointerEvent): boolean => pointerType === 'mouse' && buttons === 0;

/** Whom the mouse rests on, or the keyboard has come to. */
export const createPointed = () => {
  const [unit, setUnit] = createSignal<UnitId>();
  const at = (target: EventTarget | null): void => {
    setUnit(target instanceof Element ? named(target, 'unit') : undefined);
  };
  return {
    unit,
    over: (event: PointerEvent): void => {
      if (isHovering(event)) at(event.target);
    },
    focus: ({ target }: FocusEvent): void => {
      if (target instanceof Element && target.matches(':focus-visible')) at(target);
    },
    leave: (): void => {
      setUnit(undefined);
    },
  };
};
