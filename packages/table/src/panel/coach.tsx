/** A guided first match: one sentence or two at a time, and a finger on what they speak of. */
import '../style/lesson.css';
import { createMemo, Match, Show, Switch } from 'solid-js';
import type { PlayCore } from '../app/play-core.js';
import { playAgain, playedOf } from '../app/play-on.js';
import { playNow } from '../app/play-now.js';
import { openRule } from '../app/rules.js';
import { t } from '../app/settings.js';
import { Button, Link } from '../controls/button.jsx';
import { Pointer } from '../guide/pointer.jsx';
import type { Progress } from '../guide/progress.js';
import type { Target } from '../guide/targets.js';

interface Props {
  readonly play: PlayCore;
  readonly progress: Progress;
  /** The unit in hand. */
  readonly held: string | undefined;
  /** What the lesson says, by its steps. */
  readonly texts: Readonly<Record<string, { readonly title: string; readonly text: string }>>;
}

const NOWHERE: readonly Target[] = [];

/** What comes after the lesson. */
const After = (props: Pick<Props, 'play' | 'progress'>) => {
  const isMissing = () => props.progress.done.size < props.progress.steps.length;
  return (
    <div class="chips">
      <Show when={isMissing()}>
        <Button
          class="small primary"
          text={t().guide.goOn}
          data-coach="rest"
          onClick={() => void playAgain(playedOf(props.play), undefined, [...props.progress.done])}
        />
      </Show>
      <Button
        class={isMissing() ? 'small' : 'small primary'}
        text={t().front.playNow}
        onClick={() => void playNow(props.play.head().game)}
      />
      <Button class="small" text={t().tools.rules} onClick={() => openRule()} />
      <Link class="button small" text={t().nav.home} href="#/" />
    </div>
  );
};

export const Coach = (props: Props) => {
  const words = () => t().guide;
  const isOver = () => props.play.real().decision === undefined;
  const toCome = () =>
    props.progress.steps.filter((id) => !props.progress.done.has(id)).map((id) => props.texts[id]!.title);
  const leave = (): void => {
    props.play.setHead({ ...props.play.head(), guided: false });
  };
  const pointed = createMemo(() =>
    props.play.asksPerson() && !isOver() ? props.progress.points(props.held) : NOWHERE,
  );
  return (
    <section class="coach" aria-labelledby="coach-title">
      <header>
        <h2 id="coach-title">{words().title}</h2>
        <small>{words().progress(props.progress.done.size, props.progress.steps.length)}</small>
        <Button class="small" text={words().leave} data-coach="leave" onClick={leave} />
      </header>
      <p aria-live="polite" data-step={props.progress.step}>
        <Switch fallback={words().toCome(t().list(toCome()))}>
          <Match when={isOver()}>{toCome().length === 0 ? words().over : words().missed(t().list(toCome()))}</Match>
          <Match when={props.progress.step}>{(step) => <>{props.texts[step()]!.text}</>}</Match>
          <Match when={!props.play.asksPerson()}>{words().waits}</Match>
          <Match when={toCome().length === 0}>{words().finished}</Match>
        </Switch>
      </p>
      <Show when={isOver()}>
        <After play={props.play} progress={props.progress} />
      </Show>
      <Pointer targets={pointed()} />
    </section>
  );
};
