/** Who meets whom, round by round; of a knock-out, the bracket. */
import { For, Index, Show } from 'solid-js';
import type { MeetingShown, RoundShown, TournamentAnswer } from '@five-victories/server/protocol';
import { t } from '../../app/settings.js';
import { Link } from '../../controls/button.jsx';
import { c } from '../words/index.js';
import { endText, isBye } from './said.js';

const pairText = ({ south, north }: MeetingShown): string => {
  if (south !== undefined && north !== undefined) return c().against(south, north);
  return south === undefined ? c().empty : c().byeOf(south);
};

interface MeetingProps {
  readonly seen: TournamentAnswer;
  readonly meeting: MeetingShown;
}

const Meeting = (props: MeetingProps) => (
  <li data-board={props.meeting.board}>
    <span class="what">
      <b>{pairText(props.meeting)}</b>
      <small>
        {isBye(props.meeting) ? '' : endText(props.meeting, props.seen.kind)}
        {props.meeting.isAgain ? ` · ${c().again}` : ''}
      </small>
    </span>
    <Show when={props.meeting.match}>
      {(match) => (
        <Link
          class="button small"
          text={c().toMatch}
          aria-label={`${c().toMatch}: ${pairText(props.meeting)}`}
          href={`#/hall/${match()}`}
        />
      )}
    </Show>
  </li>
);

const Round = (props: { readonly seen: TournamentAnswer; readonly round: RoundShown }) => (
  <details open={props.round.round === props.seen.round} data-round={props.round.round}>
    <summary>
      {c().round(props.round.round)}: {props.round.ground}
      <Show when={props.round.round === props.seen.round && props.round.until}>
        {(until) => ` · ${c().until(t().date(until()))}`}
      </Show>
    </summary>
    <ul class="matches">
      <Index each={props.round.meetings}>{(meeting) => <Meeting seen={props.seen} meeting={meeting()} />}</Index>
    </ul>
  </details>
);

const Slot = (props: { readonly name: string | undefined; readonly isWinner: boolean }) => (
  <span classList={{ won: props.isWinner }}>
    {props.name ?? '–'}
    {props.isWinner ? ' ✓' : ''}
  </span>
);

/** One column a round; who has won is marked in words for those who do not see it. */
export const Bracket = (props: { readonly seen: TournamentAnswer }) => (
  <div class="scrolls" tabindex="0" role="group" aria-label={c().kinds.knockOut}>
    <ol class="bracket" data-bracket>
      <For each={[...props.seen.schedule].reverse()}>
        {(round) => (
          <li aria-label={c().round(round.round)}>
            <For each={round.meetings}>
              {(meeting) => (
                <p title={endText(meeting, props.seen.kind)}>
                  <Slot name={meeting.south} isWinner={meeting.result === 'south'} />
                  <Slot name={meeting.north} isWinner={meeting.result === 'north'} />
                </p>
              )}
            </For>
          </li>
        )}
      </For>
    </ol>
  </div>
);

export const Rounds = (props: { readonly seen: TournamentAnswer }) => (
  <section aria-label={c().rounds(props.seen.rounds)} class="rounds">
    {/* By place: what somebody has unfolded stays so when the hall tells anew. */}
    <Index each={props.seen.schedule}>{(round) => <Round seen={props.seen} round={round()} />}</Index>
  </section>
);
