/** Why a bot did what it did last, tried again beside the page while somebody reads. */
import { createEffect, createSignal, on, Show, type Accessor } from 'solid-js';
import type { Reason } from '@five-victories/bots';
import { reasonText, type ReasonWords } from '@five-victories/words';
import { reasons as german } from '@five-victories/words/de/reasons';
import { reasons as english } from '@five-victories/words/en/reasons';
import type { PlayCore } from '../app/play-core.js';
import { settings } from '../app/settings.js';
import { askReason } from '../bot/reason.js';
import type { Considered } from '../bot/talk.js';
import { actorIn } from '../match/actor.js';
import { unitName } from '../words/names.js';

const WORDS: Readonly<Record<'en' | 'de', ReasonWords>> = { en: english, de: german };

interface Known extends Reason {
  readonly of: Considered;
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

/** An answer by whom it is of. */
export const titled = (play: PlayCore, { match, choice }: Pick<Considered, 'match' | 'choice'>): string => {
  const unit = actorIn(match, choice);
  const title = play.session().book.titleOf(match, choice);
  return unit === undefined ? title : `${unitName(match, unit)}: ${title}`;
};

/** Why, in a sentence. */
export const reasonIn = (play: PlayCore, match: Considered['match'], reason: Reason): string => {
  const instead = play.session().book.titleOf(match, reason.instead);
  return reasonText(WORDS[settings().language], match, reason, instead);
};

interface Props {
  readonly play: PlayCore;
  /** Somebody has opened it. */
  readonly isRead: boolean;
}

export const BotReason = (props: Props) => {
  const known = createReason(props.play, () => props.isRead);
  return (
    <Show when={known()}>
      {(reason) => (
        <p class="reason">
          <b>{titled(props.play, reason().of)}.</b> {reasonIn(props.play, reason().of.match, reason())}
        </p>
      )}
    </Show>
  );
};
