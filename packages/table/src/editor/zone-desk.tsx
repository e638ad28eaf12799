/** Drawing the ground of a zone game: a brush for the pointer, and every zone in exact fields. */
import { createSignal, For, Show } from 'solid-js';
import { SIDES } from '@five-victories/engine/kernel';
import type { Terrain as AnyTerrain } from '@five-victories/engine/tabletop';
import { TERRAIN } from '@five-victories/engine/zonal';
import { below } from '../app/chance.js';
import { t } from '../app/settings.js';
import type { Game } from '../art/index.js';
import { Button } from '../controls/button.jsx';
import { Tick } from '../controls/fields.jsx';
import { randomTerrain } from '../match/random-terrain.js';
import { FaultList } from './fault-list.jsx';
import { CountField } from './length-field.jsx';
import type { Editor } from './state.js';
import { GroundChip } from './terrain-swatch.jsx';
import { w } from './words/index.js';
import { columnsOf, reservesOf, ZoneBoard, type Brush } from './zone-board.jsx';
import { zonePlace, zoneWords } from './zone-words.js';
import {
  cleared,
  DIRECTIONS,
  hasEdge,
  neighbour,
  pointsAt,
  terrainAt,
  toggledEdge,
  toggledTerrain,
  withGround,
  withPoints,
} from './zones.js';

interface Props {
  readonly editor: Editor;
}

const POINTS = 1;

const isSame = (a: Brush, b: Brush): boolean => JSON.stringify(a) === JSON.stringify(b);

const swatchOf = (brush: Brush): AnyTerrain | undefined => {
  if (brush.is === 'terrain') return brush.type;
  return brush.is === 'edge' ? 'escarpment' : undefined;
};

interface BrushesProps {
  readonly brush: Brush;
  readonly game: Game;
  readonly onPick: (brush: Brush) => void;
}

const Brushes = (props: BrushesProps) => {
  const BrushChip = (chip: { readonly brush: Brush; readonly text: string }) => (
    <GroundChip
      text={chip.text}
      type={swatchOf(chip.brush)}
      game={props.game}
      on={isSame(chip.brush, props.brush)}
      data-brush={chip.brush.is === 'terrain' ? chip.brush.type : chip.brush.is}
      onClick={() => props.onPick(chip.brush)}
    />
  );
  return (
    <div class="chips" role="group" aria-label={w().zones.brush}>
      <For each={TERRAIN}>{(type) => <BrushChip brush={{ is: 'terrain', type }} text={t().terrain[type]} />}</For>
      <BrushChip brush={{ is: 'edge' }} text={w().zones.escarpment} />
      <For each={SIDES}>
        {(side) => <BrushChip brush={{ is: 'goal', side, points: POINTS }} text={w().tools.goal(t().sides[side])} />}
      </For>
    </div>
  );
};

const ZoneFields = (props: Props & { readonly zone: string }) => {
  const options = () => props.editor.options();
  const edges = () =>
    DIRECTIONS.flatMap((direction) => {
      const other = neighbour(props.zone, direction, columnsOf(props.editor), reservesOf(props.editor));
      return other === undefined ? [] : [{ direction, other }];
    });
  return (
    <fieldset class="zone-fields">
      <legend>{w().zones.chosen(zonePlace(props.zone))}</legend>
      <For each={TERRAIN}>
        {(type) => (
          <Tick
            text={t().terrain[type]}
            on={terrainAt(options(), props.zone).includes(type)}
            onTick={() => props.editor.changeOptions(toggledTerrain(options(), props.zone, type))}
          />
        )}
      </For>
      <For each={edges()}>
        {({ direction, other }) => (
          <Tick
            text={w().zones.edge(t().compass[direction])}
            on={hasEdge(options(), props.zone, other)}
            onTick={() => props.editor.changeOptions(toggledEdge(options(), props.zone, other))}
          />
        )}
      </For>
      <div class="lengths">
        <For each={SIDES}>
          {(side) => (
            <CountField
              label={w().zones.points(t().sides[side])}
              least={0}
              most={100}
              value={pointsAt(options(), side, props.zone)}
              onChange={(points) => props.editor.changeOptions(withPoints(options(), side, props.zone, points))}
            />
          )}
        </For>
      </div>
    </fieldset>
  );
};

export const ZoneDesk = (props: Props) => {
  const [brush, setBrush] = createSignal<Brush>({ is: 'terrain', type: 'hill' });
  const [zone, setZone] = createSignal<string>();
  const paint = (where: string): void => {
    const now = brush();
    const options = props.editor.options();
    setZone(where);
    if (now.is === 'terrain') props.editor.changeOptions(toggledTerrain(options, where, now.type));
    if (now.is === 'goal') {
      const points = pointsAt(options, now.side, where);
      props.editor.changeOptions(withPoints(options, now.side, where, points >= MOST_TAPPED ? 0 : points + now.points));
    }
    props.editor.say(zoneWords(props.editor.options(), where));
  };
  const throwGround = (): void => {
    const ground = randomTerrain(below, columnsOf(props.editor));
    props.editor.changeOptions(withGround(props.editor.options(), ground));
    props.editor.say(w().said.ground(Object.keys(ground).length));
  };
  const clear = (): void => {
    props.editor.changeOptions(cleared(props.editor.options()));
    props.editor.say(w().said.cleared);
  };
  return (
    <div class="desk zone-desk">
      <div class="drawing-board">
        <Brushes brush={brush()} game={props.editor.edition.id as Game} onPick={setBrush} />
        <ZoneBoard
          editor={props.editor}
          brush={brush()}
          zone={zone()}
          onZone={paint}
          onEdge={(a, b) => props.editor.changeOptions(toggledEdge(props.editor.options(), a, b))}
        />
        <div class="chips">
          <Button class="small" text={t().newMatch.random} data-random onClick={throwGround} />
          <Button class="small" text={w().tools.clear} data-clear onClick={clear} />
        </div>
      </div>
      <div class="side">
        <FaultList editor={props.editor} />
        <Show when={zone()} fallback={<p>{w().zones.pick}</p>}>
          {(chosen) => <ZoneFields editor={props.editor} zone={chosen()} />}
        </Show>
      </div>
    </div>
  );
};

/** A goal tapped once more is worth one more; after three it is none again. */
const MOST_TAPPED = 3;
