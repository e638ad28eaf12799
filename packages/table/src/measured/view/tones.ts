/** How each tone looks: a colour, a dash and a hatching of its own, so that none is told by colour alone. */
import type { Tone } from '../marks.js';

interface ToneLook {
  readonly colour: string;
  /** In pixels; empty: a whole line. */
  readonly dash: string;
  /** Lines of a tile of 12 by 12 pixels; empty: plain. */
  readonly hatch: string;
}

export const TONES: Readonly<Record<Tone, ToneLook>> = {
  move: { colour: '#ffe27a', dash: '', hatch: 'M5 6a1 1 0 1 0 2 0a1 1 0 1 0-2 0' },
  charge: { colour: '#ff9a72', dash: '16 5', hatch: 'M1 9L6 4L11 9' },
  fire: { colour: '#ffc14d', dash: '2 6', hatch: 'M-2 14L14-2M-4 4L4-4M8 16L16 8' },
  command: { colour: '#a9d6ff', dash: '12 4 2 4', hatch: 'M0 6H12' },
  react: { colour: '#e8bcff', dash: '7 5', hatch: 'M6 0V12' },
  wrong: { colour: '#ff5f52', dash: '10 4', hatch: 'M0 0L12 12M12 0L0 12' },
  quiet: { colour: '#f4efd9', dash: '3 5', hatch: '' },
};

export const TONE_NAMES = Object.keys(TONES) as Tone[];
export const hatchOf = (tone: Tone): string => (TONES[tone].hatch === '' ? TONES[tone].colour : `url(#hatch-${tone})`);

/** What lies under every line, so that it is seen on any ground: a rim of so many more pixels in all. */
export const CASING = { colour: '#1b130a', opacity: 0.72, wider: 2.4 } as const;
