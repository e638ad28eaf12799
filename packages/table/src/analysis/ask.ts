/** Has a match analysed in a worker of its own. */
import type { Analysis } from './analysis.js';
import type { Told, Wanted } from './talk.js';

export interface Hearing {
  readonly onDone: (share: number) => void;
  readonly onFound: (analysis: Analysis) => void;
  /** It is over, or came to nothing for this reason. */
  readonly onEnd: (failed: string | undefined) => void;
}

/** What comes back stops it. */
export const askAnalysis = (wanted: Wanted, { onDone, onFound, onEnd }: Hearing): (() => void) => {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'analysis' });
  const end = (failed: string | undefined): void => {
    worker.terminate();
    onEnd(failed);
  };
  worker.addEventListener('message', ({ data }: MessageEvent<Told>) => {
    if ('failed' in data) return end(data.failed);
    if ('ended' in data) return end(undefined);
    onDone(data.done);
    if (data.found) onFound(data.found);
  });
  worker.addEventListener('error', ({ message }) => end(message));
  worker.postMessage(wanted);
  return () => worker.terminate();
};
