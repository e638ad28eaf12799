/** Makes sounds with the browser's own means, in any context: the loudspeaker's, or one that is only written down. */
import { RECIPES, type Stroke } from './recipes.js';
import type { Sound } from './sounds.js';

const NOISE_SECONDS = 2;
/** An envelope cannot fall to nothing: this is as good as nothing. */
const SILENCE = 0.0001;

const noises = new WeakMap<BaseAudioContext, AudioBuffer>();

/** Always the same noise: a simple generator, so that nothing is left to chance. */
const noiseIn = (context: BaseAudioContext): AudioBuffer => {
  const known = noises.get(context);
  if (known) return known;
  const buffer = context.createBuffer(1, context.sampleRate * NOISE_SECONDS, context.sampleRate);
  const samples = buffer.getChannelData(0);
  let state = 22_222;
  for (let i = 0; i < samples.length; i++) {
    state = (state * 16_807) % 2_147_483_647;
    samples[i] = (state / 2_147_483_647) * 2 - 1;
  }
  noises.set(context, buffer);
  return buffer;
};

/** Of noise each stroke hears another stretch, or they would sound alike. */
const sourceOf = (context: BaseAudioContext, stroke: Stroke, start: number): AudioScheduledSourceNode => {
  const end = start + stroke.rise + stroke.fall;
  if (stroke.from === 'noise') {
    const source = new AudioBufferSourceNode(context, { buffer: noiseIn(context), loop: true });
    source.start(start, (stroke.at * 3.7) % NOISE_SECONDS);
    source.stop(end);
    return source;
  }
  const [from, to] = stroke.pitch ?? [220, 220];
  const source = new OscillatorNode(context, { type: stroke.from, frequency: from });
  source.frequency.setValueAtTime(from, start);
  source.frequency.exponentialRampToValueAtTime(to, end);
  source.start(start);
  source.stop(end);
  return source;
};

const filteredBy = (context: BaseAudioContext, { filter, rise, fall }: Stroke, start: number): BiquadFilterNode => {
  const { type = 'allpass', at = 1000, to = at, q = 0.7 } = filter ?? {};
  const node = new BiquadFilterNode(context, { type, frequency: at, Q: q });
  node.frequency.setValueAtTime(at, start);
  node.frequency.exponentialRampToValueAtTime(to, start + rise + fall);
  return node;
};

const shapedBy = (context: BaseAudioContext, { rise, fall, loud }: Stroke, start: number): GainNode => {
  const node = new GainNode(context, { gain: 0 });
  node.gain.setValueAtTime(SILENCE, start);
  node.gain.exponentialRampToValueAtTime(loud, start + rise);
  node.gain.exponentialRampToValueAtTime(SILENCE, start + rise + fall);
  return node;
};

/** Where all sounds meet: what comes together is held down, so that it never cuts off. */
export const outletOf = (context: BaseAudioContext, volume: number): GainNode => {
  const held = new DynamicsCompressorNode(context, { threshold: -14, ratio: 12, attack: 0.002, release: 0.15 });
  const outlet = new GainNode(context, { gain: volume });
  outlet.connect(held).connect(context.destination);
  return outlet;
};

export const make = (context: BaseAudioContext, outlet: AudioNode, sound: Sound, at: number): void => {
  for (const stroke of RECIPES[sound]) {
    const start = at + stroke.at;
    sourceOf(context, stroke, start)
      .connect(filteredBy(context, stroke, start))
      .connect(shapedBy(context, stroke, start))
      .connect(outlet);
  }
};
