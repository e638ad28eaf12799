/** How, against whom and from which side: then the match is sealed and proposed. */
import { createSignal, Show, type JSX } from 'solid-js';
import { SIDES } from '@five-victories/engine/kernel';
import type { HallAnswer } from '@five-victories/server/protocol';
import type { Begun } from '../../app/begin.js';
import { goTo } from '../../app/route.js';
import { botTextOf } from '../../app/opponents.js';
import { settings, t } from '../../app/settings.js';
import { Picker, Tick } from '../../controls/fields.jsx';
import { isFailed, type Failed } from '../api.js';
import type { Me } from '../me.js';
import { ownSide, proposeMatch, type Proposal } from '../propose.js';
import { TIMES } from '../times.js';
import { h, p } from '../words/index.js';
import { Why } from './name-form.jsx';

interface Props {
  readonly hall: HallAnswer;
  readonly me: Me;
  /** What is to be played; asked when it is proposed. */
  begun(): Promise<Begun> | Begun;
  readonly first?: Pick<Begun, 'seats' | 'friendly'>;
  readonly children?: JSX.Element;
}

const opponentName = (opponent: string): string =>
  opponent === 'link' || opponent === 'anybody' ? h().opponents[opponent] : h().bot(botTextOf(opponent));

const sideName = (side: Proposal['side']): string => (side === 'either' ? h().either : t().sides[side]);

/** Against whom, from which side, and how much time. */
const Picks = (props: {
  readonly bots: readonly string[];
  readonly proposal: Proposal;
  change(next: Partial<Proposal>): void;
}) => (
  <>
    <Picker
      text={h().opponent}
      values={['link', 'anybody', ...props.bots]}
      chosen={props.proposal.opponent}
      nameOf={opponentName}
      onPick={(opponent) => props.change({ opponent })}
    />
    <Picker
      text={h().side}
      values={['either', ...SIDES] as const}
      chosen={props.proposal.side}
      nameOf={sideName}
      onPick={(side) => props.change({ side })}
    />
    <Picker
      text={h().time}
      values={TIMES}
      chosen={props.proposal.time}
      nameOf={(time) => h().times[time]}
      onPick={(time) => props.change({ time })}
    />
  </>
);

export const ProposalForm = (props: Props) => {
  const { first } = props;
  const [proposal, setProposal] = createSignal<Proposal>({
    opponent: 'link',
    side: first ? ownSide(first) : 'either',
    time: 'none',
    friendly: first?.friendly ?? settings().friendly,
    rated: false,
  });
  const [failed, setFailed] = createSignal<Failed>();
  const [isUnderWay, setUnderWay] = createSignal(false);
  const isRated = (): boolean => proposal().rated && props.me.kind() !== 'guest';
  const change = (next: Partial<Proposal>): void => void setProposal({ ...proposal(), ...next });
  const make = async (): Promise<void> => {
    setUnderWay(true);
    const answer = await proposeMatch(await props.begun(), { ...proposal(), rated: isRated() });
    setUnderWay(false);
    if (isFailed(answer)) setFailed(answer);
    else goTo({ page: 'hall', id: answer.match.id });
  };
  return (
    <form
      class="proposal"
      onSubmit={(event) => {
        event.preventDefault();
        void make();
      }}
    >
      {props.children}
      <Picks bots={props.hall.bots} proposal={proposal()} change={change} />
      <Tick
        text={h().friendly}
        on={proposal().friendly && !isRated()}
        disabled={isRated()}
        onTick={(friendly) => change({ friendly })}
      />
      <Show when={props.me.kind() !== 'guest'} fallback={<p class="quiet">{p().ratedOnly}</p>}>
        <Tick text={p().rated} on={isRated()} data-rated onTick={(rated) => change({ rated })} />
      </Show>
      <Why failed={failed()} />
      <Show when={props.me.name() !== undefined}>
        <button type="submit" class="primary" disabled={isUnderWay()} data-propose>
          {h().make}
        </button>
      </Show>
    </form>
  );
};
