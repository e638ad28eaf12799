/** Anybody's record of a match of a hall: given as a file, played and thrown again here. */
import { createSignal, Show } from 'solid-js';
import { FileButton } from '../../controls/fields.jsx';
import { faultSaid } from '../../words/faults.js';
import { checkFile, type Checked } from '../record.js';
import { h } from '../words/index.js';
import { CheckedText } from './checked-text.jsx';

export const CheckFile = () => {
  const [checked, setChecked] = createSignal<Checked | 'none'>();
  const check = async (file: File): Promise<void> => {
    setChecked((await checkFile(await file.text())) ?? 'none');
  };
  return (
    <section class="hall-slip" aria-labelledby="check">
      <h2 id="check">{h().checkTitle}</h2>
      <p class="quiet">{h().checkText}</p>
      <FileButton text={h().checkOpen} onFile={(file) => void check(file)} />
      <Show when={checked()} keyed>
        {(result) => (
          <CheckedText
            faults={result === 'none' ? [h().noRecord] : result.faults.map((fault) => faultSaid(fault))}
            casts={result === 'none' ? 0 : result.casts}
          />
        )}
      </Show>
    </section>
  );
};
