/** A volley: it is said who fires at whom with what hope, and all do so in one breath. */
import { expected, refusal } from '@five-victories/engine/kernel';
import { createMemo, For, Show } from 'solid-js';
import { createIdle } from '../app/idle.js';
import type { PlayCore } from '../app/play-core.js';
import { t } from '../app/settings.js';
import { Button } from '../controls/button.jsx';
import { previewBy, type Cast } from '../match/preview.js';
import type { Shot } from '../match/volley.js';
import { shortName } from '../view/short-names.js';
import { unitName } from '../words/names.js';

/** The hits are what there is to compare; a click on the unit tells the rest. */
const hopeOf = ({ count, chances }: Cast): string =>
  [t().odds.dice(count), ...(chances ? [t().odds.expected(t().number(expected(chances)))] : [])].join(' · ');

const ShotLine = (props: { readonly play: PlayCore; readonly shot: Shot }) => {
  const isIdle = createIdle();
  const { real, session } = props.play;
  /** Some books name the shooter in the title of a shot, some leave it to the list. */
  const title = (): string => {
    const name = unitName(real(), props.shot.unit);
    const text = session().book.titleOf(real(), props.shot);
    return text.includes(name) ? text : `${shortName(real(), props.shot.unit)}: ${text}`;
  };
  /** Not of a shot that may be fired only after those before it. */
  const odds = createMemo(() =>
    isIdle() && !refusal(real(), props.shot)
      ? previewBy((match, event) => session().book.tellingOf(match, event), real(), [props.shot]).cast
      : undefined,
  );
  return (
    <li>
      {title()} <Show when={odds()}>{(cast) => <small>{hopeOf(cast())}</small>}</Show>
    </li>
  );
};

export const VolleyPart = (props: { readonly play: PlayCore }) => (
  <Show when={props.play.volley().length > 0}>
    <div class="volley">
      <Button
        text={t().asking.volley(props.play.volley().length)}
        hint="W"
        aria-keyshortcuts="w"
        aria-describedby="volley-shots"
        data-volley
        onClick={() => void props.play.fireTogether()}
      />
      <ul id="volley-shots" class="shots">
        <For each={props.play.volley()}>{(shot) => <ShotLine play={props.play} shot={shot} />}</For>
      </ul>
    </div>
  </Show>
);
