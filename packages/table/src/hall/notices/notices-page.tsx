/** For matches that last weeks: where one is told of them, and when one is away. */
import { createResource, Match, Show, Switch } from 'solid-js';
import type { AddressesAnswer, HolidaysAnswer } from '@five-victories/server/protocol';
import { Link } from '../../controls/button.jsx';
import { Frame } from '../../pages/frame.jsx';
import { isFailed, type Asked, type Failed } from '../api.js';
import { createMe } from '../me.js';
import { Named, Why } from '../pages/name-form.jsx';
import { h, n } from '../words/index.js';
import { Addresses } from './addresses.jsx';
import { askAddresses, askHolidays } from './api.js';
import { Holidays } from './holidays.jsx';

const answered = <T extends object>(answer: Asked<T> | undefined): T | undefined =>
  answer && !isFailed(answer) ? answer : undefined;

const Own = () => {
  const [addresses, { mutate: setAddresses }] = createResource<Asked<AddressesAnswer>>(askAddresses);
  const [holidays, { mutate: setHolidays }] = createResource<Asked<HolidaysAnswer>>(askHolidays);
  const failed = (): Failed | undefined =>
    [addresses.latest, holidays.latest].find((answer): answer is Failed => answer !== undefined && isFailed(answer));
  return (
    <>
      <Why failed={failed()} />
      <Show when={answered(addresses.latest)}>
        {(known) => <Addresses known={known()} onChange={(next) => setAddresses(next)} />}
      </Show>
      <Show when={answered(holidays.latest)}>
        {(known) => <Holidays known={known()} onChange={(next) => setHolidays(next)} />}
      </Show>
    </>
  );
};

export const NoticesPage = () => {
  const me = createMe();
  return (
    <Frame title={n().title} class="hall notices">
      <p>
        <Link class="quiet" text={h().toHall} href="#/hall" />
      </p>
      <h1>{n().title}</h1>
      <p>{n().lead}</p>
      <Switch>
        <Match when={me.failed()}>{(failed) => <Why failed={failed()} />}</Match>
        <Match when={!me.isLoading()}>
          <Named me={me} isNotices />
          <Show when={me.name() !== undefined}>
            <Own />
          </Show>
        </Match>
      </Switch>
    </Frame>
  );
};
