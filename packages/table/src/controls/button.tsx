/** Buttons and links in words; everything an element of that name takes can be said of them. */
import { Show, splitProps, type JSX } from 'solid-js';

interface Worded {
  readonly text: JSX.Element;
}

type ButtonProps = Worded &
  JSX.ButtonHTMLAttributes<HTMLButtonElement> & {
    /** The key that does the same, shown beside the words. */
    readonly hint?: string | undefined;
  };

const isLetter = (hint: string | undefined): boolean => /^[A-Z]$/.test(hint ?? '');

export const Button = (props: ButtonProps) => {
  const [own, others] = splitProps(props, ['text', 'hint']);
  return (
    <button type="button" aria-keyshortcuts={isLetter(own.hint) ? own.hint : undefined} {...others}>
      {own.text}
      <Show when={own.hint}>
        {' '}
        <kbd>{own.hint}</kbd>
      </Show>
    </button>
  );
};

export const Link = (props: Worded & JSX.AnchorHTMLAttributes<HTMLAnchorElement>) => {
  const [own, others] = splitProps(props, ['text']);
  return <a {...others}>{own.text}</a>;
};

/** One of several: pressed when it is on; where that is not said, a button like others. */
export const Chip = (props: ButtonProps & { readonly on?: boolean | undefined }) => {
  const [own, others] = splitProps(props, ['on']);
  return <Button class="chip" aria-pressed={own.on} {...others} />;
};
