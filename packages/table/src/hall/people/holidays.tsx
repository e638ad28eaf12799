/** Days on which one's time stands in matches by turns. */
import { createResource, For, Show } from 'solid-js';
import type { HolidaysAnswer } from '@five-victories/server/protocol';
import { t } from '../../app/settings.js';
import { Button } from '../../controls/button.jsx';
import { Field } from '../../controls/fields.jsx';
import { isFailed } from '../api.js';
import { Why } from '../pages/name-form.jsx';
import { w } from '../words/index.js';
import { askHolidays, endHoliday, takeHoliday } from './api.js';
import { createTold, textsIn } from './form.js';

export const Holidays = () => {
  const [holidays, { mutate }] = createResource(askHolidays);
  const { failed, told } = createTold<HolidaysAnswer>((answer) => void mutate(answer));
  const own = (): HolidaysAnswer | undefined => {
    const answer = holidays.latest;
    return answer && !isFailed(answer) ? answer : undefined;
  };
  const take = (form: HTMLFormElement): void => {
    const read = textsIn(form);
    const from = Date.parse(read('from'));
    void told(takeHoliday({ begins: Number.isNaN(from) ? 0 : from, days: Number(read('days')) }));
  };
  return (
    <section aria-labelledby="holidays">
      <h2 id="holidays">{w().holidays}</h2>
      <Show when={own()}>
        {(here) => (
          <>
            <p data-holidays={Math.floor(here().left)}>{w().holidaysText(Math.floor(here().left), here().days)}</p>
            <ul class="matches">
              <For each={here().holidays}>
                {({ id, begins, ends }) => (
                  <li data-holiday>
                    <span class="what">{w().span(t().date(begins), t().date(ends))}</span>
                    <Button class="small" text={w().end} onClick={() => void told(endHoliday(id))} />
                  </li>
                )}
              </For>
            </ul>
            <form
              onSubmit={(event) => {
                event.preventDefault();
                take(event.currentTarget);
              }}
            >
              <Field text={w().from} type="date" name="from" />
              <Field text={w().days} type="number" name="days" min="1" max="366" value="7" required />
              <button type="submit" data-take-holiday>
                {w().take}
              </button>
            </form>
          </>
        )}
      </Show>
      <Why failed={failed()} />
    </section>
  );
};
