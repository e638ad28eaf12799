import { readFileSync } from 'node:fs';
import { createReferee } from '../referee.js';
import type { FaultTold } from '../reply.js';
import { complain, misused } from './command.js';

/** The answer to one request, as a program on the other side of the pipe sees it. */
export type Answered = { readonly ok: boolean } & Readonly<Record<string, unknown>>;

export const askOf = (referee = createReferee()) => {
  return (request: object): Answered => JSON.parse(referee(JSON.stringify(request))) as Answered;
};

export const faultLine = ({ path, rule, because }: FaultTold): string =>
  `${rule === undefined ? '' : `${rule} `}${path}: ${because}`;

export const complainOf = (answered: Answered): void => {
  const { error, faults = [error] } = answered as { error?: FaultTold; faults?: FaultTold[] };
  for (const fault of faults) if (fault) complain(faultLine(fault));
};

/** The JSON of the one file that is named; an exit code when there is none. */
export const fileOf = (args: readonly string[], command: string): { readonly value: unknown } | number => {
  const [file] = args;
  if (file === undefined || args.length > 1) return misused(`"victory ${command}" wants one file.`);
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (problem) {
    return misused(`${file} cannot be read (${(problem as NodeJS.ErrnoException).code ?? 'unknown reason'}).`);
  }
  try {
    return { value: JSON.parse(text) as unknown };
  } catch (problem) {
    complain(`${file} is no JSON: ${(problem as Error).message}.`);
    return 1;
  }
};
