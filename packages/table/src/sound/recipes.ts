/**
 * How each sound is made: strokes of noise or of tones, each through a filter, loud at once and then dying away. Plain
 * data in seconds, hertz and shares of full loudness.
 */
import type { Sound } from './sounds.js';

export interface Stroke {
  readonly from: 'noise' | 'sine' | 'triangle' | 'sawtooth';
  readonly at: number;
  /** How long it takes to be at its loudest, and then to be gone. */
  readonly rise: number;
  readonly fall: number;
  readonly loud: number;
  /** Of a tone: where it begins and where it ends. */
  readonly pitch?: readonly [number, number];
  readonly filter?: { readonly type: BiquadFilterType; readonly at: number; readonly to?: number; readonly q?: number };
}

/** The same stroke several times; `sway` says how much later and softer each is, in a fixed pattern: no chance. */
const beats = (stroke: Stroke, times: readonly number[], sway: readonly number[]): Stroke[] =>
  times.map((at, i) => ({ ...stroke, at, loud: stroke.loud * sway[i % sway.length]! }));

const skin = (at: number, loud: number): Stroke[] => [
  { from: 'sine', at, rise: 0.004, fall: 0.34, loud, pitch: [128, 62] },
  { from: 'noise', at, rise: 0.002, fall: 0.07, loud: loud * 0.5, filter: { type: 'bandpass', at: 900, q: 0.8 } },
];

const clash = (at: number, pitch: number): Stroke[] => [
  { from: 'triangle', at, rise: 0.001, fall: 0.3, loud: 0.13, pitch: [pitch, pitch * 0.995] },
  { from: 'triangle', at, rise: 0.001, fall: 0.22, loud: 0.1, pitch: [pitch * 1.51, pitch * 1.5] },
  { from: 'triangle', at, rise: 0.001, fall: 0.16, loud: 0.07, pitch: [pitch * 2.76, pitch * 2.74] },
  { from: 'noise', at, rise: 0.001, fall: 0.05, loud: 0.3, filter: { type: 'highpass', at: 3200 } },
];

const HOOF: Stroke = {
  from: 'noise',
  at: 0,
  rise: 0.003,
  fall: 0.07,
  loud: 0.6,
  filter: { type: 'bandpass', at: 320, q: 1.6 },
};
const SHOT: Stroke = {
  from: 'noise',
  at: 0,
  rise: 0.001,
  fall: 0.12,
  loud: 0.42,
  filter: { type: 'lowpass', at: 3000, to: 500 },
};
const ARROW: Stroke = {
  from: 'noise',
  at: 0,
  rise: 0.07,
  fall: 0.2,
  loud: 0.3,
  filter: { type: 'bandpass', at: 2600, to: 900, q: 2.2 },
};
const PIP: Stroke = {
  from: 'noise',
  at: 0,
  rise: 0.001,
  fall: 0.035,
  loud: 0.5,
  filter: { type: 'bandpass', at: 1500, q: 2.4 },
};

const SWAY = [1, 0.72, 0.9, 0.64, 0.8] as const;

export const RECIPES: Readonly<Record<Sound, readonly Stroke[]>> = {
  drum: [...skin(0, 0.5), ...skin(0.19, 0.3), ...skin(0.28, 0.44)],
  bows: beats(ARROW, [0, 0.06, 0.13, 0.18], SWAY),
  guns: [
    ...beats(SHOT, [0, 0.04, 0.07, 0.13, 0.16, 0.24, 0.31], SWAY),
    { from: 'noise', at: 0.02, rise: 0.02, fall: 0.6, loud: 0.2, filter: { type: 'lowpass', at: 420, to: 120 } },
  ],
  cannon: [
    { from: 'sine', at: 0, rise: 0.003, fall: 0.7, loud: 0.55, pitch: [92, 34] },
    { from: 'noise', at: 0, rise: 0.002, fall: 0.9, loud: 0.6, filter: { type: 'lowpass', at: 1400, to: 90 } },
  ],
  steel: [...clash(0, 1180), ...clash(0.12, 1420), ...clash(0.27, 1040)],
  hoofs: beats(HOOF, [0, 0.08, 0.2, 0.29, 0.37, 0.49, 0.58, 0.66, 0.78], SWAY),
  tramp: beats(
    { ...HOOF, fall: 0.12, loud: 0.5, filter: { type: 'lowpass', at: 240 } },
    [0, 0.03, 0.3, 0.34, 0.6, 0.63],
    SWAY,
  ),
  horn: [
    {
      from: 'sawtooth',
      at: 0,
      rise: 0.06,
      fall: 0.5,
      loud: 0.17,
      pitch: [294, 294],
      filter: { type: 'lowpass', at: 1100 },
    },
    {
      from: 'sawtooth',
      at: 0.34,
      rise: 0.08,
      fall: 0.9,
      loud: 0.17,
      pitch: [220, 214],
      filter: { type: 'lowpass', at: 900 },
    },
    { from: 'noise', at: 0.1, rise: 0.4, fall: 0.8, loud: 0.12, filter: { type: 'bandpass', at: 520, q: 0.9 } },
  ],
  dice: beats(PIP, [0, 0.05, 0.12, 0.16, 0.24, 0.35], SWAY),
  knock: [
    { from: 'sine', at: 0, rise: 0.002, fall: 0.09, loud: 0.34, pitch: [210, 120] },
    { from: 'noise', at: 0, rise: 0.001, fall: 0.03, loud: 0.22, filter: { type: 'lowpass', at: 1200 } },
  ],
};

/** Seconds until the last stroke is gone. */
export const lengthOf = (sound: Sound): number =>
  Math.max(...RECIPES[sound].map(({ at, rise, fall }) => at + rise + fall));
