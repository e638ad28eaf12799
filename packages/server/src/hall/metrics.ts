/** Figures of the hall in the Prometheus text format. */

/** Upper bounds of the histogram's buckets, in seconds. */
const BOUNDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

interface Told {
  readonly name: string;
  readonly help: string;
  readonly type: 'counter' | 'gauge' | 'histogram';
  readonly lines: () => string[];
}

const labelled = (name: string, labels: string): string => (labels === '' ? name : `${name}{${labels}}`);

export interface Counter {
  add(label?: string, by?: number): void;
  of(label?: string): number;
}

const counter = (name: string, help: string, label?: string): Told & Counter => {
  const counts = new Map<string, number>(label ? [] : [['', 0]]);
  return {
    name,
    help,
    type: 'counter',
    add: (value = '', by = 1) => void counts.set(value, (counts.get(value) ?? 0) + by),
    of: (value = '') => counts.get(value) ?? 0,
    lines: () => [...counts].map(([value, count]) => `${labelled(name, label ? `${label}="${value}"` : '')} ${count}`),
  };
};

const histogram = (name: string, help: string): Told & { took(millis: number): void } => {
  const buckets = BOUNDS.map(() => 0);
  let count = 0;
  let sum = 0;
  return {
    name,
    help,
    type: 'histogram',
    took(millis) {
      const seconds = millis / 1000;
      for (const [i, bound] of BOUNDS.entries()) if (seconds <= bound) buckets[i]!++;
      count++;
      sum += seconds;
    },
    lines: () => [
      ...BOUNDS.map((bound, i) => `${name}_bucket{le="${bound}"} ${buckets[i]!}`),
      `${name}_bucket{le="+Inf"} ${count}`,
      `${name}_sum ${sum}`,
      `${name}_count ${count}`,
    ],
  };
};

export type Metrics = ReturnType<typeof metricsOf>;

export const metricsOf = () => {
  const answers = counter('hall_answers_total', 'Answers of players and bots that were written down');
  const refusals = counter('hall_refusals_total', 'What was not accepted, by its code', 'code');
  const errors = counter('hall_errors_total', 'Faults of the hall itself');
  const messages = counter('hall_messages_total', 'Messages from tables, by kind', 'kind');
  const deliveries = counter('hall_deliveries_total', 'Notices outside of the hall, by what became of a try', 'result');
  const latency = histogram('hall_answer_seconds', 'From an answer read to an answer acknowledged');
  const kept: Told[] = [answers, refusals, errors, messages, deliveries, latency];
  return {
    answers,
    refusals,
    errors,
    messages,
    deliveries,
    latency,
    /** A figure that is looked up when somebody asks; with a label, one for each of its values. */
    text(gauges: readonly { name: string; help: string; label?: string; values: Readonly<Record<string, number>> }[]) {
      const looked = gauges.map(({ name, help, label, values }) => ({
        name,
        help,
        type: 'gauge' as const,
        lines: () =>
          Object.entries(values).map(([key, value]) => `${labelled(name, label ? `${label}="${key}"` : '')} ${value}`),
      }));
      return [...kept, ...looked]
        .flatMap(({ name, help, type, lines }) => [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`, ...lines()])
        .concat('')
        .join('\n');
    },
  };
};
