/** A volley: those with one target each fire together, and it is said at whom. */
import { For, Show } from 'solid-js';
import type { PlayCore } from '../app/play-core.js';
import { t } from '../app/settings.js';
import { Button } from '../controls/button.jsx';
import type { Shot } from '../match/volley.js';
import { unitName } from '../words/names.js';

export const VolleyPart = (props: { readonly play: PlayCore }) => {
  const shots = () => props.play.volley();
  /** Some books name the shooter in the title of a shot, some leave it to the list. */
  const title = (shot: Shot): string => {
    const name = unitName(props.play.real(), shot.unit);
    const text = props.play.session().book.titleOf(props.play.real(), shot);
    return text.includes(name) ? text : `${name}: ${text}`;
  };
  return (
    <Show when={shots().length > 0}>
      <div class="volley">
        <Button
          text={t().asking.volley(shots().length)}
          hint="W"
          aria-keyshortcuts="w"
          aria-describedby="volley-shots"
          data-volley
          onClick={() => void props.play.fireTogether()}
        />
        <ul id="volley-shots" class="quiet">
          <For each={shots()}>{(shot) => <li>{title(shot)}</li>}</For>
        </ul>
      </div>
    </Show>
  );
};
