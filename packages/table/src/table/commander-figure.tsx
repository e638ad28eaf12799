/** A Commander on his round base. */
import type { Side } from '@five-victories/engine/kernel';
import type { ZonalMatch } from '@five-victories/engine/zonal';
import { t } from '../app/settings.js';
import { COMMANDER_SIZE, commanderId, type Station } from '../view/place-units.js';
import { zoneTitle } from '../words/names.js';
import { COMMANDER, symbolFor, type Game } from './stand-art.js';
import type { Held, Look } from './unit-figure.jsx';

interface Props {
  readonly match: ZonalMatch;
  readonly side: Side;
  readonly station: Station;
  readonly level: 'far' | 'near';
  readonly look: Look;
  readonly text: number;
  readonly near: Side;
  readonly reachable: boolean;
  readonly held?: Held;
}

export const CommanderFigure = (props: Props) => {
  const symbol = () => symbolFor(props.match.rules.id as Game, COMMANDER, props.level, 0);
  const label = (): string => {
    const { leader, commander } = props.match.state.sides[props.side];
    return `${t().unit.commander(leader)} (${t().sides[props.side]}), ${zoneTitle(t(), props.match, commander ?? '')}`;
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
      <g
        class="turning"
        style={{ transform: `rotate(${props.side === props.near ? 0 : 180}deg) scale(${props.station.scale})` }}
      >
        <circle class="halo" r={COMMANDER_SIZE / 2 + 5} />
        <use href={`#${symbol().id}`} transform={`scale(${COMMANDER_SIZE / symbol().width})`} />
      </g>
    </g>
  );
};
