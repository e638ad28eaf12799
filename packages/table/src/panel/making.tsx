/** The form of a maker, and the answer as far as it has come: given by one button, or refused with the reason. */
import { Show, type Accessor } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import type { Choice, Refusal } from '@five-victories/engine/kernel';
import type { PlayCore } from '../app/play-core.js';
import { Button } from '../controls/button.jsx';
import type { AnyMaker } from '../maker/maker.js';
import type { Work } from '../maker/making.js';
import { Refused } from './forms/refused.jsx';

interface Props<Desk> {
  readonly play: PlayCore & {
    readonly wrong: Accessor<Refusal | undefined>;
    saying(choices: readonly Choice[]): boolean;
    give(): boolean;
  };
  readonly work: Work<AnyMaker, unknown, Desk>;
  readonly draft: unknown;
  readonly choices: readonly Choice[] | undefined;
  /** What the button says unless the maker has words of its own. */
  readonly giving: string;
}

export const Making = <Desk,>(props: Props<Desk>) => {
  const formProps = {
    get desk() {
      return props.work.desk();
    },
    get draft() {
      return props.draft;
    },
    change: (draft: unknown) => props.work.setDraft(draft),
    say: (choices: readonly Choice[]) => void props.play.saying(choices),
  };
  return (
    <div class="making">
      <Show when={props.work.maker.Form} keyed>
        {(Form) => <Dynamic component={Form} {...formProps} />}
      </Show>
      <Show when={!props.work.maker.explains && props.play.wrong()}>
        {(wrong) => <Refused play={props.play} refusals={[wrong(), ...(wrong().also ?? [])]} />}
      </Show>
      <Show when={props.choices}>
        <div class="giving">
          <Button
            class="primary give"
            text={props.work.maker.giving?.(props.work.desk(), props.draft) ?? props.giving}
            hint="⏎"
            data-give
            disabled={props.play.wrong() !== undefined}
            onClick={() => props.play.give()}
            aria-keyshortcuts="Enter"
          />
        </div>
      </Show>
    </div>
  );
};
