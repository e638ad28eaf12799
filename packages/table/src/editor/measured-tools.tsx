/** What can be put on a measured table, and how. */
import { createSignal, For, Match, Show, Switch } from 'solid-js';
import { SIDES } from '@five-victories/engine/kernel';
import { TERRAIN, type Terrain } from '@five-victories/engine/tabletop';
import { t } from '../app/settings.js';
import type { Game } from '../art/index.js';
import { Button, Chip } from '../controls/button.jsx';
import { o } from '../options/words/index.js';
import type { BoardActs } from './board-acts.js';
import { SCALES, type ScaleName } from './ground.js';
import type { Editor } from './state.js';
import { GroundChip } from './terrain-swatch.jsx';
import { w } from './words/index.js';

interface Props {
  readonly editor: Editor;
  readonly acts: BoardActs;
  readonly inches: boolean;
  /** Whoever picks a tool goes on at the board. */
  onPick(): void;
}

const WAYS = ['select', 'drop', 'draw'] as const;
type Way = (typeof WAYS)[number];

/** What the tool in hand does, and what there is to choose about it. Always there, so that the board keeps its place. */
const Hint = (props: Props) => {
  const tool = () => props.editor.tool();
  const text = (): string => {
    const now = tool();
    if (now.is === 'select') return w().tools.selecting;
    return now.is === 'draw' ? w().tools.drawing(now.corners.length) : w().tools.dropping;
  };
  const keys = (): string => {
    const { is } = tool();
    return w().tools.keys[is === 'goal' ? 'drop' : is];
  };
  const corners = (): number => ((now) => (now.is === 'draw' ? now.corners.length : 0))(tool());
  return (
    <div class="chips hint">
      <Show when={tool().is === 'drop'}>
        <For each={Object.keys(SCALES) as ScaleName[]}>
          {(name) => (
            <Chip
              text={w().tools.sizes[name]}
              on={props.editor.scale() === name}
              aria-label={`${w().tools.size}: ${w().tools.sizes[name]}`}
              onClick={() => props.editor.setScale(name)}
            />
          )}
        </For>
      </Show>
      <Switch>
        <Match when={tool().is === 'draw'}>
          <Button class="small" text={w().tools.close} data-close onClick={() => props.acts.close()} />
          <Button
            class="small"
            text={w().tools.cornerBack}
            disabled={corners() === 0}
            onClick={() => props.acts.takeCornerBack()}
          />
          <Button class="small" text={w().tools.cancel} onClick={() => props.editor.select()} />
        </Match>
        <Match when={tool().is !== 'select'}>
          <Button class="small" text={w().tools.middle} data-middle onClick={() => props.acts.putInMiddle()} />
        </Match>
      </Switch>
      <p role="status">
        {text()} <span class="for-keys">{keys()}</span>
      </p>
    </div>
  );
};

export const MeasuredTools = (props: Props) => {
  const [kind, setKind] = createSignal<Terrain>('wood');
  const way = (): Way | 'goal' => props.editor.tool().is;
  const pick = (next: Way, type: Terrain): void => {
    setKind(type);
    props.editor.setTool(
      next === 'select' ? { is: 'select' } : next === 'drop' ? { is: 'drop', type } : { is: 'draw', type, corners: [] },
    );
    props.onPick();
  };
  const pickKind = (type: Terrain): void => pick(way() === 'draw' ? 'draw' : 'drop', type);
  return (
    <div class="tools-bar">
      <div class="chips" role="group" aria-label={w().tools.title}>
        <For each={WAYS}>
          {(name) => (
            <Chip text={w().tools[name]} on={way() === name} data-way={name} onClick={() => pick(name, kind())} />
          )}
        </For>
        <For each={SIDES}>
          {(side) => (
            <Chip
              text={w().tools.goal(t().sides[side])}
              on={((tool) => tool.is === 'goal' && tool.side === side)(props.editor.tool())}
              data-goal={side}
              onClick={() => {
                props.editor.setTool({ is: 'goal', side });
                props.onPick();
              }}
            />
          )}
        </For>
        <Chip
          text={w().tools.snap(props.inches ? o().measures.inches : o().measures.centimetres)}
          on={props.editor.snap()}
          onClick={() => props.editor.setSnap(!props.editor.snap())}
        />
      </div>
      <div class="chips" role="group" aria-label={w().tools.terrain}>
        <For each={TERRAIN}>
          {(type) => (
            <GroundChip
              text={w().terrain[type]}
              type={type}
              game={props.editor.edition.id as Game}
              on={(way() === 'drop' || way() === 'draw') && kind() === type}
              data-kind={type}
              onClick={() => pickKind(type)}
            />
          )}
        </For>
      </div>
      <Hint {...props} />
    </div>
  );
};
