/**
 * What a click or a drag has left the focus on. Enter then gives the order and does not press it again: a player who
 * works with the mouse does not know where the focus is. (`:focus-visible` cannot tell: it is so from the first key on.)
 */
import { hear } from '../app/hear.js';

const WALKS: ReadonlySet<string> = new Set(['Tab', 'ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']);

/** By its name: a handle is drawn anew with every move. */
const nameOf = (element: Element): string | undefined => {
  const { unit, zone, handle } = element.closest<SVGElement>('[data-handle], [data-unit], [data-zone]')?.dataset ?? {};
  return handle ?? unit ?? zone;
};

let left: string | undefined;

/** Follows hand and keys while a match is at the table. */
export const followHand = (): void => {
  let isWalking = false;
  const pressed = ({ target }: PointerEvent): void => {
    left = target instanceof SVGElement ? nameOf(target) : undefined;
  };
  const key = ({ type, key: name }: KeyboardEvent): void => {
    isWalking = type === 'keydown' && WALKS.has(name);
  };
  hear('pointerdown', pressed, true);
  hear('keydown', key, true);
  hear('keyup', key, true);
  hear('focusin', () => isWalking && (left = undefined), true);
};

export const isLeftByHand = (focused: Element): boolean =>
  left !== undefined && focused instanceof SVGElement && nameOf(focused) === left;
