export * from '../kit.js';
import { refusal as r, decision } from '../kit.js';
import { expect } from 'vitest';
import { appendFileSync } from 'node:fs';
export const refusal = (match: any, choice: any) => {
  const out = r(match, choice);
  const line = new Error().stack!.split('\n').find((l) => l.includes('.test.ts'))?.match(/([a-z-]+\.test\.ts:\d+)/)?.[1];
  if (out) appendFileSync('/tmp/t4refusals.txt', `${line}\t${out.rule}\t${decision(match)?.kind}\t${JSON.stringify(choice)}\t${out.because}\t${(expect.getState().currentTestName ?? '').split(' > ').pop()}\n`);
  return out;
};
