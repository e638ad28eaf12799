/** A guided first match: one sentence or two at a time, for as long as they are wanted. */
import { Match, Switch } from 'solid-js';
import type { PlayCore } from '../app/play-core.js';
import { t } from '../app/settings.js';
import { Button } from '../controls/button.jsx';
import type { Progress } from '../guide/progress.js';

interface Props {
  readonly play: PlayCore;
  readonly progress: Progress;
  /** What the lesson says, by its steps. */
  readonly texts: Readonly<Record<string, { readonly title: string; readonly text: string }>>;
}

export const Coach = (props: Props) => {
  const words = () => t().guide;
  const toCome = () =>
    props.progress.steps.filter((id) => !props.progress.done.has(id)).map((id) => props.texts[id]!.title);
  const leave = (): void => {
    props.play.setHead({ ...props.play.head(), guided: false });
  };
  return (
    <section class="coach" aria-labelledby="coach-title">
      <header>
        <h2 id="coach-title">{words().title}</h2>
        <small>{words().progress(props.progress.done.size, props.progress.steps.length)}</small>
        <Button class="small" text={words().leave} data-coach="leave" onClick={leave} />
      </header>
      <p aria-live="polite" data-step={props.progress.step}>
        <Switch fallback={words().toCome(t().list(toCome()))}>
          <Match when={!props.play.real().decision}>{words().over}</Match>
          <Match when={props.progress.step}>{(step) => <>{props.texts[step()]!.text}</>}</Match>
          <Match when={!props.play.asksPerson()}>{words().waits}</Match>
          <Match when={toCome().length === 0}>{words().finished}</Match>
        </Switch>
      </p>
    </section>
  );
};
