/** The report to give away: as text for a letter, as a page for a friend, as a picture for everybody. */
import { createSignal, Show } from 'solid-js';
import { saveBlob, saveFile } from '../app/files.js';
import { Button } from '../controls/button.jsx';
import { pictureFile } from './picture.js';
import { pageOf, textOf } from './share.js';
import type { Told } from './told.js';

export const ShareReport = (props: { readonly told: Told }) => {
  const words = () => props.told.to.words.report;
  const [copied, setCopied] = createSignal<boolean>();
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(textOf(props.told));
      setCopied(true);
    } catch {
      setCopied(false);
    }
  };
  const picture = async (): Promise<void> => {
    const { ending, blob } = await pictureFile(props.told);
    saveBlob(`${props.told.head.name}.${ending}`, blob);
  };
  return (
    <section class="share">
      <p class="kicker">{words().title}</p>
      <div class="chips">
        <Button text={copied() ? words().copied : words().copy} data-copy onClick={() => void copy()} />
        <Button
          text={words().page}
          data-page
          onClick={() => saveFile(`${props.told.head.name}.html`, pageOf(props.told), 'text/html')}
        />
        <Button text={words().picture} data-picture onClick={() => void picture()} />
      </div>
      <div role="status">
        <Show when={copied() === false}>
          <label>
            {words().notCopied}
            <textarea readonly rows="12" value={textOf(props.told)} />
          </label>
        </Show>
      </div>
    </section>
  );
};
