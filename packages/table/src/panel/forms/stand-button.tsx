/** A stand to press, drawn as it stands on the table, with its letter. */
import { createMemo } from 'solid-js';
import type { Unit } from '@five-victories/engine/zonal';
import { t } from '../../app/settings.js';
import { standVariables } from '../../art/index.js';
import { kindFor, symbolFor, type Game } from '../../table/stand-art.js';
import { standName } from '../../words/names.js';
import type { ZoneDesk } from '../../zone/maker.js';

interface Props {
  readonly desk: ZoneDesk;
  readonly unit: Unit;
  readonly letter: string;
  /** Where it stands, as its name says it. */
  readonly place: string;
  readonly variant: number;
  readonly pressed?: boolean;
  readonly column?: number;
  readonly row?: number;
  readonly onPress: () => void;
}

export const StandButton = (props: Props) => {
  const symbol = createMemo(() => {
    const match = props.desk.match;
    return symbolFor(match.rules.id as Game, kindFor(match, props.unit, props.letter), 'near', props.variant);
  });
  const side = () => Math.max(symbol().width, symbol().depth);
  return (
    <button
      type="button"
      class="stand"
      style={{ 'grid-column': props.column, 'grid-row': props.row }}
      aria-pressed={props.pressed}
      aria-label={`${standName(t(), props.desk.match, props.letter)} ${props.place}`}
      title={standName(t(), props.desk.match, props.letter)}
      onClick={() => props.onPress()}
    >
      <svg
        viewBox={`${-side() / 2} ${-side() / 2} ${side()} ${side()}`}
        style={standVariables(props.unit.side, props.desk.coats[props.unit.side])}
        aria-hidden="true"
      >
        <use href={`#${symbol().id}`} />
      </svg>
      <span aria-hidden="true">{props.letter}</span>
    </button>
  );
};
