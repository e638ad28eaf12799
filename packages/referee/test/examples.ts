/**
 * The examples of docs/referee.md: in blocks of `jsonl` a line that begins with `> ` is a request and the next one, with
 * `< `, its answer. In an answer `"…"` stands for any value; as the last of a list for any others; as a key for any other
 * fields. In a request a field `"…"` is that of the last answer that had one.
 */
const ANY = '…';

export interface Example {
  /** Where the answer stands in the document, counted from 0. */
  readonly line: number;
  readonly request: string;
  readonly answer: string;
}

export const examplesOf = (document: string): Example[] => {
  const lines = document.split('\n');
  const examples: Example[] = [];
  let within = false;
  lines.forEach((text, line) => {
    if (text.startsWith('```')) within = text === '```jsonl';
    else if (within && text.startsWith('< '))
      examples.push({ line, request: lines[line - 1]!.slice(2), answer: text.slice(2) });
    else if (within && !text.startsWith('> ')) throw new Error(`Line ${line + 1} is neither request nor answer.`);
    else if (within && !lines[line + 1]?.startsWith('< ')) throw new Error(`Line ${line + 1} has no answer.`);
  });
  return examples;
};

/** The request with what it takes from answers before it. */
export const quoted = (request: string, answered: Readonly<Record<string, unknown>>): string =>
  request.replace(/"(\w+)": "…"/g, (_, field: string) => `"${field}": ${JSON.stringify(answered[field])}`);

type Fields = Record<string, unknown>;
const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What was answered, shortened in the places in which the example is. */
export const shortened = (example: unknown, answered: unknown): unknown => {
  if (example === ANY && answered !== undefined) return ANY;
  if (Array.isArray(example) && Array.isArray(answered)) {
    const cut = example.at(-1) === ANY && answered.length >= example.length;
    const kept: unknown[] = cut ? answered.slice(0, example.length - 1) : answered;
    return [...kept.map((each, i) => shortened(example[i], each)), ...(cut ? [ANY] : [])];
  }
  if (!isObject(example) || !isObject(answered)) return answered;
  const cut = Object.hasOwn(example, ANY);
  const kept = Object.entries(answered).filter(([key]) => !cut || Object.hasOwn(example, key));
  const rest = kept.length < Object.keys(answered).length ? { [ANY]: ANY } : {};
  return { ...Object.fromEntries(kept.map(([key, each]) => [key, shortened(example[key], each)])), ...rest };
};
