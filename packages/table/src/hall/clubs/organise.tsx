/** What an organiser does: begins rounds, sets times, decides, removes, ends. */
import { createSignal, For, Index, Show } from 'solid-js';
import { MEETING_RESULTS, type Act, type MeetingResult, type MeetingShown, type TournamentAnswer } from '@five-victories/server/protocol'; // prettier-ignore
import { Button } from '../../controls/button.jsx';
import { Field, Picker } from '../../controls/fields.jsx';
import { createTold } from '../people/form.js';
import { Why } from '../pages/name-form.jsx';
import { c } from '../words/index.js';
import { actIn } from './api.js';
import { fieldOf, timeIn } from './dates.js';
import { isBye } from './said.js';

interface Props {
  readonly seen: TournamentAnswer;
  onSeen(seen: TournamentAnswer): void;
}

interface ActProps extends Props {
  act(act: Act): void;
}

const current = ({ schedule }: TournamentAnswer): readonly MeetingShown[] => schedule[0]?.meetings ?? [];

/** A draw decides nothing in a knock-out. */
const isOpen = ({ result }: MeetingShown, { kind }: TournamentAnswer): boolean =>
  result === undefined || (kind === 'knockOut' && result === 'drawn');

const openIn = (seen: TournamentAnswer): number => current(seen).filter((meeting) => isOpen(meeting, seen)).length;

const Start = (props: ActProps) => {
  const next = () => props.seen.round + 1;
  const isLast = (): boolean => props.seen.status === 'playing' && props.seen.round >= props.seen.rounds;
  return (
    <Show when={!isLast()}>
      <Show when={openIn(props.seen) === 0} fallback={<p class="quiet">{c().notYet(openIn(props.seen))}</p>}>
        <Button
          class="primary"
          text={c().start(next())}
          data-start
          onClick={() => confirm(c().startSure(next())) && props.act({ act: 'start' })}
        />
      </Show>
    </Show>
  );
};

/** A time that is set, or none. */
const Time = (props: {
  readonly text: string;
  readonly none: string;
  readonly at: number | undefined;
  readonly name: string;
  onSet(at: number | undefined): void;
}) => {
  const [field, setField] = createSignal<string>();
  const shown = () => field() ?? (props.at === undefined ? '' : fieldOf(props.at));
  return (
    <form
      class="row"
      onSubmit={(event) => {
        event.preventDefault();
        props.onSet(timeIn(shown()));
      }}
    >
      <Field
        text={props.text}
        type="datetime-local"
        name={props.name}
        value={shown()}
        onInput={({ currentTarget: { value } }) => setField(value)}
      />
      <button type="submit">{c().dateDo}</button>
      <Show when={props.at !== undefined}>
        <Button
          text={props.none}
          onClick={() => {
            setField('');
            props.onSet(undefined);
          }}
        />
      </Show>
    </form>
  );
};

const Decide = (props: ActProps & { readonly meeting: MeetingShown }) => {
  const [result, setResult] = createSignal<MeetingResult>('south');
  const at = () => ({ round: props.seen.round, board: props.meeting.board });
  const mayRepeat = (): boolean =>
    props.seen.status === 'playing' && props.meeting.state !== 'opening' && props.meeting.state !== 'playing';
  return (
    <li data-decide={props.meeting.board}>
      <form
        class="row"
        onSubmit={(event) => {
          event.preventDefault();
          props.act({ act: 'decide', ...at(), result: result() });
        }}
      >
        <Picker
          text={`${c().decideBoard(props.meeting.board)}: ${c().against(props.meeting.south!, props.meeting.north!)}`}
          values={MEETING_RESULTS}
          chosen={result()}
          nameOf={(each) => c().results[each]}
          onPick={(each) => setResult(each)}
        />
        <button type="submit">{c().decide}</button>
        <Show when={mayRepeat()}>
          <Button text={c().playAgain} onClick={() => props.act({ act: 'again', ...at() })} />
        </Show>
      </form>
    </li>
  );
};

const Decisions = (props: ActProps) => (
  <Show when={current(props.seen).some((meeting) => !isBye(meeting))}>
    <details data-decisions>
      <summary>{c().decide}</summary>
      <ul class="plain">
        {/* By place: what is being chosen stays when the hall tells anew. */}
        <Index each={current(props.seen).filter((meeting) => !isBye(meeting))}>
          {(meeting) => <Decide {...props} meeting={meeting()} />}
        </Index>
      </ul>
    </details>
  </Show>
);

const Removals = (props: ActProps) => (
  <details data-removals>
    <summary>{c().remove}</summary>
    <ul class="matches">
      <For each={props.seen.places.filter(({ isGone }) => !isGone)}>
        {({ name }) => (
          <li>
            <span class="what">
              <b>{name}</b>
            </span>
            <Button
              class="small"
              text={c().remove}
              aria-label={`${c().remove}: ${name}`}
              onClick={() => confirm(c().removeSure(name)) && props.act({ act: 'remove', player: name })}
            />
          </li>
        )}
      </For>
    </ul>
  </details>
);

export const Organise = (props: Props) => {
  const { failed, told } = createTold<TournamentAnswer>((seen) => props.onSeen(seen));
  const act = (given: Act): void => void told(actIn(props.seen.id, given));
  const all = () => ({ ...props, act });
  const isGoing = (): boolean => props.seen.status !== 'over';
  return (
    <section class="hall-slip" aria-labelledby="organise" data-organise>
      <h2 id="organise">{c().organise}</h2>
      <Show when={isGoing()}>
        <Start {...all()} />
        <Time
          text={c().date}
          none={c().dateNone}
          name="next"
          at={props.seen.next}
          onSet={(at) => act({ act: 'date', at })}
        />
        <Show when={props.seen.status === 'playing'}>
          <Time
            text={c().untilField}
            none={c().untilNone}
            name="until"
            at={props.seen.schedule[0]?.until}
            onSet={(at) => act({ act: 'until', at })}
          />
        </Show>
      </Show>
      <Decisions {...all()} />
      <Show when={isGoing()}>
        <Removals {...all()} />
        <p>
          <Button class="small" text={c().end} onClick={() => confirm(c().endSure) && act({ act: 'end' })} data-end />
        </p>
      </Show>
      <Why failed={failed()} />
    </section>
  );
};
