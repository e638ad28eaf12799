/** Who stands where, and why not higher. */
import { For, Show } from 'solid-js';
import type { PlaceShown, TournamentAnswer } from '@five-victories/server/protocol';
import { playerAddress } from '../people/address.js';
import { c, p } from '../words/index.js';
import { pointsText } from './said.js';

/** In a knock-out many are out in the same round: that needs no words. */
const Name = (props: { readonly place: PlaceShown; readonly tells: boolean }) => (
  <th scope="row">
    <a href={playerAddress(props.place.name)}>{props.place.name}</a>{' '}
    <Show when={props.place.kind === 'program'}>
      <small>{p().kinds.program} </small>
    </Show>
    <Show when={props.place.isGone}>
      <small>{c().gone}</small>
    </Show>
    <Show when={props.tells && props.place.by}>{(by) => <small class="why">{c().why[by()]}</small>}</Show>
  </th>
);

const Places = (props: { readonly seen: TournamentAnswer }) => {
  const isSwiss = (): boolean => props.seen.kind === 'swiss';
  return (
    <div class="scrolls">
      <table class="standings places" data-standings>
        <thead>
          <tr>
            <th scope="col">{c().place}</th>
            <th scope="col">{c().player}</th>
            <Show when={isSwiss()}>
              <th scope="col">{c().points}</th>
              <th scope="col">{c().buchholz}</th>
            </Show>
            <th scope="col">{c().played}</th>
          </tr>
        </thead>
        <tbody>
          <For each={props.seen.places}>
            {(place) => (
              <tr classList={{ you: place.you }}>
                <td>{place.place}</td>
                <Name place={place} tells={isSwiss()} />
                <Show when={isSwiss()}>
                  <td>
                    <b>{pointsText(place.points)}</b>
                  </td>
                  <td>{pointsText(place.buchholz)}</td>
                </Show>
                <td>{place.played}</td>
              </tr>
            )}
          </For>
        </tbody>
      </table>
    </div>
  );
};

/** Before the first round: who has entered so far. */
const Entered = (props: { readonly seen: TournamentAnswer }) => (
  <Show when={props.seen.places.length > 0} fallback={<p class="quiet">{c().nobody}</p>}>
    <ol class="entered" data-entered>
      <For each={props.seen.places}>
        {(place) => (
          <li>
            <a href={playerAddress(place.name)}>{place.name}</a> {place.you ? <small>{c().you}</small> : ''}
          </li>
        )}
      </For>
    </ol>
  </Show>
);

export const Standings = (props: { readonly seen: TournamentAnswer }) => {
  const hasBegun = (): boolean => props.seen.schedule.length > 0;
  return (
    <section aria-labelledby="standings">
      <h2 id="standings">{hasBegun() ? c().standings : c().entered}</h2>
      <Show when={hasBegun()} fallback={<Entered seen={props.seen} />}>
        <Places seen={props.seen} />
        <p class="quiet">{c().reading[props.seen.kind]}</p>
      </Show>
    </section>
  );
};
