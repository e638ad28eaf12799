/** The decision panel of a measured game: what happened, the answer being put together, and what the engine suggests. */
import { createMemo, Show } from 'solid-js';
import { refusal, type Choice } from '@five-victories/engine/kernel';
import { unitOf } from '@five-victories/engine/tabletop';
import { DecisionPanel } from '../../panel/decision-panel.jsx';
import { Refused } from '../../panel/forms/refused.jsx';
import { Making } from '../../panel/making.jsx';
import { Suggestions, type Menu } from '../../panel/suggestions.jsx';
import { UnitEntry } from '../../panel/unit-entry.jsx';
import { unitName } from '../../words/names.js';
import { bestShotText } from '../fire/best-shot.js';
import type { MeasuredChoice } from '../decisions.js';
import type { Desk } from '../maker.js';
import type { MeasuredPlay } from '../play.js';
import { askSentence, phaseWord } from '../words/asks.js';
import { m } from '../words/index.js';
import { unitKind } from '../words/names.js';
import { GroupPart } from '../group/group-part.jsx';
import { Happened } from './happened.jsx';
import { MeasuredOption } from './measured-option.jsx';
import { UnitCard } from './unit-card.jsx';

interface Props {
  readonly play: MeasuredPlay;
  readonly menu: Menu<MeasuredChoice>;
  /** Acts a lesson waits for. */
  readonly hinted: readonly string[];
  onLook(choice: Choice | undefined): void;
}

const Suggested = (props: Props & { readonly desk: Desk }) => {
  const match = () => props.play.real();
  return (
    <Suggestions
      menu={props.menu}
      isHinted={(choice) => props.hinted.includes(choice.do)}
      unit={(id, listed) => (
        <UnitEntry {...listed} unit={id} name={unitName(match(), id)} kind={unitKind(match(), unitOf(match(), id))}>
          <Show when={bestShotText(match(), id)}>{(text) => <small>{text()}</small>}</Show>
        </UnitEntry>
      )}
      option={(choice, listed) => {
        // Of the desk it was listed for: a list that rests knows nothing of the unit in hand.
        const { desk } = props;
        return <MeasuredOption {...listed} desk={desk} choice={choice} onLook={(looked) => props.onLook(looked)} />;
      }}
    />
  );
};

/** Why a phase of movement cannot end yet, where it cannot. */
const NotYet = (props: { readonly play: MeasuredPlay; readonly desk: Desk }) => {
  const why = createMemo(() => {
    const { match } = props.desk;
    const isOpen = match.decision?.kind === 'activity' && match.decision.options.every((option) => option.do !== 'end');
    return isOpen ? refusal(match, { do: 'end' }) : undefined;
  });
  return (
    <Show when={why()}>{(wrong) => <Refused play={props.play} refusals={[wrong()]} title={m().page.notYet} />}</Show>
  );
};

export const MeasuredPanel = (props: Props) => {
  const calm = () => props.play.calm;
  /** Of those who only react, and of whoever they react to, the card can wait. */
  const subject = createMemo(() => {
    const [work, held] = [calm().work(), calm().held()];
    return work && held === undefined ? work.maker.subject?.(work.desk()) : undefined;
  });
  const Card = (card: { readonly unit: string | undefined }) => (
    <Show when={card.unit}>{(unit) => <UnitCard match={calm().match()} unit={unit()} />}</Show>
  );
  return (
    <DecisionPanel
      play={props.play}
      ask={((desk) => (desk ? askSentence(desk.match, desk.asked) : ''))(calm().desk())}
      phase={phaseWord(props.play.real(), props.play.real().state.phase)}
      told={props.play.news().lines.map(({ text }) => text)}
      before={
        <>
          <Show when={calm().held() === undefined}>
            <Happened lines={props.play.news().lines} />
          </Show>
          <Show when={calm().desk()}>{(desk) => <NotYet play={props.play} desk={desk()} />}</Show>
          <GroupPart play={props.play} />
          <Show when={props.play.group.members().length === 0}>
            <Card unit={subject() ? undefined : (calm().held() ?? calm().desk()?.unit)} />
          </Show>
        </>
      }
      making={
        <>
          <Show when={props.play.group.members().length === 0 && calm().work()} keyed>
            {(work) => (
              <Making
                play={props.play}
                work={work}
                draft={calm().draft()}
                choices={calm().choices()}
                giving={m().page.give}
              />
            )}
          </Show>
          <Card unit={subject()} />
        </>
      }
      options={
        <Show when={(calm().work()?.maker.listed ?? true) && calm().desk()}>
          {(desk) => <Suggested {...props} desk={desk()} />}
        </Show>
      }
      looked={<Card unit={calm().held()} />}
    />
  );
};
