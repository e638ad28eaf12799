/** The ground of a new match: a scenario of the game, one of the player's own, or what else the game has. */
import { For, type ParentProps } from 'solid-js';
import type { Side } from '@five-victories/engine/kernel';
import type { Ground } from '../app/match-draft.js';
import { t } from '../app/settings.js';
import { playScenario } from '../app/play-on.js';
import type { TableDraft } from '../app/table-draft.js';
import { ScenarioCard } from '../briefing/scenario-card.jsx';
import { b } from '../briefing/words/index.js';
import { Link } from '../controls/button.jsx';
import { ownOf, type OwnScenario, type Shelf } from '../editor/scenario.js';
import type { GameId } from '../match/game-ids.js';
import { viewedFrom } from '../match/seats.js';
import { createReady, type Ready } from '../words/ready/ready.js';

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
  readonly draft: Pick<TableDraft, 'kept' | 'seats' | 'setFaults'> & {
    readonly game: GameId;
    ground(): Ground;
    pickScenario(id: string): void;
    pickKept(id: string): void;
    pickGround(is: Other): void;
  };
  readonly shelf: Shelf;
  readonly others: readonly { readonly is: Other; readonly title: string; readonly text: string }[];
}

const isChosen = (now: { readonly is: string; readonly id?: string }, kind: string, id: string | undefined): boolean =>
  now.is === kind && (id === undefined || now.id === id);

/** Its children are what can be done with the ground that is chosen, and what it looks like. */
export const GroundFields = <Other extends string>(props: ParentProps<Props<Other>>) => {
  const isOn = (kind: string, id?: string): boolean => isChosen(props.draft.ground(), kind, id);
  const play = async (scenario: OwnScenario): Promise<void> => {
    props.draft.setFaults(await playScenario(props.draft.game, scenario, props.draft.seats()));
  };
  const ready = createReady(() => props.draft.game);
  const side = (): Side => viewedFrom(props.draft.seats());
  const Card = (card: {
    readonly scenario: OwnScenario;
    readonly on: boolean;
    readonly language?: string;
    readonly told?: Ready['scenarios'][string] | undefined;
    onPick(): void;
  }) => (
    <ScenarioCard
      game={props.draft.game}
      shelf={props.shelf}
      scenario={card.scenario}
      language={card.language}
      told={card.told}
      side={side()}
      chosen={{ name: 'ground', on: card.on, onPick: () => card.onPick() }}
      onPlay={() => void play(card.scenario)}
    />
  );
  return (
    <fieldset>
      <legend>{t().newMatch.terrain}</legend>
      <div class="scenarios">
        <For each={props.shelf.scenarios}>
          {(scenario) => (
            <Card
              scenario={ownOf(scenario)}
              language="en"
              told={ready().scenarios[scenario.id]}
              on={isOn('scenario', scenario.id)}
              onPick={() => props.draft.pickScenario(scenario.id)}
            />
          )}
        </For>
        <For each={props.draft.kept() ?? []}>
          {({ id, scenario }) => (
            <Card scenario={scenario} on={isOn('kept', id)} onPick={() => props.draft.pickKept(id)} />
          )}
        </For>
        <For each={props.others}>
          {({ is, title, text }) => (
            <GroundCard title={title} text={text} on={isOn(is)} onPick={() => props.draft.pickGround(is)} />
          )}
        </For>
      </div>
      <p class="quiet">{b().card.said}</p>
      {props.children}
      <div class="chips">
        <Link class="button" text={t().newMatch.makeScenario} href={`#/editor/${props.draft.game}`} />
      </div>
    </fieldset>
  );
};
