/** A unit or a Commander on the table, by its id. */
import { createMemo, Show } from 'solid-js';
import { SIDES, type Side } from '@five-victories/engine/kernel';
import type { UnitId, ZonalMatch } from '@five-victories/engine/zonal';
import { commanderId, type Station } from '../view/place-units.js';
import type { Picked } from '../zone/maker.js';
import { CommanderFigure } from './commander-figure.jsx';
import { UnitFigure, type Held, type Look } from './unit-figure.jsx';

interface Props {
  readonly id: UnitId;
  readonly match: ZonalMatch;
  readonly near: Side;
  readonly station: Station;
  readonly level: 'far' | 'near';
  readonly stand: number;
  readonly look: Look;
  readonly picked: Picked | undefined;
  readonly reachable: boolean;
  readonly held: Held;
}

export const Piece = (props: Props) => {
  const unit = createMemo(() => props.match.state.units[props.match.state.index[props.id] ?? -1]);
  const side = () => SIDES.find((each) => commanderId(each) === props.id)!;
  const picked = () => (props.picked?.unit === props.id ? props.picked.cells : undefined);
  return (
    <Show when={unit()} fallback={<CommanderFigure {...props} side={side()} />}>
      {(found) => <UnitFigure {...props} unit={found()} picked={picked()} />}
    </Show>
  );
};
