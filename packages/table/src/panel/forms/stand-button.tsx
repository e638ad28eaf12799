/** A stand to press, drawn as it stands on the table, with its letter. */
import { createMemo } from 'solid-js';
import type { Unit } from '@five-victories/engine/zonal';
import type { Play } from '../../app/play.js';
import { t } from '../../app/settings.js';
import { standVariables } from '../../art/index.js';
import { kindFor, symbolFor, type Game } from '../../table/stand-art.js';
import { standName } from '../../words/names.js';

interface Props {
  readonly play: Play;
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
    const match = props.play.real();
    return symbolFor(match.rules.id as Game, kindFor(match, props.unit, props.letter), 'near', props.variant);
  });
  const side = () => Math.max(symbol().width, symbol().depth);
  return (
    <button
      type="button"
      class="stand"
      style={{ 'grid-column': props.column, 'grid-row': props.row }}
      aria-pressed={props.pressed}
      aria-label={`${standName(t(), props.play.real(), props.letter)} ${props.place}`}
      title={standName(t(), props.play.real(), props.letter)}
      onClick={() => props.onPress()}
    >
      <svg
        viewBox={`${-side() / 2} ${-side() / 2} ${side()} ${side()}`}
        style={standVariables(props.unit.side, props.play.head().coats[props.unit.side])}
        aria-hidden="true"
      >
        <use href={`#${symbol().id}`} />
      </svg>
      <span aria-hidden="true">{props.letter}</span>
    </button>
  );
};
