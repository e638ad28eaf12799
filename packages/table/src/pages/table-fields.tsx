/** Dice and undo of a new match. */
import type { TableDraft } from '../app/table-draft.js';
import { t } from '../app/settings.js';

export const DiceField = (props: { readonly draft: Pick<TableDraft, 'hand' | 'setHand'> }) => (
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
);

export const FriendlyField = (props: { readonly draft: Pick<TableDraft, 'friendly' | 'setFriendly'> }) => (
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
);
