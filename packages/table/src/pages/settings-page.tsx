/** Settings of this browser. */
import { For, Show } from 'solid-js';
import { change, settings, t } from '../app/settings.js';
import { Button } from '../controls/button.jsx';
import { Tick } from '../controls/fields.jsx';
import { FIGURES, LANGUAGES, MOTIONS, PACES, PALETTES, THEMES, type Settings } from '../store/settings.js';
import { messagesIn } from '../words/languages.js';
import { Frame } from './frame.jsx';

interface ChoiceProps<K extends keyof Settings> {
  readonly label: string;
  readonly name: K;
  readonly values: readonly Settings[K][];
  readonly words: (value: Settings[K]) => string;
}

const Choice = <K extends 'language' | 'theme' | 'pace' | 'motion' | 'figures' | 'palette'>(props: ChoiceProps<K>) => (
  <fieldset class="choice">
    <legend>{props.label}</legend>
    <For each={props.values}>
      {(value) => (
        <label class="chip-radio">
          <input
            type="radio"
            name={props.name}
            checked={settings()[props.name] === value}
            onChange={() => change({ [props.name]: value })}
          />
          <span>{props.words(value)}</span>
        </label>
      )}
    </For>
  </fieldset>
);

/** A volley at the chosen loudness; the click is the gesture that browsers want. */
const hearIt = async (): Promise<void> => {
  const { play } = await import('../sound/player.js');
  play(
    [
      { sound: 'drum', at: 0 },
      { sound: 'guns', at: 700 },
    ],
    settings().volume,
  );
};

const SoundFields = () => (
  <>
    <Tick text={t().life.sound} on={settings().sound} onTick={(on) => change({ sound: on })} data-setting="sound" />
    <Show when={settings().sound}>
      <div class="row">
        <label>
          <span>{t().life.volume}</span>{' '}
          <input
            type="range"
            min="0"
            max="1"
            step="0.1"
            value={settings().volume}
            data-setting="volume"
            onInput={(event) => change({ volume: event.currentTarget.valueAsNumber })}
          />
        </label>
        <Button class="small" text={t().life.hearIt} onClick={() => void hearIt()} />
      </div>
    </Show>
  </>
);

export const SettingsPage = () => (
  <Frame title={t().nav.settings}>
    <h1>{t().nav.settings}</h1>
    <Choice
      label={t().settings.language}
      name="language"
      values={LANGUAGES}
      words={(value) => messagesIn(value).language}
    />
    <Choice label={t().settings.theme} name="theme" values={THEMES} words={(value) => t().settings.themes[value]} />
    <Choice label={t().settings.pace} name="pace" values={PACES} words={(value) => t().settings.paces[value]} />
    <Choice label={t().settings.motion} name="motion" values={MOTIONS} words={(value) => t().settings.motions[value]} />
    <Choice
      label={t().settings.figures}
      name="figures"
      values={FIGURES}
      words={(value) => t().settings.figuresAre[value]}
    />
    <Choice label={t().life.palette} name="palette" values={PALETTES} words={(value) => t().life.palettes[value]} />
    <SoundFields />
    <Tick text={t().life.summary} on={settings().summary} onTick={(on) => change({ summary: on })} />
    <Tick
      text={t().life.chances}
      on={settings().chances}
      onTick={(on) => change({ chances: on })}
      data-setting="chances"
    />
    <Tick
      text={t().life.concessions}
      on={settings().concessions}
      onTick={(on) => change({ concessions: on })}
      data-setting="concessions"
    />
    <Tick text={t().settings.friendly} on={settings().friendly} onTick={(on) => change({ friendly: on })} />
    <Tick text={t().settings.briefing} on={settings().briefing} onTick={(on) => change({ briefing: on })} />
    <Tick text={t().asking.all} on={settings().askAll} onTick={(on) => change({ askAll: on })} />
    <Tick text={t().asking.confirm} on={settings().confirm} onTick={(on) => change({ confirm: on })} />
  </Frame>
);
