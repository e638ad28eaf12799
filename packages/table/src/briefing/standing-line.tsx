/** An army in a line: its name, its score, and a meter of its losses with the marks at which something follows. */
import { createMemo, For, Show } from 'solid-js';
import type { Losses, Side } from '@five-victories/engine/kernel';
import { SideTag } from '../controls/side-tag.jsx';
import type { StandingAsked, TableMatch } from '../match/book.js';
import { b } from './words/index.js';

/** What is still to come of heavy losses, the nearest first, and what has come. */
const marksText = ({ lost, marks }: Losses): string[] => {
  const { standing } = b();
  return marks.map(({ brings, at }) => (lost >= at ? standing.past[brings] : standing.marks[brings](at)));
};

export const LossMeter = (props: { readonly losses: Losses }) => {
  const share = (n: number): string => `${(100 * Math.min(n, props.losses.of)) / Math.max(1, props.losses.of)}%`;
  const text = (): string => {
    const { lost, of, counted } = props.losses;
    return [b().standing.lost(lost, of, counted), ...marksText(props.losses)].join(' · ');
  };
  return (
    <span class="loss-meter" role="img" aria-label={text()} title={text()}>
      <i style={{ width: share(props.losses.lost) }} />
      <For each={props.losses.marks}>
        {({ at, brings }) => <u classList={{ breaks: brings === 'breaks' }} style={{ left: share(at) }} />}
      </For>
    </span>
  );
};

interface Props<M extends TableMatch> {
  readonly asked: StandingAsked<M>;
  readonly match: M;
  readonly side: Side;
  readonly name: string;
}

export const StandingLine = <M extends TableMatch>(props: Props<M>) => {
  const losses = createMemo(() => props.asked.lossesOf(props.match, props.side));
  const isFor = createMemo(() => props.asked.stakesOf(props.match).decidedBy.what);
  const points = createMemo(() =>
    isFor() === 'goals' ? props.asked.outcomeNow(props.match).points?.[props.side] : undefined,
  );
  const zones = createMemo(() => (isFor() === 'zones' ? props.asked.zonesHeld?.(props.match, props.side) : undefined));
  /** The next thing that losses bring; all of them are in the meter's title. */
  const next = (): string | undefined => {
    const to = losses().marks.findIndex(({ at }) => losses().lost < at);
    return to < 0 ? marksText(losses()).at(-1) : marksText(losses())[to];
  };
  return (
    <p class={`standing ${props.side}`} data-standing={props.side}>
      <SideTag side={props.side} />
      <b>{props.name}</b>
      <Show when={points() !== undefined}>
        <span class="goal-score" title={b().standing.points(points()!)}>
          <span aria-hidden="true" class="shield">
            {points()}
          </span>
          <span class="visually-hidden">{b().standing.points(points()!)}</span>
        </span>
      </Show>
      <Show when={zones() !== undefined}>
        <span>{b().standing.zones(zones()!)}</span>
      </Show>
      <LossMeter losses={losses()} />
      <span class="losses-text">
        {[b().standing.lost(losses().lost, losses().of, losses().counted), next()].filter(Boolean).join(' · ')}
      </span>
    </p>
  );
};
