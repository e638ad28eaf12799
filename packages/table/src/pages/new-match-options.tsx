/** Options and house rules of a new match. */
import { For } from 'solid-js';
import { QUALITIES, SETUPS, type Draft } from '../app/draft.js';
import { t } from '../app/settings.js';
import { HouseRules } from './house-rules.jsx';
import { DiceField, FriendlyField } from './table-fields.jsx';

const LIMITS = [6, 8, 10, 12, 15, 20];

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
      <DiceField draft={props.draft} />
    </div>
    <FriendlyField draft={props.draft} />
    <HouseRules
      switches={props.draft.edition().switches}
      chosen={props.draft.house()}
      onChange={(chosen) => props.draft.setHouse(chosen)}
    />
  </fieldset>
);
