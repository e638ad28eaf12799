/** The file that keeps the record of a watched match. */
import { closeSync, openSync, writeFileSync } from 'node:fs';
import { Mistake } from './match-up.js';

const written = (path: string, write: () => void): void => {
  try {
    write();
  } catch (fault) {
    throw new Mistake(
      `The record cannot be written to ${path} (${(fault as NodeJS.ErrnoException).code ?? 'unknown reason'}).`,
    );
  }
};

/** Asked before the match, so that nobody watches a battle to its end to hear that it is lost. */
export const expectFile = (path: string): void => written(path, () => closeSync(openSync(path, 'a')));

export const keepIn = (path: string, record: unknown): void =>
  written(path, () => writeFileSync(path, `${JSON.stringify(record)}\n`));
