/** A volley: it is said who fires at whom with what hope, each may be told otherwise, and all do so in one breath. */
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

interface Props {
  readonly play: PlayCore;
}

/** The hits are what there is to compare; a click on the unit tells the rest. */
const hopeOf = ({ count, chances }: Cast): string =>
  [t().odds.dice(count), ...(chances ? [t().odds.expected(t().number(expected(chances)))] : [])].join(' · ');

/** Takes a unit out of the volley, or back into it. */
const Hold = (props: Props & { readonly unit: string; readonly isHeld: boolean }) => (
  <button
    type="button"
    class="hold"
    data-hold={props.unit}
    aria-pressed={props.isHeld}
    aria-label={t().asking.holdOf(unitName(props.play.real(), props.unit))}
    title={t().asking.holdOf(unitName(props.play.real(), props.unit))}
    onClick={() => props.play.volley.hold(props.unit)}
  >
    ✕
  </button>
);

const ShotLine = (props: Props & { readonly shot: Shot }) => {
  const isIdle = createIdle();
  const { real, session, volley } = props.play;
  const name = (): string => unitName(real(), props.shot.unit);
  /** Some books name the shooter in the title of a shot, some leave it to the list. */
  const title = (): string => {
    const text = session().book.titleOf(real(), props.shot);
    return text.includes(name()) ? text : `${shortName(real(), props.shot.unit)}: ${text}`;
  };
  /** Not of a shot that may be fired only after those before it. */
  const odds = createMemo(() =>
    isIdle() && !refusal(real(), props.shot)
      ? previewBy((match, event) => session().book.tellingOf(match, event), real(), [props.shot]).cast
      : undefined,
  );
  const Words = () => (
    <span class="words">
      {title()} <Show when={odds()}>{(cast) => <small>{hopeOf(cast())}</small>}</Show>
    </span>
  );
  return (
    <li>
      <Show when={volley.mayAim(props.shot.unit)} fallback={<Words />}>
        <button
          type="button"
          class="aim"
          data-aim={props.shot.unit}
          title={t().asking.aimOn(name())}
          onClick={() => volley.aimOn(props.shot.unit)}
        >
          <Words />
          <span aria-hidden="true">⟳</span>
        </button>
      </Show>
      <Hold play={props.play} unit={props.shot.unit} isHeld={false} />
    </li>
  );
};

const HeldLine = (props: Props & { readonly unit: string }) => (
  <li class="held">
    <span class="words">
      {unitName(props.play.real(), props.unit)} <small>{t().asking.hold}</small>
    </span>
    <Hold {...props} isHeld />
  </li>
);

const Line = (props: Props & { readonly unit: string }) => {
  const shot = createMemo(() => props.play.volley.shots().find(({ unit }) => unit === props.unit));
  return (
    <Show when={shot()} fallback={<HeldLine play={props.play} unit={props.unit} />}>
      {(now) => <ShotLine play={props.play} shot={now()} />}
    </Show>
  );
};

export const VolleyPart = (props: Props) => {
  const { shots, held, fire } = props.play.volley;
  /** In the order of the army: a line stays where it is when its unit is told otherwise. */
  const units = createMemo(
    () => {
      const { index } = props.play.real().state;
      const all = [...shots().map(({ unit }) => unit), ...held()];
      return all.sort((one, two) => (index[one] ?? 0) - (index[two] ?? 0));
    },
    [],
    { equals: (one, two) => one.join() === two.join() },
  );
  return (
    <Show when={units().length > 0}>
      <div class="volley">
        <Show when={shots().length > 0}>
          <Button
            text={t().asking.volley(shots().length)}
            hint="W"
            aria-keyshortcuts="w"
            aria-describedby="volley-shots"
            data-volley
            onClick={() => void fire()}
          />
        </Show>
        <ul id="volley-shots" class="shots">
          <For each={units()}>{(unit) => <Line play={props.play} unit={unit} />}</For>
        </ul>
      </div>
    </Show>
  );
};
