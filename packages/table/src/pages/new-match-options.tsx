/** Options and house rules of a new match. */
import { For } from 'solid-js';
import { QUALITIES, SETUPS, type Draft } from '../app/draft.js';
import { t } from '../app/settings.js';
import { RuleLink } from '../panel/rule-link.jsx';

const LIMITS = [6, 8, 10, 12, 15, 20];

const HouseRules = (props: { readonly draft: Draft }) => (
  <details class="house">
    <summary>
      {t().newMatch.houseRules}: {t().newMatch.chosen(props.draft.house().size)}
    </summary>
    <p>{t().newMatch.houseRulesText}</p>
    <For each={Object.entries(props.draft.edition().switches)}>
      {([name, { ruling, meaning }]) => (
        <div class="tick">
          <input
            id={`house-${name}`}
            type="checkbox"
            checked={props.draft.house().has(name)}
            onChange={(event) => {
              const next = new Set(props.draft.house());
              if (event.currentTarget.checked) next.add(name);
              else next.delete(name);
              props.draft.setHouse(next);
            }}
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

export const OptionFields = (props: { readonly draft: Draft }) => (
  <fieldset>
    <legend>{t().newMatch.options}</legend>
    <div class="two">
      <label>
        <span>{t().newMatch.setup}</span>
        <select
          value={props.draft.setup()}
          onChange={(event) => props.draft.setSetup(event.currentTarget.value as (typeof SETUPS)[number])}
        >
          <For each={SETUPS}>{(each) => <option value={each}>{t().newMatch.setups[each]}</option>}</For>
        </select>
      </label>
      <label>
        <span>{t().newMatch.quality}</span>
        <select
          value={props.draft.quality()}
          onChange={(event) => props.draft.setQuality(event.currentTarget.value as (typeof QUALITIES)[number])}
        >
          <For each={QUALITIES}>{(each) => <option value={each}>{t().newMatch.qualities[each]}</option>}</For>
        </select>
      </label>
      <label>
        <span>{t().newMatch.turnLimit}</span>
        <select
          value={props.draft.limit() ?? ''}
          onChange={(event) =>
            props.draft.setLimit(event.currentTarget.value === '' ? undefined : Number(event.currentTarget.value))
          }
        >
          <option value="">
            {String(
              (props.draft.chosen()?.options as { turnLimit?: number } | undefined)?.turnLimit ?? t().newMatch.noLimit,
            )}
          </option>
          <For each={LIMITS}>{(each) => <option value={each}>{each}</option>}</For>
        </select>
      </label>
      <label>
        <span>{t().newMatch.dice}</span>
        <select
          value={props.draft.hand() ? 'hand' : 'thrown'}
          onChange={(event) => props.draft.setHand(event.currentTarget.value === 'hand')}
        >
          <option value="thrown">{t().newMatch.diceThrown}</option>
          <option value="hand">{t().newMatch.diceHand}</option>
        </select>
      </label>
    </div>
    <label class="tick">
      <input
        type="checkbox"
        checked={props.draft.friendly()}
        onChange={(event) => props.draft.setFriendly(event.currentTarget.checked)}
      />
      <span>
        {t().newMatch.friendly} <small>{t().newMatch.friendlyText}</small>
      </span>
    </label>
    <HouseRules draft={props.draft} />
  </fieldset>
);
