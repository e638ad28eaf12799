/** The unit or zone an element of the drawing belongs to. */
export const named = (element: Element | null, what: 'unit' | 'zone'): string | undefined =>
  element?.closest<SVGElement>(`[data-${what}]`)?.dataset[what];

/** Focused on the table by a click or a drag, not by keyboard: Enter then gives the order and does not press it again. */
export const isLeftByHand = (focused: Element): boolean =>
  focused instanceof SVGElement && !focused.matches(':focus-visible');
