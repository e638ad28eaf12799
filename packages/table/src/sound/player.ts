/** Sounds through the loudspeaker. Browsers let nothing be heard before a person has touched the page. */
import { lengthOf } from './recipes.js';
import type { Cue } from './sounds.js';
import { make, outletOf } from './synth.js';

/** More at once is a din, and work. */
const MOST_AT_ONCE = 5;
/** Seconds that a sound may come late before it is left out. */
const LATEST = 2.5;

let context: AudioContext | undefined;
let outlet: GainNode | undefined;
/** When each sound that was begun will have died away. */
let ends: readonly number[] = [];

const isTouched = (): boolean => navigator.userActivation?.hasBeenActive ?? true;

const opened = (): AudioContext => {
  context ??= new AudioContext({ latencyHint: 'interactive' });
  outlet ??= outletOf(context, 1);
  return context;
};

export const play = (cues: readonly Cue[], volume: number): void => {
  if (document.hidden || !isTouched()) return;
  const { currentTime: now } = opened();
  if (context!.state === 'suspended') void context!.resume();
  outlet!.gain.setTargetAtTime(volume, now, 0.01);
  for (const { sound, at } of cues) {
    const start = now + at / 1000;
    ends = ends.filter((end) => end > start);
    if (ends.length >= MOST_AT_ONCE || start > now + LATEST) continue;
    make(context!, outlet!, sound, start);
    ends = [...ends, start + lengthOf(sound)];
  }
};

/** At once: the page was hidden, or somebody has had enough. */
export const hush = (): void => {
  const gone = context;
  [context, outlet, ends] = [undefined, undefined, []];
  void gone?.close();
};
