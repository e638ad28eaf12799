/** Fifteen zones in small: a type of ground is chosen, then the zones that have it. */
import { createSignal, For, Show } from 'solid-js';
import { TERRAIN, zoneAt, type Terrain } from '@five-victories/engine/zonal';
import { t } from '../app/settings.js';

type Ground = Readonly<Record<string, readonly string[]>>;

interface Props {
  readonly terrain: Ground;
  readonly editable: boolean;
  readonly onChange: (terrain: Ground) => void;
  readonly onRandom: () => void;
}

const ROWS = [2, 1, 0];
const COLUMNS = [0, 1, 2, 3, 4];

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
      <Show
        when={props.editable}
        fallback={
          <button type="button" onClick={() => props.onRandom()}>
            {t().newMatch.random}
          </button>
        }
      >
        <div class="chips">
          <For each={TERRAIN}>
            {(type) => (
              <button type="button" class="chip" aria-pressed={brush() === type} onClick={() => setBrush(type)}>
                {t().terrain[type]}
              </button>
            )}
          </For>
        </div>
      </Show>
      <div class="little-table">
        <For each={ROWS}>
          {(row) => (
            <For each={COLUMNS}>
              {(column) => {
                const zone = zoneAt(column, row);
                return (
                  <button
                    type="button"
                    class={`cell ${(props.terrain[zone] ?? []).join(' ')}`}
                    disabled={!props.editable}
                    aria-label={`${zone}: ${words(zone)}`}
                    onClick={() => paint(zone)}
                  >
                    {words(zone)}
                  </button>
                );
              }}
            </For>
          )}
        </For>
      </div>
    </div>
  );
};
