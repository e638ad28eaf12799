/** Why a bot did what it did last, tried again beside the page while somebody reads. */
import { createEffect, createSignal, on, Show, type Accessor } from 'solid-js';
import { reasonText, type ReasonTold, type ReasonWords } from '@five-victories/words';
import { reasons as german } from '@five-victories/words/de/reasons';
import { reasons as english } from '@five-victories/words/en/reasons';
import type { Choice } from '@five-victories/engine/kernel';
import type { PlayCore } from '../app/play-core.js';
import { settings } from '../app/settings.js';
import { askReason } from '../bot/reason.js';
import type { Considered } from '../bot/talk.js';
import { actorIn } from '../match/actor.js';
import { unitName } from '../words/names.js';

const WORDS: Readonly<Record<'en' | 'de', ReasonWords>> = { en: english, de: german };

interface Known extends ReasonTold {
  readonly of: Considered;
  readonly instead: Choice;
}

/** The newest that there is a reason for; one at a time, and what came meanwhile is not asked for. */
const createReason = (play: PlayCore, isRead: Accessor<boolean>): Accessor<Known | undefined> => {
  const [known, setKnown] = createSignal<Known>();
  let isAsking = false;
  const ask = async (of: Considered): Promise<void> => {
    isAsking = true;
    const reason = await askReason(play.session().book, of);
    isAsking = false;
    if (reason) setKnown({ ...reason, of });
    const newest = play.bots.thought();
    if (newest && newest !== of && isRead()) void ask(newest);
  };
  createEffect(
    on([play.bots.thought, isRead], ([thought, read]) => {
      if (thought && read && !isAsking) void ask(thought);
    }),
  );
  return known;
};

interface Props {
  readonly play: PlayCore;
  /** Somebody has opened it. */
  readonly isRead: boolean;
}

export const BotReason = (props: Props) => {
  const known = createReason(props.play, () => props.isRead);
  const titled = ({ match, choice }: Considered): string => {
    const unit = actorIn(match, choice);
    const title = props.play.session().book.titleOf(match, choice);
    return unit === undefined ? title : `${unitName(match, unit)}: ${title}`;
  };
  return (
    <Show when={known()}>
      {(reason) => (
        <p class="reason">
          <b>{titled(reason().of)}.</b>{' '}
          {reasonText(
            WORDS[settings().language],
            reason().of.match,
            reason(),
            props.play.session().book.titleOf(reason().of.match, reason().instead),
          )}
        </p>
      )}
    </Show>
  );
};
