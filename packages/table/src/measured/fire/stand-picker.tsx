/** The stands of a unit as they stand, front at the top, each to be pressed: drawn, numbered, with what is said of it. */
import { coatOf } from '../../match/unit-coats.js';
import { createMemo, Show } from 'solid-js';
import type { Placed } from '@five-victories/engine/tabletop';
import { StandDrawing, StandGrid, type Named } from '../../panel/forms/stand-grid.jsx';
import type { Desk } from '../maker.js';
import { figureFor, type Piece } from '../view/figure.js';
import { pieceSymbol } from '../view/symbols.js';
import { m } from '../words/index.js';
import { standName } from '../words/names.js';

interface Props {
  readonly desk: Desk;
  readonly unit: Placed;
  isPressed(stand: number): boolean;
  isDisabled?(stand: number): boolean;
  /** What else is said of a stand, and its short form on the stand: whom it fights, that it must stay. */
  note?(stand: number): { readonly text: string; readonly sign: string } | undefined;
  onPress(stand: number): void;
  /** Pressed stands are crossed out. */
  readonly losing?: boolean;
}

export const StandPicker = (props: Props) => {
  const pieces = createMemo(() => figureFor(props.desk.match, props.unit, props.unit.place).pieces);
  const nameOf = ({ letter }: { readonly letter: string }, stand: number): Named => {
    const name = m().fire.stand(stand + 1, standName(props.desk.match, letter));
    const note = props.note?.(stand);
    return { name: note ? `${name}, ${note.text}` : name, sign: note?.sign ?? stand + 1 };
  };
  const Drawing = (drawn: { readonly piece: Piece }) => {
    const symbol = createMemo(() => pieceSymbol(props.desk.match, drawn.piece, 'near'));
    return (
      <StandDrawing
        symbol={symbol().id}
        size={Math.max(drawn.piece.width, drawn.piece.depth) / symbol().scale}
        side={props.unit.side}
        coat={coatOf(props.desk.coats, props.unit)}
      />
    );
  };
  return (
    <StandGrid
      {...props}
      small
      layout={props.unit.place.layout}
      label={m().fire.stands}
      nameOf={nameOf}
      drawing={(_stand, i) => <Show when={pieces()[i]}>{(piece) => <Drawing piece={piece()} />}</Show>}
    />
  );
};
