/** The ground of a match in small, as the table will show it. */
import { createMemo, Show } from 'solid-js';
import type { FeatureGiven } from '@five-victories/engine/tabletop';
import { SURFACES, terrainPattern } from '../../art/index.js';
import type { MeasuredGame } from '../../match/game-ids.js';
import { timesEach } from '../../words/counts.js';
import { Boards } from '../view/boards.jsx';
import { inInches, millimetres, sheetOf, type Plane } from '../view/plane.js';
import { groundsOf } from '../view/terrain.js';
import { m } from '../words/index.js';
import { measuredEditionOf } from '../editions.js';

const SYMBOLS = SURFACES.map((surface) => terrainPattern(surface).svg).join('');

interface Props {
  readonly game: MeasuredGame;
  readonly width: number;
  readonly depth: number;
  readonly terrain: readonly FeatureGiven[];
  readonly hillLevel: number;
}

const THOUSAND = 1000;

/** What there is, in words. */
const wordsFor = (terrain: readonly FeatureGiven[]): string => {
  const { names } = m();
  const types = terrain.map(({ type }) => type);
  return names.list(timesEach(types, (type) => names.terrain[type] ?? type));
};

export const TerrainMap = (props: Props) => {
  const rules = () => ({ rules: measuredEditionOf(props.game) });
  const plane = createMemo((): Plane => {
    const mm = millimetres(rules());
    return { mm, width: props.width * THOUSAND * mm, depth: props.depth * THOUSAND * mm, turned: false };
  });
  const sheet = createMemo(() => sheetOf(plane()));
  const art = createMemo(() =>
    groundsOf(props, props.game, plane())
      .map(({ svg }) => svg)
      .join(''),
  );
  return (
    <figure class="terrain-map">
      <svg
        viewBox={`0 0 ${sheet().width} ${sheet().height}`}
        class="measured-map"
        role="img"
        aria-label={wordsFor(props.terrain) || m().setup.newMatch.open}
      >
        <defs innerHTML={SYMBOLS} />
        <Boards plane={plane()} inches={inInches(rules())} />
        <g innerHTML={art()} />
      </svg>
      <Show when={props.terrain.length > 0}>
        <figcaption>{wordsFor(props.terrain)}</figcaption>
      </Show>
    </figure>
  );
};
