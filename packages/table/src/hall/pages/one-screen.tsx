/** Two players at this screen: whoever is asked sits down at it; where plans lie face down a curtain falls between. */
import { createEffect, createMemo, createSignal, onCleanup, Show, untrack, type JSX } from 'solid-js';
import { Button } from '../../controls/button.jsx';
import type { HallMatch } from '../match.js';
import { isAskedAt, isHidden, isHost, openLent } from '../screen.js';
import type { HallState } from '../state.js';
import { nameOf } from '../table/names.js';
import { h } from '../words/index.js';

type Shown = (match: HallMatch) => JSX.Element;

const stateOf = (match: HallMatch): (() => HallState) => {
  const [state, setState] = createSignal(match.state());
  onCleanup(match.onChange(() => void setState(() => match.state())));
  return state;
};

const Curtain = (props: { readonly state: HallState; onLift(): void }) => (
  <main class="curtain" data-curtain={props.state.head.you}>
    <div>
      <h1>{h().screen.title(nameOf(props.state, props.state.head.you!))}</h1>
      <p>{h().screen.text}</p>
      <Button
        class="primary"
        text={h().screen.lift}
        ref={(button) => queueMicrotask(() => button.focus())}
        onClick={() => props.onLift()}
      />
    </div>
  </main>
);

const Both = (props: { readonly own: HallMatch; readonly lent: HallMatch; readonly shown: Shown }) => {
  const states = new Map([props.own, props.lent].map((match) => [match, stateOf(match)]));
  const [seated, setSeated] = createSignal(props.own);
  /** Who is to sit down: the other, if he is asked and this one is not. */
  const next = createMemo(() => {
    const now = seated();
    const other = now === props.own ? props.lent : props.own;
    return !isAskedAt(states.get(now)!()) && isAskedAt(states.get(other)!()) ? other : undefined;
  });
  const isCurtained = createMemo(() => next() !== undefined && [...states.values()].some((state) => isHidden(state())));
  const sit = (): void => void setSeated((now) => next() ?? now);
  createEffect(() => next() && !isCurtained() && sit());
  return (
    <Show
      when={isCurtained() && next()}
      fallback={
        <Show when={seated()} keyed>
          {(match) => props.shown(match)}
        </Show>
      }
    >
      {(other) => <Curtain state={states.get(other())!()} onLift={sit} />}
    </Show>
  );
};

/** The own match, or both while the opponent plays here. */
export const OneScreen = (props: { readonly match: HallMatch; readonly shown: Shown }) => {
  const state = stateOf(props.match);
  const host = createMemo(() => isHost(state()));
  const [lent, setLent] = createSignal<HallMatch>();
  createEffect(() => {
    if (!host()) return;
    let isOver = false;
    void openLent(untrack(state).head).then((match) => (isOver ? match?.leave() : setLent(() => match)));
    onCleanup(() => {
      isOver = true;
      untrack(lent)?.leave();
      setLent(undefined);
    });
  });
  return (
    <Show when={lent()} keyed fallback={props.shown(props.match)}>
      {(other) => <Both own={props.match} lent={other} shown={props.shown} />}
    </Show>
  );
};
