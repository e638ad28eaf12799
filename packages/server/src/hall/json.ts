/** JSON from outside. */

/** JSON deeper than this is nobody's match: whoever reads it would run out of stack. */
const DEEPEST = 60;

/** Whether lists and objects stand in each other no deeper than is read. */
export const isFlat = (text: string): boolean => {
  let depth = 0;
  let inText = false;
  for (let i = 0; i < text.length; i++) {
    const letter = text[i];
    if (inText) {
      if (letter === '\\') i++;
      else if (letter === '"') inText = false;
    } else if (letter === '"') inText = true;
    else if (letter === '[' || letter === '{') {
      if (++depth > DEEPEST) return false;
    } else if (letter === ']' || letter === '}') depth--;
  }
  return true;
};

/** A text as JSON, or undefined. */
export const parsed = (text: string): { value: unknown } | undefined => {
  if (!isFlat(text)) return undefined;
  try {
    return { value: JSON.parse(text) as unknown };
  } catch {
    return undefined;
  }
};
