/** A session with a referee, in objects instead of lines. */
import { below, streamOf } from '@five-victories/engine';
import { createReferee } from '../src/referee.js';

// Tests look into answers freely.
// oxlint-disable-next-line typescript/no-explicit-any
export type Answered = Record<string, any>;
export type Ask = (request: unknown) => Answered;

export const session = (): Ask => {
  const referee = createReferee();
  return (request) => {
    const line = referee(typeof request === 'string' ? request : JSON.stringify(request));
    if (line.includes('\n')) throw new Error('An answer is one line.');
    return JSON.parse(line) as Answered;
  };
};

export const foot = (id: string, more: object = {}) => ({
  id,
  type: 'P&M',
  zone: 'Z(2,1)',
  layout: 'PM/PM',
  ...more,
});

/** North may fire four dice at South. */
export const volley = {
  phase: 'firing',
  units: [foot('N1', { layout: 'PPM/MMM', name: 'Red Regiment' }), foot('S1', { name: 'Blue Regiment' })],
};

export const small = {
  south: { name: 'Blue', units: [{ name: 'Blue Regiment', type: 'P&M', stands: 'PPMM' }] },
  north: { name: 'Red', units: [{ name: 'Red Regiment', type: 'P&M', stands: 'PPMM' }] },
};

/** Plays options at random through the protocol; returns the last answer. */
export const playOn = (ask: Ask, match: string, most: number, seed = 5): Answered => {
  const stream = streamOf(seed);
  let at = ask({ ask: 'decision', match });
  for (let i = 0; i < most && at['decision'] !== undefined; i++) {
    const { kind, options, about } = at['decision'];
    const choice =
      kind === 'dice'
        ? { do: 'dice', dice: Array.from({ length: about.throw.count }, () => 1 + below(stream, about.throw.sides)) }
        : options[below(stream, options.length)];
    at = ask({ ask: 'answer', match, choice });
    if (!at['ok']) throw new Error(JSON.stringify(at));
  }
  return at;
};
