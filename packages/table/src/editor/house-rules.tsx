/** House rules of a scenario: where the book is silent or says two things. */
import { For } from 'solid-js';
import { t } from '../app/settings.js';
import { RuleLink } from '../panel/rule-link.jsx';
import type { Editor } from './state.js';

export const HouseRules = (props: { readonly editor: Editor }) => {
  const on = (): Readonly<Record<string, boolean>> =>
    (props.editor.scenario().options['houseRules'] ?? {}) as Record<string, boolean>;
  const count = (): number => Object.values(on()).filter(Boolean).length;
  const set = (name: string, value: boolean): void => {
    const { houseRules: _before, ...options } = props.editor.scenario().options;
    const { [name]: _own, ...others } = on();
    const next = value ? { ...others, [name]: true } : others;
    props.editor.changeOptions(Object.keys(next).length > 0 ? { ...options, houseRules: next } : options);
  };
  return (
    <details class="house">
      <summary>
        {t().newMatch.houseRules}: {t().newMatch.chosen(count())}
      </summary>
      <p>{t().newMatch.houseRulesText}</p>
      <For each={Object.entries(props.editor.edition.switches)}>
        {([name, { ruling, meaning }]) => (
          <div class="tick">
            <input
              id={`house-${name}`}
              type="checkbox"
              checked={on()[name] === true}
              onChange={(event) => set(name, event.currentTarget.checked)}
            />
            <label for={`house-${name}`}>
              <b>{t().house[name]?.title ?? name}</b> <small>{t().house[name]?.meaning ?? meaning}</small>
            </label>
            <RuleLink id={ruling} />
          </div>
        )}
      </For>
    </details>
  );
};
