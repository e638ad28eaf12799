/** One paragraph of the rules; the wording of the catalogue unfolds below it. */
import { createEffect, createSignal, on, Show } from 'solid-js';
import { t } from '../app/settings.js';
import { wordingOf, type Paragraph } from './book.js';
import type { Rule } from './catalogue.js';
import { Wording } from './wording.jsx';

interface Props {
  readonly paragraph: Paragraph;
  readonly catalogue: readonly Rule[];
  /** The rule that led here: its wording is unfolded. */
  readonly asked?: string | undefined;
  /** Where it stands, in a list that is not its chapter. */
  readonly from?: string;
}

export const ParagraphView = (props: Props) => {
  let block!: HTMLDivElement;
  const [open, setOpen] = createSignal(false);
  const wording = () => wordingOf(props.catalogue, props.paragraph);
  createEffect(
    on(
      () => props.asked,
      (asked) => {
        setOpen(asked !== undefined);
        if (asked !== undefined) requestAnimationFrame(() => block.scrollIntoView({ block: 'start' }));
      },
    ),
  );
  return (
    <div
      class="paragraph"
      classList={{ exact: props.asked !== undefined }}
      ref={block}
      data-paragraph={props.paragraph.id}
    >
      <p>
        <Show when={props.from}>
          <b>{props.from}.</b>{' '}
        </Show>
        {props.paragraph.text}
      </p>
      <details open={open()} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>{t().rules.exact(wording().length)}</summary>
        <Show when={open()}>
          <Wording rules={wording()} asked={props.asked} />
        </Show>
      </details>
    </div>
  );
};
