/** The chances over a whole match, above the timeline of its replay: a click leads there. */
import { createMemo, Show } from 'solid-js';
import '../style/chances.css';
import { t } from '../app/settings.js';
import type { AnySession } from '../match/session.js';
import type { MatchHead } from '../store/kept.js';
import type { Point } from './analysis.js';
import { createAnalysing } from './analysing.js';
import { a } from './words/index.js';

const HEIGHT = 100;

const areaOf = (points: readonly Point[], share: (point: Point) => number, to: number): string => {
  const edge = points.map((point, at) => `L${at} ${(HEIGHT * (1 - share(point))).toFixed(1)}`).join('');
  return `M0 ${to}${edge}L${points.length - 1} ${to}Z`;
};

interface Props {
  readonly head: MatchHead;
  readonly session: AnySession;
  readonly at: number;
  onGo(at: number): void;
}

const Curve = (props: Props & { readonly points: readonly Point[] }) => {
  const last = (): number => Math.max(1, props.points.length - 1);
  const told = (): string => {
    const { south = 0, north = 0 } = props.points[props.at] ?? {};
    return a().bar(t().percent(south), t().percent(Math.max(0, 1 - south - north)), t().percent(north));
  };
  const go = ({ clientX, currentTarget }: MouseEvent & { readonly currentTarget: HTMLElement }): void => {
    const { left, width } = currentTarget.getBoundingClientRect();
    props.onGo(Math.round(((clientX - left) / width) * last()));
  };
  const paths = createMemo(() => ({
    south: areaOf(props.points, ({ south }) => south, HEIGHT),
    north: areaOf(props.points, ({ north }) => 1 - north, 0),
  }));
  return (
    // Keys have the slider below, which says the same.
    <div class="chances-curve" title={a().curve} data-curve onClick={go}>
      <svg viewBox={`0 0 ${last()} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
        <path class="north" d={paths().north} />
        <path class="south" d={paths().south} />
        <path class="middle" d={`M0 ${HEIGHT / 2}H${last()}`} vector-effect="non-scaling-stroke" />
      </svg>
      <span class="now" aria-hidden="true" style={{ left: `${(100 * props.at) / last()}%` }} />
      <span class="told" role="status">
        {told()}
      </span>
    </div>
  );
};

export const ChancesCurve = (props: Props) => {
  const of = createMemo(() => ({ head: props.head, session: props.session }));
  const analysing = createAnalysing(of);
  return <Show when={analysing.found()}>{(found) => <Curve {...props} points={found().points} />}</Show>;
};
