/** Who plays a new match. */
import { For } from 'solid-js';
import { both, SIDES, type Side } from '@five-victories/engine/kernel';
import type { TableDraft } from '../app/table-draft.js';
import { createHallHere } from '../app/hall-here.js';
import { remember, seatText } from '../app/opponents.js';
import { t } from '../app/settings.js';
import { Picker } from '../controls/fields.jsx';
import { LEVELS, type Seat, type Seats } from '../match/seats.js';

/** Where somebody elsewhere plays one side, the other is played here by a person. */
const withSeat = (seats: Seats, side: Side, seat: Seat): Seats => {
  const next = { ...seats, [side]: seat };
  const isElsewhere = SIDES.some((each) => next[each] === 'remote');
  return isElsewhere ? both((each) => (each === side ? seat : seat === 'remote' ? 'person' : 'remote')) : next;
};

export const PlayerFields = (props: { readonly draft: Pick<TableDraft, 'seats' | 'setSeats'> }) => {
  const hasHall = createHallHere();
  const values = (): readonly Seat[] => ['person', ...LEVELS, ...(hasHall() ? (['remote'] as const) : [])];
  const pick = (side: Side, seat: Seat): void => {
    const seats = withSeat(props.draft.seats(), side, seat);
    props.draft.setSeats(seats);
    remember(seats);
  };
  return (
    <fieldset>
      <legend>{t().newMatch.players}</legend>
      <div class="two">
        <For each={SIDES}>
          {(side) => (
            <Picker
              text={t().newMatch.seat(t().sides[side])}
              values={values()}
              chosen={props.draft.seats()[side]}
              nameOf={seatText}
              onPick={(each) => pick(side, each)}
            />
          )}
        </For>
      </div>
    </fieldset>
  );
};
