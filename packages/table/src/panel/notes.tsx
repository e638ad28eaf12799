/** What must be known before anything else is decided: told at once, at the top of the panel. */
import { For, Show, splitProps, type JSX } from 'solid-js';
import type { PlayCore } from '../app/play-core.js';
import { t } from '../app/settings.js';
import { Button, Link } from '../controls/button.jsx';
import type { Parting } from '../store/kept-match.js';
import { RuleLink } from './rule-link.jsx';

interface NoteProps extends JSX.HTMLAttributes<HTMLDivElement> {
  readonly words: { readonly title: string; readonly text: string };
}

export const Note = (props: NoteProps) => {
  const [own, others] = splitProps(props, ['words', 'children']);
  return (
    <div class="note" role="alert" {...others}>
      <p>
        <b>{own.words.title}</b> {own.words.text}
      </p>
      {own.children}
    </div>
  );
};

interface Props {
  readonly play: PlayCore;
}

/** The match was deleted in another window while it is played here; it can be kept again. */
export const DeletedNote = (props: Props) => (
  <Show when={props.play.keeping.deleted()}>
    <Note class="note deleted" words={t().deleted}>
      <div class="chips">
        <Button
          class="primary"
          text={t().deleted.keep}
          data-keep-again
          onClick={() => props.play.keeping.keepAgain()}
        />
        <Link class="button" text={t().tools.leave} href="#/" />
      </div>
    </Note>
  </Show>
);

/** The match is played in another window: this one follows, and can take over. */
export const WindowNote = (props: Props) => (
  <Show when={!props.play.keeping.plays() && !props.play.keeping.deleted() && !props.play.keeping.hall}>
    <Note role="status" data-follows words={t().follows}>
      <Button class="primary" text={t().follows.take} data-take-over onClick={() => props.play.keeping.takeOver()} />
    </Note>
  </Show>
);

/** Why it does not play as it did. */
export const PartingText = (props: { readonly parting: Parting }) => (
  <>
    <Show when={props.parting.mended.length > 0}>
      <p data-mended>
        {t().parting.mended(props.parting.version)}{' '}
        <For each={props.parting.mended}>{(id) => <RuleLink id={id} />}</For>
      </p>
    </Show>
    <Show
      when={props.parting.at !== undefined}
      fallback={<p data-refused>{t().parting.elsewhere(props.parting.of)}</p>}
    >
      <p data-refused>
        {t().parting.refused(props.parting.at! + 1, props.parting.of)} {props.parting.because}{' '}
        <Show when={props.parting.rule}>{(id) => <RuleLink id={id()} />}</Show>
      </p>
    </Show>
  </>
);

/** A mended rule refuses what was said in the match: told once, with the rules that were mended or what refuses it. */
export const PartingNote = (props: Props) => (
  <Show when={props.play.parting()}>
    {(parting) => (
      <Note data-parting words={t().parting}>
        <PartingText parting={parting()} />
        <Button text={t().parting.read} onClick={() => props.play.setParting(undefined)} />
      </Note>
    )}
  </Show>
);
