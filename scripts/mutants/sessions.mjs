// The parent's end of a process that runs tests on mutated sources.
import { fork } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from '../steps.mjs';

/** Long, because a busy machine is no fault; a mutant that goes round in circles is stopped by probe.mjs. */
const LONGEST = 30 * 60_000;

/** The next thing it says. */
const heardFrom = (child) =>
  new Promise((resolve) => {
    const said = (message) => {
      child.off('exit', gone);
      resolve(message);
    };
    const gone = () => {
      child.off('message', said);
      resolve({ breakdown: 'the process ended' });
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

/** `failure`: what failed first. `breakdown`: the run came to nothing. Neither: nobody noticed anything. */
export async function outcomeIn(child, request, longest = LONGEST) {
  const watch = setTimeout(() => child.kill('SIGKILL'), longest);
  const heard = heardFrom(child);
  child.send(request);
  const outcome = await heard;
  clearTimeout(watch);
  return outcome;
}
