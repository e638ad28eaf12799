// The parent's end of a process that runs tests on mutated sources.
import { fork } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from '../steps.mjs';

const LONGEST = 5 * 60_000;

/** The next thing it says. A process that ends has noticed something. */
const heardFrom = (child) =>
  new Promise((resolve) => {
    const said = (message) => {
      child.off('exit', gone);
      resolve(message);
    };
    const gone = () => {
      child.off('message', said);
      resolve({ failure: 'the tests broke down' });
    };
    child.once('message', said);
    child.once('exit', gone);
  });

/** `notes`: every test file by itself, as in npm test. `trial`: the quick way. */
export async function openSession(kind) {
  const stdio = ['ignore', 'ignore', 'inherit', 'ipc'];
  const child = fork(join(ROOT, 'scripts/mutants/session.mjs'), [kind], { stdio });
  await heardFrom(child);
  return child;
}

/** What failed first, or undefined. A mutant that never ends has been noticed, and its process is gone. */
export async function failureIn(child, request, longest = LONGEST) {
  const watch = setTimeout(() => child.kill('SIGKILL'), longest);
  const heard = heardFrom(child);
  child.send(request);
  const { failure } = await heard;
  clearTimeout(watch);
  return failure;
}
