/** The zones in small: a type of ground is chosen, then the zones that have it. */
import { createSignal, For, Show } from 'solid-js';
import { TERRAIN, zoneAt, type Terrain } from '@five-victories/engine/zonal';
import { t } from '../app/settings.js';
import { Button, Chip } from '../controls/button.jsx';

export type ZoneGround = Readonly<Record<string, readonly string[]>>;

interface Props {
  readonly terrain: ZoneGround;
  readonly columns: number;
  readonly editable: boolean;
  readonly onChange: (terrain: ZoneGround) => void;
  readonly onRandom: () => void;
}

const ROWS = [2, 1, 0];

/** Of several types of ground in a zone one gives the colour. */
const colourOf = (types: readonly string[]): string | undefined => {
  const shown = TERRAIN.findLast((type) => types.includes(type));
  return shown && `var(--ground-${shown})`;
};

export const GroundPicker = (props: Props) => {
  const [brush, setBrush] = createSignal<Terrain>('hill');
  const paint = (zone: string): void => {
    const { [zone]: here = [], ...rest } = props.terrain;
    const next = here.includes(brush()) ? here.filter((type) => type !== brush()) : [...here, brush()];
    props.onChange(next.length > 0 ? { ...rest, [zone]: next } : rest);
  };
  const words = (zone: string): string =>
    (props.terrain[zone] ?? []).map((type) => t().terrain[type as Terrain]).join(', ') || t().newMatch.clear;
  return (
    <div class="ground-picker">
      <Show when={props.editable} fallback={<Button text={t().newMatch.random} onClick={() => props.onRandom()} />}>
        <div class="chips">
          <For each={TERRAIN}>
            {(type) => <Chip text={t().terrain[type]} on={brush() === type} onClick={() => setBrush(type)} />}
          </For>
        </div>
      </Show>
      <div class="little-table" style={{ '--columns': props.columns }}>
        <For each={ROWS}>
          {(row) => (
            <For each={Array.from({ length: props.columns }, (_, i) => i)}>
              {(column) => {
                const zone = zoneAt(column, row);
                return (
                  <Button
                    class="cell"
                    style={{ '--ground': colourOf(props.terrain[zone] ?? []) }}
                    text={words(zone)}
                    disabled={!props.editable}
                    aria-label={`${zone}: ${words(zone)}`}
                    onClick={() => paint(zone)}
                  />
                );
              }}
            </For>
          )}
        </For>
      </div>
    </div>
  );
};
