/** The unit or zone an element of the drawing belongs to. */
export const named = (element: Element | null, what: 'unit' | 'zone'): string | undefined =>
  element?.closest<SVGElement>(`[data-${what}]`)?.dataset[what];
