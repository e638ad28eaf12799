/** What can be put on a measured table, and how. */
import { createSignal, For, Show } from 'solid-js';
import { SIDES } from '@five-victories/engine/kernel';
import { TERRAIN, type Terrain } from '@five-victories/engine/tabletop';
import { t } from '../app/settings.js';
import type { Game } from '../art/index.js';
import { valueOf } from '../options/fields.js';
import { o } from '../options/words/index.js';
import type { BoardActs } from './board-acts.js';
import { newSeed } from './chance.js';
import { cleared, SCALES, withFeatures, type ScaleName } from './ground.js';
import { randomGround } from './random-ground.js';
import { WHOLE } from './shapes.js';
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
  const corners = (): number => {
    const tool = props.editor.tool();
    return tool.is === 'draw' ? tool.corners.length : 0;
  };
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
      <Show when={way() !== 'select'}>
        <div class="chips hint">
          <Show when={way() === 'drop'}>
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
          <Show
            when={way() === 'draw'}
            fallback={
              <button type="button" class="small" data-middle onClick={() => props.acts.putInMiddle()}>
                {w().tools.middle}
              </button>
            }
          >
            <button type="button" class="small" data-close onClick={() => props.acts.close()}>
              {w().tools.close}
            </button>
            <button type="button" class="small" onClick={() => props.editor.select()}>
              {w().tools.cancel}
            </button>
          </Show>
          <p role="status">{way() === 'draw' ? w().tools.drawing(corners()) : w().tools.dropping}</p>
        </div>
      </Show>
    </div>
  );
};

export const RandomGround = (props: { readonly editor: Editor }) => {
  const [seed, setSeed] = createSignal(newSeed());
  const make = (number: number): void => {
    setSeed(number);
    const deployment = Number(valueOf(props.editor.edition.options, props.editor.options(), 'deploymentDepth')) * WHOLE;
    const ground = randomGround({ table: props.editor.table(), deployment, seed: number });
    props.editor.choose(undefined);
    props.editor.changeOptions(withFeatures(props.editor.options(), ground));
    props.editor.say(w().said.ground(ground.length));
  };
  const clear = (): void => {
    props.editor.choose(undefined);
    props.editor.changeOptions(cleared(props.editor.options()));
    props.editor.say(w().said.cleared);
  };
  return (
    <details class="random-ground">
      <summary>{w().tools.random}</summary>
      <p class="quiet">{w().tools.replaceSure}</p>
      <div class="chips">
        <label class="length">
          <span>{w().tools.seed}</span>
          <input
            type="number"
            min="0"
            max="999999"
            data-seed
            value={seed()}
            onChange={(event) => make(Math.abs(Math.round(Number(event.currentTarget.value))) % 1_000_000)}
          />
        </label>
        <button type="button" class="small" data-random onClick={() => make(newSeed())}>
          {w().tools.throwAgain}
        </button>
        <button type="button" class="small" data-clear onClick={clear}>
          {w().tools.clear}
        </button>
      </div>
      <small>{w().tools.seedText}</small>
    </details>
  );
};
