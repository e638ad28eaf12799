/** The ground of a new match: a scenario of the game, one of the player's own, or what else the game has. */
import { For, type ParentProps } from 'solid-js';
import type { Ground } from '../app/match-draft.js';
import { t } from '../app/settings.js';
import type { TableDraft } from '../app/table-draft.js';
import { Link } from '../controls/button.jsx';
import type { GameId } from '../match/game-ids.js';

interface CardProps {
  readonly title: string;
  readonly text: string;
  readonly on: boolean;
  readonly onPick: () => void;
  readonly language?: string | undefined;
}

const GroundCard = (props: CardProps) => (
  <label class="scenario" classList={{ on: props.on }}>
    <input type="radio" name="ground" checked={props.on} onChange={() => props.onPick()} />
    <b lang={props.language}>{props.title}</b>
    <small lang={props.language}>{props.text}</small>
  </label>
);

interface Props<Other extends string> {
  readonly draft: Pick<TableDraft, 'kept'> & {
    readonly game: GameId;
    ground(): Ground;
    pickScenario(id: string): void;
    pickKept(id: string): void;
    pickGround(is: Other): void;
  };
  readonly scenarios: readonly { readonly id: string; readonly name: string; readonly story: string }[];
  readonly others: readonly { readonly is: Other; readonly title: string; readonly text: string }[];
}

/** Its children are what can be done with the ground that is chosen, and what it looks like. */
export const GroundFields = <Other extends string>(props: ParentProps<Props<Other>>) => {
  const isOn = (kind: string, id?: string): boolean => {
    const now = props.draft.ground();
    return now.is === kind && (id === undefined || ('id' in now && now.id === id));
  };
  return (
    <fieldset>
      <legend>{t().newMatch.terrain}</legend>
      <div class="scenarios">
        <For each={props.scenarios}>
          {({ id, name, story }) => (
            <GroundCard
              title={name}
              text={story}
              language="en"
              on={isOn('scenario', id)}
              onPick={() => props.draft.pickScenario(id)}
            />
          )}
        </For>
        <For each={props.draft.kept() ?? []}>
          {({ id, scenario }) => (
            <GroundCard
              title={scenario.name}
              text={scenario.story || t().newMatch.ownScenario}
              on={isOn('kept', id)}
              onPick={() => props.draft.pickKept(id)}
            />
          )}
        </For>
        <For each={props.others}>
          {({ is, title, text }) => (
            <GroundCard title={title} text={text} on={isOn(is)} onPick={() => props.draft.pickGround(is)} />
          )}
        </For>
      </div>
      {props.children}
      <div class="chips">
        <Link class="button" text={t().newMatch.makeScenario} href={`#/editor/${props.draft.game}`} />
      </div>
    </fieldset>
  );
};
