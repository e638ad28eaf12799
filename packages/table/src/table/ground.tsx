/** The table itself: frame, turf, zones, terrain, trays of the reserves. */
import { createMemo, For, Show, untrack } from 'solid-js';
import { SIDES, type Both, type Side } from '@five-victories/engine/kernel';
import { goalsOf, unitsIn, type ZonalMatch, type Zone } from '@five-victories/engine/zonal';
import { tableFrame, terrainLine, type Game } from '../art/index.js';
import type { SideTone } from '../art/side-tones.js';
import { t } from '../app/settings.js';
import { placedSign } from '../briefing/goal-sign.js';
import { b } from '../briefing/words/index.js';
import { scaleOf } from '../view/basing.js';
import { FRAME } from '../view/measure.js';
import { areaOf, edgeLine, sizeOfTable, turfOf, type Area } from '../view/table-plan.js';
import { capital, unitName, zoneTitle } from '../words/names.js';
import { TerrainPiece } from './terrain.jsx';

interface Props {
  readonly match: ZonalMatch;
  readonly near: Side;
  readonly areas: readonly Area[];
  readonly lit: ReadonlySet<Zone>;
  readonly over: Zone | undefined;
  readonly text: number;
  readonly tones: Both<SideTone>;
}

/** What a zone is worth to whom, and who holds it. */
const goalOf = (match: ZonalMatch, zone: Zone): string[] =>
  goalsOf(match).flatMap(({ goal, worth, holder }) =>
    goal.zone === zone
      ? [
          b().goals.goal,
          ...SIDES.filter((side) => worth[side] > 0).map((side) => b().goals.worthTo(t().sides[side], worth[side])),
          `${b().goals.held} ${holder ? t().sides[holder] : b().goals.nobody}`,
        ]
      : [],
  );

const contentsOf = (match: ZonalMatch, zone: Zone): string => {
  const names = [...unitsIn(match, zone, 'south'), ...unitsIn(match, zone, 'north')].map(({ id }) =>
    unitName(match, id),
  );
  return names.length === 0 ? t().zones.empty : t().zones.holds(t().list(names));
};

const INSET = 5;

const ZoneShape = (props: Props & { readonly area: Area }) => {
  const label = createMemo(() => {
    const types = props.match.table.places[props.area.zone]?.terrain ?? [];
    return t().table.zone(
      capital(zoneTitle(t(), props.match, props.area.zone)),
      [t().list(types.map((type) => t().terrain[type])), ...goalOf(props.match, props.area.zone)]
        .filter(Boolean)
        .join(', '),
      contentsOf(props.match, props.area.zone),
    );
  });
  return (
    <g
      class={props.area.reserve ? 'zone reserve' : 'zone'}
      classList={{ lit: props.lit.has(props.area.zone), over: props.over === props.area.zone }}
      data-zone={props.area.zone}
      role="button"
      tabindex={props.lit.has(props.area.zone) ? 0 : -1}
      aria-label={label()}
    >
      <rect
        x={props.area.left + INSET}
        y={props.area.top + INSET}
        width={props.area.width - 2 * INSET}
        height={props.area.height - 2 * INSET}
        rx="12"
      />
      <Show when={props.area.reserve}>
        <text x={props.area.left + 20} y={props.area.top + 16 + props.text * 0.8} font-size={`${props.text}`}>
          {capital(zoneTitle(t(), props.match, props.area.zone))}
        </text>
      </Show>
    </g>
  );
};

/** Edges nobody crosses: a broken line of rock between two zones. */
const Escarpments = (props: Props) => {
  const listed = createMemo(() => props.match.state.options.escarpments);
  const edges = createMemo(() =>
    listed().flatMap((edge) => {
      const [a, b] = edge.split('-') as [string, string];
      const one = areaOf(props.match, a, props.near);
      const two = areaOf(props.match, b, props.near);
      const x = (one.left + two.left) / 2 + one.width / 2;
      const y = one.reserve === two.reserve ? (one.top + two.top) / 2 + one.height / 2 : Math.max(one.top, two.top);
      const level = Math.abs(one.left - two.left) < 1;
      return [{ x, y, level, length: level ? one.width : one.height }];
    }),
  );
  const scale = () => scaleOf(props.match);
  const drawn = createMemo(() =>
    edges()
      .map(({ x, y, level, length }) =>
        terrainLine(
          'escarpment',
          edgeLine(level, length / 2, 5).map(([dx, dy]) => [(x + dx) / scale(), (y + dy) / scale()] as const),
        ),
      )
      .join(''),
  );
  return <g class="escarpment" transform={`scale(${scale()})`} innerHTML={drawn()} />;
};

/** Goals of the scenario, each at the top of its zone. */
const Goals = (props: Props) => {
  const drawn = createMemo(() =>
    goalsOf(props.match)
      .map((standing) => {
        const area = props.areas.find(({ zone }) => zone === standing.goal.zone);
        if (!area) return '';
        const scale = Math.max(1.5, props.text / 9);
        return placedSign(area.left + area.width / 2, area.top + 13 * scale, scale, standing, props.tones);
      })
      .join(''),
  );
  return <g class="goal-signs" aria-hidden="true" innerHTML={drawn()} />;
};

export const Ground = (props: Props) => {
  const options = createMemo(() => props.match.state.options);
  const size = createMemo(() => (options(), untrack(() => sizeOfTable(props.match))));
  const turf = createMemo(() => (options(), untrack(() => turfOf(props.match))));
  return (
    <>
      <rect class="boards" width={size().width} height={size().height} />
      <g
        transform={`translate(${FRAME} ${FRAME})`}
        innerHTML={tableFrame(size().width - 2 * FRAME, size().height - 2 * FRAME, FRAME)}
      />
      <rect
        class="turf"
        x={turf().left - 4}
        y={turf().top - 4}
        width={turf().width + 8}
        height={turf().height + 8}
        rx="6"
      />
      <For each={props.areas}>
        {(area) => (
          <For each={props.match.table.places[area.zone]?.terrain ?? []}>
            {(type, i) => (
              <TerrainPiece
                type={type}
                area={area}
                game={props.match.rules.id as Game}
                scale={scaleOf(props.match)}
                seed={area.left + area.top * 3 + i()}
              />
            )}
          </For>
        )}
      </For>
      <Escarpments {...props} />
      <For each={props.areas}>{(area) => <ZoneShape {...props} area={area} />}</For>
      <Goals {...props} />
    </>
  );
};
