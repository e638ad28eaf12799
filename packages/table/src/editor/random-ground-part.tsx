/** Ground by chance, by its number; and a clear table. */
import { createSignal } from 'solid-js';
import { newSeed } from '../app/chance.js';
import { t } from '../app/settings.js';
import { Button } from '../controls/button.jsx';
import { Field } from '../controls/fields.jsx';
import { valueOf } from '../options/fields.js';
import { cleared, withFeatures } from './ground.js';
import { randomGround } from './random-ground.js';
import { WHOLE } from './shapes.js';
import type { Editor } from './state.js';
import { w } from './words/index.js';

export const RandomGround = (props: { readonly editor: Editor }) => {
  const [seed, setSeed] = createSignal(newSeed());
  const make = (number: number): void => {
    setSeed(number);
    const deployment = Number(valueOf(props.editor.edition.options, props.editor.options(), 'deploymentDepth')) * WHOLE;
    const ground = randomGround({ table: props.editor.table(), deployment, seed: number });
    props.editor.choose(undefined);
    props.editor.changeOptions(withFeatures(props.editor.options(), ground));
    props.editor.say(w().said.ground(ground.length));
  };
  const clear = (): void => {
    props.editor.choose(undefined);
    props.editor.changeOptions(cleared(props.editor.options()));
    props.editor.say(w().said.cleared);
  };
  return (
    <details class="random-ground">
      <summary>{t().newMatch.random}</summary>
      <p class="quiet">{w().tools.replaceSure}</p>
      <div class="chips">
        <Field
          class="length"
          text={w().tools.seed}
          type="number"
          min="0"
          max="999999"
          data-seed
          value={seed()}
          onChange={(event) => make(Math.abs(Math.round(Number(event.currentTarget.value))) % 1_000_000)}
        />
        <Button class="small" text={w().tools.throwAgain} data-random onClick={() => make(newSeed())} />
        <Button class="small" text={w().tools.clear} data-clear onClick={clear} />
      </div>
      <small>{w().tools.seedText}</small>
    </details>
  );
};
