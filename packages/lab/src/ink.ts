/** Colours and weights of text, where the terminal has them. Never colour alone: every mark is also a letter or a sign. */
import type { Side } from '@five-victories/engine';

export interface Ink {
  strong(text: string): string;
  faint(text: string): string;
  of(side: Side, text: string): string;
}

const wrapped =
  (code: number) =>
  (text: string): string =>
    `\u001B[${code}m${text}\u001B[0m`;
const plain = (text: string): string => text;

export const inkFor = (colour: boolean): Ink => {
  const [strong, faint, blue, red] = colour
    ? [wrapped(1), wrapped(2), wrapped(36), wrapped(33)]
    : [plain, plain, plain, plain];
  return { strong, faint, of: (side, text) => (side === 'south' ? blue(text) : red(text)) };
};

/** Breaks text at spaces; every line after the first is indented. */
export const wrap = (text: string, width: number, indent: string): string[] => {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const room = width - (lines.length === 0 ? 0 : indent.length);
    if (line !== '' && line.length + 1 + word.length > room) {
      lines.push(lines.length === 0 ? line : indent + line);
      line = word;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  lines.push(lines.length === 0 ? line : indent + line);
  return lines;
};

/** As many whole words as there is room for; only a first word that is too long by itself is cut. */
export const fit = (text: string, width: number): string => {
  if (text.length <= width) return text;
  const room = text.slice(0, width);
  const end = room.lastIndexOf(' ');
  return end > 0 ? `${room.slice(0, end).replace(/[,;]$/, '')}…` : `${text.slice(0, width - 1)}…`;
};
