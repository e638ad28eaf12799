/** The table itself: frame, turf, zones, terrain, trays of the reserves. */
import { createMemo, For, Index, Show } from 'solid-js';
import { SIDES, type Both } from '@five-victories/engine/kernel';
import { goalsOf, unitsIn, type ZonalMatch, type Zone } from '@five-victories/engine/zonal';
import { tableFrame, terrainLine } from '../art/index.js';
import type { SideTone } from '../art/side-tones.js';
import { t } from '../app/settings.js';
import { placedSign } from '../briefing/goal-sign.js';
import { b } from '../briefing/words/index.js';
import type { Layout } from '../view/layout.js';
import { FRAME, SHIELD, TERRAIN_SCALE } from '../view/measure.js';
import { edgeLine, turfOf, type Area } from '../view/table-plan.js';
import { effectsAt } from '../view/zone-titles.js';
import { capital, unitName, zoneTitle } from '../words/names.js';
import { TerrainPiece } from './terrain.jsx';
import { ZoneTitle } from './zone-title.jsx';

interface Props {
  readonly match: ZonalMatch;
  readonly layout: Layout;
  readonly lit: ReadonlySet<Zone>;
  readonly over: Zone | undefined;
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

const isFought = (match: ZonalMatch, zone: Zone): boolean =>
  SIDES.every((side) => unitsIn(match, zone, side).length > 0);

const INSET = 2;
const px = (points: number): string => `${points}px`;

const ZoneShape = (props: Props & { readonly area: Area }) => {
  const zone = (): Zone => props.area.zone;
  const label = createMemo(() => {
    const types = props.match.table.places[zone()]?.terrain ?? [];
    const ground = [t().list(types.map((type) => t().terrain[type])), ...effectsAt(t(), props.match, zone())];
    return t().table.zone(
      capital(zoneTitle(t(), props.match, zone())),
      [...ground, ...goalOf(props.match, zone())].filter(Boolean).join(', '),
      contentsOf(props.match, zone()),
    );
  });
  return (
    <g
      class={props.area.reserve ? 'zone reserve' : 'zone'}
      classList={{
        lit: props.lit.has(zone()),
        over: props.over === zone(),
        fought: !props.area.reserve && isFought(props.match, zone()),
      }}
      data-zone={zone()}
      role="button"
      tabindex={props.lit.has(zone()) ? 0 : -1}
      aria-label={label()}
    >
      <rect
        rx="4"
        style={{
          x: px(props.area.left + INSET),
          y: px(props.area.top + INSET),
          width: px(props.area.width - 2 * INSET),
          height: px(props.area.height - 2 * INSET),
        }}
      />
    </g>
  );
};

/** The edge that two zones share: its middle and its length. */
const edgeBetween = (one: Area, two: Area) => {
  const isLevel = Math.abs(one.left - two.left) < 1;
  return isLevel
    ? { isLevel, x: one.left + one.width / 2, y: Math.max(one.top, two.top), length: one.width }
    : { isLevel, x: Math.max(one.left, two.left), y: one.top + one.height / 2, length: one.height };
};

/** Edges nobody crosses: a broken line of rock between two zones. */
const Escarpments = (props: Props) => {
  const listed = createMemo(() => props.match.state.options.escarpments);
  const edges = createMemo(() => {
    const areas = new Map(props.layout.areas.map((area) => [area.zone, area]));
    return listed().flatMap((edge) => {
      const [one, two] = edge.split('-').map((zone) => areas.get(zone));
      return one && two ? [edgeBetween(one, two)] : [];
    });
  });
  const drawn = createMemo(() =>
    edges()
      .map(({ x, y, isLevel, length }) =>
        terrainLine(
          'escarpment',
          edgeLine(isLevel, length / 2, 3).map(
            ([dx, dy]) => [(x + dx) / TERRAIN_SCALE, (y + dy) / TERRAIN_SCALE] as const,
          ),
        ),
      )
      .join(''),
  );
  return <g class="escarpment" transform={`scale(${TERRAIN_SCALE})`} innerHTML={drawn()} />;
};

/** How wide a goal with two shields and a pennant is, and how large they are drawn. */
const GOAL = { width: 46, scale: 0.82 } as const;

/** Goals of the scenario, each in the upper right corner of its zone. */
const Goals = (props: Props) => {
  const drawn = createMemo(() =>
    goalsOf(props.match)
      .map((standing) => {
        const area = props.layout.areas.find(({ zone }) => zone === standing.goal.zone);
        if (!area) return '';
        const x = area.left + Math.max(area.width / 2, area.width - GOAL.width / 2 - 6);
        return placedSign(x, area.top + SHIELD - 13 * GOAL.scale, GOAL.scale, standing, props.tones);
      })
      .join(''),
  );
  return <g class="goal-signs" aria-hidden="true" innerHTML={drawn()} />;
};

const Titles = (props: Props) => {
  const goals = createMemo(() => new Set(goalsOf(props.match).map(({ goal }) => goal.zone)));
  return (
    <g class="zone-titles" aria-hidden="true">
      <Index each={props.layout.areas}>
        {(area) => (
          <Show when={props.layout.isTitled(area().zone)}>
            <ZoneTitle
              match={props.match}
              area={area()}
              fought={!area().reserve && isFought(props.match, area().zone)}
              beside={goals().has(area().zone) ? GOAL.width : 0}
            />
          </Show>
        )}
      </Index>
    </g>
  );
};

const Boards = (props: { readonly layout: Layout }) => {
  const turf = createMemo(() => turfOf(props.layout.grid));
  const size = (): { width: number; height: number } => props.layout.size;
  return (
    <>
      <rect class="boards" width={size().width} height={size().height} />
      <g
        transform={`translate(${FRAME} ${FRAME})`}
        innerHTML={tableFrame(size().width - 2 * FRAME, size().height - 2 * FRAME, FRAME)}
      />
      <rect
        class="turf"
        rx="3"
        style={{ x: px(turf().left), y: px(turf().top), width: px(turf().width), height: px(turf().height) }}
      />
    </>
  );
};

export const Ground = (props: Props) => (
  <>
    <Boards layout={props.layout} />
    <For each={props.layout.areas}>
      {(area) => (
        <For each={props.match.table.places[area.zone]?.terrain ?? []}>
          {(type, i) => <TerrainPiece type={type} area={area} match={props.match} scale={TERRAIN_SCALE} number={i()} />}
        </For>
      )}
    </For>
    <Escarpments {...props} />
    <Index each={props.layout.areas}>{(area) => <ZoneShape {...props} area={area()} />}</Index>
    <Titles {...props} />
    <Goals {...props} />
  </>
);
