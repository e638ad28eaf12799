/** Days on which no time is spent in matches by turns. */
import { createSignal, For, Show } from 'solid-js';
import type { HolidaysAnswer } from '@five-victories/server/protocol';
import { t } from '../../app/settings.js';
import { Button } from '../../controls/button.jsx';
import { Field, NumberField } from '../../controls/fields.jsx';
import { createTold } from '../people/form.js';
import { n } from '../words/index.js';
import { endHoliday, takeHoliday } from './api.js';
import { WhyNot } from './why.jsx';

interface Props {
  readonly known: HolidaysAnswer;
  onChange(known: HolidaysAnswer): void;
}

/** As a field for dates has it. */
const dayOf = (date: Date): string =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, '0')).join('-');

const HolidayForm = (props: Props) => {
  const { failed, isUnderWay, told } = createTold<HolidaysAnswer>((known) => props.onChange(known));
  const today = dayOf(new Date());
  const [from, setFrom] = createSignal(today);
  const [days, setDays] = createSignal(7);
  return (
    <form
      class="row"
      onSubmit={(event) => {
        event.preventDefault();
        // Without a time of day a date would be that of UTC.
        void told(takeHoliday({ begins: new Date(`${from()}T00:00`).getTime(), days: days() }));
      }}
    >
      <Field
        text={n().from}
        type="date"
        name="from"
        required
        value={today}
        min={today}
        onInput={({ currentTarget: { value } }) => setFrom(value)}
      />
      <NumberField text={n().days} value={days()} least={1} most={props.known.days} strict onValue={setDays} />
      <button type="submit" disabled={isUnderWay()} data-take>
        {n().take}
      </button>
      <WhyNot failed={failed()} />
    </form>
  );
};

export const Holidays = (props: Props) => {
  const ended = createTold<HolidaysAnswer>((known) => props.onChange(known));
  return (
    <section aria-labelledby="holidays">
      <h2 id="holidays">{n().holidays}</h2>
      <p>
        {n().holidaysText} {n().left(Math.floor(props.known.left), props.known.days)}
      </p>
      <Show when={props.known.holidays.length > 0} fallback={<p class="quiet">{n().none}</p>}>
        <ul class="matches" data-holidays>
          <For each={props.known.holidays}>
            {({ id, begins, ends }) => (
              <li>
                <span class="what">{n().span(t().date(begins), t().date(ends))}</span>
                <Button class="small" text={n().end} onClick={() => void ended.told(endHoliday(id))} />
              </li>
            )}
          </For>
        </ul>
      </Show>
      <HolidayForm {...props} />
      <WhyNot failed={ended.failed()} />
    </section>
  );
};
