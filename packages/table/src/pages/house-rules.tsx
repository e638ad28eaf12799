/** House rules: where the book is silent or says two things. */
import { For } from 'solid-js';
import type { Switch } from '@five-victories/engine/kernel';
import { t } from '../app/settings.js';
import { RuleLink } from '../panel/rule-link.jsx';

interface Props {
  readonly switches: Readonly<Record<string, Switch>>;
  readonly chosen: ReadonlySet<string>;
  readonly onChange: (chosen: ReadonlySet<string>) => void;
}

export const HouseRules = (props: Props) => {
  const set = (name: string, on: boolean): void => {
    const next = new Set(props.chosen);
    if (on) next.add(name);
    else next.delete(name);
    props.onChange(next);
  };
  return (
    <details class="house">
      <summary>
        {t().newMatch.houseRules}: {t().newMatch.chosen(props.chosen.size)}
      </summary>
      <p>{t().newMatch.houseRulesText}</p>
      <For each={Object.entries(props.switches)}>
        {([name, { ruling, meaning }]) => (
          <div class="tick">
            <input
              id={`house-${name}`}
              type="checkbox"
              checked={props.chosen.has(name)}
              onChange={(event) => set(name, event.currentTarget.checked)}
            />
            <label for={`house-${name}`}>
              <b>{t().house[name]?.title}</b> <small>{t().house[name]?.meaning ?? meaning}</small>
            </label>
            <RuleLink id={ruling} />
          </div>
        )}
      </For>
    </details>
  );
};
