/** Cards to choose the ground of a new match from: scenarios of the game, the player's own, and what else there is. */
import { For } from 'solid-js';
import { t } from '../app/settings.js';
import type { KeptScenario } from '../store/scenarios.js';

interface CardProps {
  readonly title: string;
  readonly text: string;
  readonly on: boolean;
  readonly onPick: () => void;
  readonly language?: string | undefined;
}

export const GroundCard = (props: CardProps) => (
  <label class="scenario" classList={{ on: props.on }}>
    <input type="radio" name="ground" checked={props.on} onChange={() => props.onPick()} />
    <b lang={props.language}>{props.title}</b>
    <small lang={props.language}>{props.text}</small>
  </label>
);

interface Props {
  readonly scenarios: readonly { readonly id: string; readonly name: string; readonly story: string }[];
  readonly kept: readonly KeptScenario[] | undefined;
  isOn(kind: 'scenario' | 'kept', id: string): boolean;
  readonly onScenario: (id: string) => void;
  readonly onKept: (id: string) => void;
}

export const ScenarioCards = (props: Props) => (
  <>
    <For each={props.scenarios}>
      {({ id, name, story }) => (
        <GroundCard
          title={name}
          text={story}
          language="en"
          on={props.isOn('scenario', id)}
          onPick={() => props.onScenario(id)}
        />
      )}
    </For>
    <For each={props.kept ?? []}>
      {({ id, scenario }) => (
        <GroundCard
          title={scenario.name}
          text={scenario.story || t().newMatch.ownScenario}
          on={props.isOn('kept', id)}
          onPick={() => props.onKept(id)}
        />
      )}
    </For>
  </>
);
