/** A new match of a measured game: ground, armies, players, options, house rules. */
import '../../style/options.css';
import { t } from '../../app/settings.js';
import type { MeasuredGame } from '../../match/game-ids.js';
import { OptionForm } from '../../options/option-form.jsx';
import { Frame } from '../../pages/frame.jsx';
import { HouseRules } from '../../pages/house-rules.jsx';
import { PlayerFields } from '../../pages/new-match-sides.jsx';
import { Problems } from '../../pages/problems.jsx';
import { DiceField, FriendlyField } from '../../pages/table-fields.jsx';
import { RulesPanel } from '../../panel/rules-panel.jsx';
import { armyFaultText } from '../armies/fault-text.js';
import { ArmyFields, THROWS } from './army-fields.jsx';
import { typeName } from '../words/names.js';
import { createMeasuredDraft, type MeasuredDraft } from './draft.js';
import { GroundFields } from './ground-fields.jsx';

/** Chosen with the armies. */
const ELSEWHERE = ['armySource', 'armyPreset', THROWS];

const chosenIn = (draft: MeasuredDraft): ReadonlySet<string> =>
  new Set(
    Object.entries((draft.options()['houseRules'] ?? {}) as Record<string, boolean>).flatMap(([name, on]) =>
      on ? [name] : [],
    ),
  );

const OptionFields = (props: { readonly draft: MeasuredDraft }) => {
  const choose = (chosen: ReadonlySet<string>): void => {
    const { houseRules: _before, ...rest } = props.draft.options();
    const houseRules = Object.fromEntries([...chosen].map((name) => [name, true]));
    props.draft.change(chosen.size > 0 ? { ...rest, houseRules } : rest);
  };
  return (
    <fieldset>
      <legend>{t().newMatch.options}</legend>
      <div class="two">
        <DiceField draft={props.draft} />
      </div>
      <FriendlyField draft={props.draft} />
      <OptionForm
        edition={props.draft.edition}
        options={props.draft.options()}
        leave={ELSEWHERE}
        typeName={(type) => typeName({ rules: props.draft.edition }, type)}
        onChange={(options) => props.draft.change(options)}
      />
      <HouseRules switches={props.draft.edition.switches} chosen={chosenIn(props.draft)} onChange={choose} />
    </fieldset>
  );
};

interface Props {
  readonly game: MeasuredGame;
  /** One of the player's own that is wanted. */
  readonly scenario?: string | undefined;
}

export const MeasuredNewMatch = (props: Props) => {
  const draft = createMeasuredDraft(props.game, () => props.scenario);
  return (
    <Frame title={t().newMatch.title(t().front.games[props.game].title)} class="new-match">
      <h1>{t().newMatch.title(t().front.games[props.game].title)}</h1>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void draft.begin();
        }}
      >
        <GroundFields draft={draft} />
        <ArmyFields draft={draft} />
        <PlayerFields draft={draft} />
        <OptionFields draft={draft} />
        <Problems faults={draft.faults()} textOf={armyFaultText} />
        <p class="sticky">
          <button type="submit" class="primary large">
            {t().newMatch.begin}
          </button>
        </p>
      </form>
      <RulesPanel game={props.game} />
    </Frame>
  );
};
