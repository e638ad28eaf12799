// Vitest reporter that closes a run with `N passed, N failed, N skipped`.
export const closingLine = ({ passed, failed, skipped }) => `${passed} passed, ${failed} failed, ${skipped} skipped`;

/** Files that could not be loaded, and errors outside any test, count as failed too. */
export function countsOf(modules, errors = []) {
  const counts = { passed: 0, failed: errors.length, skipped: 0 };
  for (const module of modules) {
    counts.failed += module.errors().length;
    for (const test of module.children.allTests()) {
      const { state } = test.result();
      counts[state === 'pending' ? 'skipped' : state] += 1;
    }
  }
  return counts;
}

export default class ClosingLine {
  onTestRunEnd(modules, errors) {
    const counts = countsOf(modules, errors);
    if (process.send) process.send(counts);
    else console.log(closingLine(counts));
  }
}
