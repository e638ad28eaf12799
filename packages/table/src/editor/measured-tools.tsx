/** What can be put on a measured table, and how. */
import { createSignal, For, Match, Show, Switch } from 'solid-js';
import { SIDES } from '@five-victories/engine/kernel';
import { TERRAIN, type Terrain } from '@five-victories/engine/tabletop';
import { t } from '../app/settings.js';
import type { Game } from '../art/index.js';
import { o } from '../options/words/index.js';
import type { BoardActs } from './board-acts.js';
import { SCALES, type ScaleName } from './ground.js';
import type { Editor } from './state.js';
import { TerrainSwatch } from './terrain-swatch.jsx';
import { w } from './words/index.js';

interface Props {
  readonly editor: Editor;
  readonly acts: BoardActs;
  readonly inches: boolean;
  /** Whoever picks a tool goes on at the board. */
  onPick(): void;
}

type Way = 'select' | 'drop' | 'draw';

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
            <button
              type="button"
              class="chip"
              aria-label={`${w().tools.size}: ${w().tools.sizes[name]}`}
              aria-pressed={props.editor.scale() === name}
              onClick={() => props.editor.setScale(name)}
            >
              {w().tools.sizes[name]}
            </button>
          )}
        </For>
      </Show>
      <Switch>
        <Match when={tool().is === 'draw'}>
          <button type="button" class="small" data-close onClick={() => props.acts.close()}>
            {w().tools.close}
          </button>
          <button type="button" class="small" disabled={corners() === 0} onClick={() => props.acts.takeCornerBack()}>
            {w().tools.cornerBack}
          </button>
          <button type="button" class="small" onClick={() => props.editor.select()}>
            {w().tools.cancel}
          </button>
        </Match>
        <Match when={tool().is !== 'select'}>
          <button type="button" class="small" data-middle onClick={() => props.acts.putInMiddle()}>
            {w().tools.middle}
          </button>
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
  const ways = (): readonly (readonly [Way, string])[] => [
    ['select', w().tools.select],
    ['drop', w().tools.drop],
    ['draw', w().tools.draw],
  ];
  return (
    <div class="tools-bar">
      <div class="chips" role="group" aria-label={w().tools.title}>
        <For each={ways()}>
          {([name, text]) => (
            <button
              type="button"
              class="chip"
              data-way={name}
              aria-pressed={way() === name}
              onClick={() => pick(name, kind())}
            >
              {text}
            </button>
          )}
        </For>
        <For each={SIDES}>
          {(side) => (
            <button
              type="button"
              class="chip"
              data-goal={side}
              aria-pressed={((tool) => tool.is === 'goal' && tool.side === side)(props.editor.tool())}
              onClick={() => {
                props.editor.setTool({ is: 'goal', side });
                props.onPick();
              }}
            >
              {w().tools.goal(t().sides[side])}
            </button>
          )}
        </For>
        <button
          type="button"
          class="chip"
          aria-pressed={props.editor.snap()}
          onClick={() => props.editor.setSnap(!props.editor.snap())}
        >
          {w().tools.snap(props.inches ? o().measures.inches : o().measures.centimetres)}
        </button>
      </div>
      <div class="chips" role="group" aria-label={w().tools.terrain}>
        <For each={TERRAIN}>
          {(type) => (
            <button
              type="button"
              class="chip"
              data-kind={type}
              aria-pressed={(way() === 'drop' || way() === 'draw') && kind() === type}
              onClick={() => pickKind(type)}
            >
              <TerrainSwatch type={type} game={props.editor.edition.id as Game} />
              {w().terrain[type]}
            </button>
          )}
        </For>
      </div>
      <Hint {...props} />
    </div>
  );
};
