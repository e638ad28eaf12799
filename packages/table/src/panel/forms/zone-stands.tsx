/** Stands of the zone games to press. */
import { coatOf } from '../../match/unit-coats.js';
import type { Unit } from '@five-victories/engine/zonal';
import { t } from '../../app/settings.js';
import { kindFor, symbolFor, type Game } from '../../table/stand-art.js';
import { standName } from '../../words/names.js';
import type { ZoneDesk } from '../../zone/maker.js';
import { StandButton, StandDrawing, StandGrid, type Named } from './stand-grid.jsx';

interface Props {
  readonly desk: ZoneDesk;
  readonly unit: Unit;
}

const Drawing = (props: Props & { readonly letter: string; readonly variant: number }) => {
  const { match, coats } = props.desk;
  const symbol = symbolFor(match.rules.id as Game, kindFor(match, props.unit, props.letter), 'near', props.variant);
  const size = Math.max(symbol.width, symbol.depth);
  return <StandDrawing symbol={symbol.id} size={size} side={props.unit.side} coat={coatOf(coats, props.unit)} />;
};

/** By what it is and where it stands; its letter is on it. */
const named = ({ match }: ZoneDesk, letter: string, place: string): Named => {
  const title = standName(t(), match, letter);
  return { name: `${title} ${place}`, title, sign: letter };
};

export const ZoneStand = (props: Props & { readonly letter: string; readonly index: number; onPress(): void }) => (
  <StandButton
    named={named(props.desk, props.letter, `${props.index + 1}`)}
    drawing={<Drawing {...props} variant={props.index} />}
    onPress={() => props.onPress()}
  />
);

interface StandsProps extends Props {
  readonly layout: string;
  readonly losing?: boolean;
  isPressed(index: number): boolean;
  onPress(index: number): void;
}

export const ZoneStands = (props: StandsProps) => (
  <StandGrid
    {...props}
    nameOf={({ letter, rank, file }) => named(props.desk, letter, `${rank + 1}/${file + 1}`)}
    drawing={({ letter, rank, file }) => <Drawing {...props} letter={letter} variant={rank * 2 + file} />}
  />
);
