/** Settings of this browser. */
import { For } from 'solid-js';
import { change, settings, t } from '../app/settings.js';
import { Tick } from '../controls/fields.jsx';
import { LANGUAGES, MOTIONS, PACES, THEMES, type Settings } from '../store/settings.js';
import { messagesIn } from '../words/languages.js';
import { Frame } from './frame.jsx';

interface ChoiceProps<K extends keyof Settings> {
  readonly label: string;
  readonly name: K;
  readonly values: readonly Settings[K][];
  readonly words: (value: Settings[K]) => string;
}

const Choice = <K extends 'language' | 'theme' | 'pace' | 'motion'>(props: ChoiceProps<K>) => (
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
    <Tick text={t().settings.friendly} on={settings().friendly} onTick={(on) => change({ friendly: on })} />
    <Tick text={t().settings.briefing} on={settings().briefing} onTick={(on) => change({ briefing: on })} />
    <Tick text={t().asking.all} on={settings().askAll} onTick={(on) => change({ askAll: on })} />
    <Tick text={t().asking.confirm} on={settings().confirm} onTick={(on) => change({ confirm: on })} />
  </Frame>
);
