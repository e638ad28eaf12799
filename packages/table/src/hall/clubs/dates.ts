/** Times as a browser's field has them: in the player's own hours, without a zone. */
const two = (n: number): string => String(n).padStart(2, '0');

export const fieldOf = (at: number): string => {
  const date = new Date(at);
  const day = [date.getFullYear(), two(date.getMonth() + 1), two(date.getDate())].join('-');
  return `${day}T${two(date.getHours())}:${two(date.getMinutes())}`;
};

/** Undefined where nothing, or no time, stands in it. */
export const timeIn = (field: string): number | undefined => {
  const at = field === '' ? NaN : new Date(field).getTime();
  return Number.isFinite(at) ? at : undefined;
};
