/** What lies in a zone and on its edges. */
import { createMemo, For, Show } from 'solid-js';
import { SIDES } from '@five-victories/engine/kernel';
import type { Terrain } from '@five-victories/engine/zonal';
import { t } from '../app/settings.js';
import { patch, terrainFeature, terrainLine, type Game } from '../art/index.js';
import { edgeLine } from '../view/table-plan.js';
import type { Editor } from './state.js';
import { pointsAt } from './zones.js';

/** Millimetres. */
export const ZONE = { width: 240, height: 200 } as const;
const INSET = 10;

export const ZoneArt = (props: { readonly game: Game; readonly types: readonly Terrain[]; readonly seed: number }) => {
  const art = createMemo(() =>
    props.types
      .map((type, i) =>
        terrainFeature(type, patch(INSET, INSET, ZONE.width - 2 * INSET, ZONE.height - 2 * INSET, props.seed + i), {
          seed: props.seed + i,
          game: props.game,
        }),
      )
      .join(''),
  );
  return <g innerHTML={art()} />;
};

export const GoalSigns = (props: { readonly editor: Editor; readonly zone: string }) => (
  <For each={SIDES}>
    {(side, i) => (
      <Show when={pointsAt(props.editor.options(), side, props.zone)}>
        {(points) => (
          <g class={`zone-goal ${side}`} transform={`translate(${ZONE.width - 62 + i() * 34} ${ZONE.height - 26})`}>
            <rect x="-15" y="-15" width="30" height="30" rx={side === 'south' ? 3 : 15} />
            <text y="6" font-size="17">{`${t().sides[side][0]}${points()}`}</text>
          </g>
        )}
      </Show>
    )}
  </For>
);

/** An escarpment along the middle of an edge, level or upright. */
export const lineOf = (level: boolean): string => {
  const half = (level ? ZONE.width : ZONE.height) / 2 - 6;
  return terrainLine('escarpment', edgeLine(level, half, 4));
};
