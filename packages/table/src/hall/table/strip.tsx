/** Two lines above the question: who is there, whose time runs. Below them what is wrong with the line to the hall. */
import { createEffect, createMemo, For, onCleanup, Show } from 'solid-js';
import { enemyOf, type Side } from '@five-victories/engine/kernel';
import type { PlayCore } from '../../app/play-core.js';
import { awayOf } from '@five-victories/server/protocol';
import { saveFile } from '../../app/files.js';
import { t } from '../../app/settings.js';
import { Button } from '../../controls/button.jsx';
import { SideTag } from '../../controls/side-tag.jsx';
import { Refused } from '../../panel/forms/refused.jsx';
import type { AtHall } from '../keeper.js';
import { linkState } from '../wire.js';
import { tournamentAddress } from '../clubs/address.js';
import { c, h } from '../words/index.js';
import { clockText, createNow, leftAt } from './clock.js';
import { nameOf, seatName } from './names.js';

interface Props {
  readonly play: PlayCore;
  readonly hall: AtHall;
}

const Seat = (props: Props & { readonly side: Side; readonly now: number }) => {
  const state = () => props.hall.state();
  const isThere = (): boolean => {
    const { presence, head } = state();
    return head.you === props.side ? linkState() === 'open' : presence.sides.includes(props.side);
  };
  const isAsked = (): boolean => state().head.status === 'playing' && state().head.asked.includes(props.side);
  const left = createMemo(() => {
    const { clock } = state();
    return clock && clockText(leftAt(clock, props.side, props.now));
  });
  const isAway = (): boolean => {
    const { clock, head } = state();
    const spans = clock && head.status === 'playing' ? awayOf(clock, props.side) : [];
    return spans.some(({ begins, ends }) => begins <= props.now && props.now < ends);
  };
  const runs = () => state().head.status === 'playing' && state().clock?.running.includes(props.side) === true;
  return (
    <li data-seat={props.side} classList={{ asked: isAsked() }}>
      <SideTag side={props.side} />
      <span class="dot" classList={{ there: isThere() }} role="img" aria-label={isThere() ? h().there : h().gone} />
      <b>{seatName(state(), props.side)}</b>
      <small>{isAway() ? h().away : isAsked() ? h().decides : ''}</small>
      <Show when={left()}>
        {(time) => (
          <span
            class="clock"
            classList={{ runs: runs() }}
            role="timer"
            aria-label={h().clockOf(nameOf(state(), props.side), time())}
          >
            {time()}
          </span>
        )}
      </Show>
    </li>
  );
};

/** Why an answer came to nothing. */
const DroppedNote = (props: Props) => (
  <Show when={props.hall.state().dropped}>
    {(dropped) => (
      <div class="note" role="alert" data-dropped={dropped().code}>
        <p>
          <b>{h().dropped}.</b> {h().codes[dropped().code] ?? dropped().code}
        </p>
        <Show when={dropped().refusal}>{(refusal) => <Refused play={props.play} refusals={[refusal()]} />}</Show>
        <Button class="small" text={h().understood} onClick={() => props.hall.match.read()} />
      </div>
    )}
  </Show>
);

/** The hall and this table do not agree: nothing more is played, and what both have said can be given away. */
const DiffersNote = (props: Props) => {
  const save = (): void => {
    const { head, lines, differs } = props.hall.state();
    saveFile(`${head.name} (${head.id}).json`, JSON.stringify({ match: head, lines, differs }));
  };
  return (
    <Show when={props.hall.state().differs}>
      {(n) => (
        <div class="note" role="alert" data-differs={n()}>
          <p>{h().differs(n())}</p>
          <Button text={h().file} onClick={save} />
        </div>
      )}
    </Show>
  );
};

export const HallStrip = (props: Props) => {
  const now = createNow();
  const near = () => props.hall.state().head.you ?? props.play.near();
  // Whoever looks at another page sees that it is for him to answer.
  createEffect(() => {
    document.title = `${props.play.asksPerson() ? '● ' : ''}${props.play.head().name} · ${t().title}`;
  });
  onCleanup(() => (document.title = t().title));
  const watching = () => props.hall.state().presence.watching;
  return (
    <div class="hall-strip">
      <ul>
        <For each={[enemyOf(near()), near()]}>{(side) => <Seat {...props} side={side} now={now()} />}</For>
      </ul>
      <Show when={props.hall.state().head.tournament}>
        {(tournament) => (
          <small class="of-tournament">
            <a href={tournamentAddress(tournament().id)} data-of-tournament>
              {c().ofMatch(tournament().round)}
            </a>
          </small>
        )}
      </Show>
      <Show when={watching() > 0}>
        <small class="watching">{h().watching(watching())}</small>
      </Show>
      <p role="status" data-link-state={linkState()} class="wrong">
        {h().states[linkState()]}
      </p>
      <DroppedNote {...props} />
      <DiffersNote {...props} />
    </div>
  );
};
