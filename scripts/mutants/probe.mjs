// In every test file: switches one mutant on, or notes which ones the file reaches.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, inject } from 'vitest';

/** `mutant`: the one to switch on; if none, what is reached is written to the folder `notes`. `usual`: calls by file. */
const { mutant, notes, usual } = inject('mutants');
const { testPath } = expect.getState();
const reached = new Set();
let calls = 0;

/** Many times what the file does unbroken: then it goes round in circles. */
const most = 20 * (usual?.[testPath] ?? 0) + 1_000_000;

const note = (number) => {
  calls++;
  reached.add(number);
  return false;
};
const isOn = (number) => {
  if (++calls > most) throw new Error('The mutant goes on for ever.');
  return number === mutant;
};

globalThis.mutantIsOn = mutant === undefined ? note : isOn;

if (mutant === undefined)
  afterAll(() => {
    const name = `${testPath.replaceAll(/[^\w.-]/g, '_')}.json`;
    writeFileSync(join(notes, name), JSON.stringify({ file: testPath, calls, reached: [...reached] }));
  });
