/** Rule IDs as comments write them: `FV-FIRE-03..05, -10, FV-R-14`. */
const PART = /^(?:([A-Z]{2}-[A-Z]+)|)-(\d+)(?:\.\.(\d+))?$/;

/** All IDs that such a list names. */
export const idsIn = (list: string): string[] => {
  let stem = '';
  return list.split(', ').flatMap((part) => {
    const [, named, first, last = first] = PART.exec(part) ?? [];
    if (named !== undefined) stem = named;
    if (first === undefined || stem === '') throw new Error(`${part} names no rule.`);
    return Array.from(
      { length: Number(last) - Number(first) + 1 },
      (_, i) => `${stem}-${String(Number(first) + i).padStart(2, '0')}`,
    );
  });
};
