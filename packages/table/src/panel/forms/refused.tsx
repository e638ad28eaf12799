/** What the engine has against an answer. */
import type { Refusal } from '@five-victories/engine/kernel';
import type { PlayCore } from '../../app/play-core.js';
import { ReasonBox } from '../reasons.jsx';

interface Props {
  readonly play: PlayCore;
  readonly refusals: readonly Refusal[];
  readonly title?: string;
}

export const Refused = (props: Props) => (
  <ReasonBox
    role="alert"
    title={props.title}
    reasons={props.refusals.map((refusal) => ({
      text: props.play.session().book.reasonOf(props.play.real(), refusal),
      rule: refusal.rule,
    }))}
  />
);
