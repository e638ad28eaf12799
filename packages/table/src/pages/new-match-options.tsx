/** Options and house rules of a new match. */
import '../style/options.css';
import type { Switch } from '@five-victories/engine/kernel';
import { t } from '../app/settings.js';
import type { TableDraft } from '../app/table-draft.js';
import { Picker, Tick } from '../controls/fields.jsx';
import type { Options } from '../options/fields.js';
import { OptionForm, type Optioned } from '../options/option-form.jsx';
import { switchesIn, withSwitches } from '../options/switches.js';
import { HouseRules } from './house-rules.jsx';

interface Props {
  readonly draft: Pick<TableDraft, 'hand' | 'setHand' | 'friendly' | 'setFriendly'> & {
    options(): Options;
    change(options: Options): void;
  };
  readonly edition: Optioned & { readonly switches: Readonly<Record<string, Switch>> };
  /** Options that are chosen elsewhere. */
  readonly leave: readonly string[];
  typeName(type: string): string;
}

export const OptionFields = (props: Props) => (
  <fieldset>
    <legend>{t().newMatch.options}</legend>
    <div class="two">
      <Picker
        text={t().newMatch.dice}
        values={[false, true]}
        chosen={props.draft.hand()}
        nameOf={(hand) => (hand ? t().newMatch.diceHand : t().newMatch.diceThrown)}
        onPick={(hand) => props.draft.setHand(hand)}
      />
    </div>
    <Tick
      text={
        <>
          {t().newMatch.friendly} <small>{t().newMatch.friendlyText}</small>
        </>
      }
      on={props.draft.friendly()}
      onTick={(on) => props.draft.setFriendly(on)}
    />
    <OptionForm
      edition={props.edition}
      options={props.draft.options()}
      leave={props.leave}
      typeName={(type) => props.typeName(type)}
      onChange={(options) => props.draft.change(options)}
    />
    <HouseRules
      switches={props.edition.switches}
      chosen={switchesIn(props.draft.options())}
      onChange={(chosen) => props.draft.change(withSwitches(props.draft.options(), chosen))}
    />
  </fieldset>
);
