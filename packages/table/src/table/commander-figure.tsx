/** A Commander in his own slot: a ring, and below it a plate with a star and his name. */
import { Show } from 'solid-js';
import type { Side } from '@five-victories/engine/kernel';
import type { ZonalMatch } from '@five-victories/engine/zonal';
import { t } from '../app/settings.js';
import { commanderId, type Station } from '../view/place-units.js';
import { PLATE, plateWidth, ringOf } from '../view/commander-slot.js';
import { leaderName } from '../view/short-names.js';
import { zoneTitle } from '../words/names.js';
import { COMMANDER, symbolFor, type Game } from './stand-art.js';
import type { Held, Look } from './unit-figure.jsx';

interface Props {
  readonly match: ZonalMatch;
  readonly side: Side;
  readonly station: Station;
  readonly level: 'far' | 'near';
  readonly look: Look;
  /** How large stands are drawn. */
  readonly stand: number;
  readonly near: Side;
  readonly reachable: boolean;
  readonly held?: Held;
}

const STAR = 'M0-6L1.6-2 6-1.8 2.6 1 3.7 5.2 0 2.8-3.7 5.2-2.6 1-6-1.8-1.6-2Z';

const NamePlate = (props: { readonly leader: string; readonly top: number }) => {
  const width = (): number => plateWidth(props.leader);
  return (
    <g class="leader-plate" aria-hidden="true" transform={`translate(${-width() / 2} ${props.top})`}>
      <rect class="paper" width={width()} height={PLATE.height} rx="2.5" />
      <rect class="side-patch" width={PLATE.star} height={PLATE.height} rx="2.5" />
      <path class="star" d={STAR} transform={`translate(${PLATE.star / 2} ${PLATE.height / 2 + 0.4})`} />
      <text x={PLATE.star + 4} y={PLATE.height * 0.73} font-size={`${PLATE.letters}`}>
        {leaderName(props.leader)}
      </text>
    </g>
  );
};

export const CommanderFigure = (props: Props) => {
  const leader = (): string => props.match.state.sides[props.side].leader;
  const symbol = () => symbolFor(props.match.rules.id as Game, COMMANDER, props.level, 0);
  const isNamed = (): boolean => !props.station.counter;
  const ring = (): number => (isNamed() ? ringOf(props.stand) : props.station.width - 4);
  const middle = (): number => (isNamed() ? -PLATE.height / 2 : 0);
  const label = (): string => {
    const { commander } = props.match.state.sides[props.side];
    const name = `${t().unit.commander(leader())} (${t().sides[props.side]})`;
    return `${name}, ${zoneTitle(t(), props.match, commander ?? '')}`;
  };
  return (
    <g
      class={`unit commander ${props.side} ${props.look} ${props.held ?? ''}`}
      style={{ transform: `translate(${props.station.x}px, ${props.station.y}px)` }}
      data-unit={props.held === 'lifted' ? undefined : commanderId(props.side)}
      role="button"
      tabindex={props.reachable ? 0 : -1}
      aria-label={label()}
      aria-pressed={props.look === 'chosen'}
    >
      <g class="turning" style={{ transform: `translate(0px, ${middle()}px)` }}>
        <circle class="halo" r={ring() / 2 + 4} />
        <circle class="ring" r={ring() / 2} />
        <g
          class="standing"
          transform={`rotate(${props.side === props.near ? 0 : 180}) scale(${(ring() - 4) / symbol().width})`}
        >
          <use href={`#${symbol().id}`} />
        </g>
      </g>
      <Show when={isNamed()}>
        <NamePlate leader={leader()} top={middle() + ring() / 2 + 1} />
      </Show>
    </g>
  );
};
