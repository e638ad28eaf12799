/** The page of a new match around the fields of its game. */
import type { JSX } from 'solid-js';
import type { Fault } from '@five-victories/engine/kernel';
import { t } from '../app/settings.js';
import { Button } from '../controls/button.jsx';
import type { GameId } from '../match/game-ids.js';
import { RulesPanel } from '../panel/rules-panel.jsx';
import { Frame } from './frame.jsx';
import { Problems } from './problems.jsx';

interface Props {
  readonly game: GameId;
  readonly faults: readonly Fault[];
  readonly textOf: (fault: Fault) => string;
  readonly onBegin: () => Promise<void>;
  readonly children: JSX.Element;
}

export const NewMatchForm = (props: Props) => {
  const title = (): string => t().newMatch.title(t().front.games[props.game].title);
  return (
    <Frame title={title()} class="new-match">
      <h1>{title()}</h1>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void props.onBegin();
        }}
      >
        <Button class="skip" text={t().newMatch.beginAtOnce} onClick={() => void props.onBegin()} />
        {props.children}
        <Problems faults={props.faults} textOf={props.textOf} />
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
