/** For whoever runs the hall: its health, reports, bans. The token stays in this page and goes with it. */
import { createSignal, For, Show } from 'solid-js';
import { BANS, type Health, type NewBan, type OperatorAnswer } from '@five-victories/server/protocol';
import { t } from '../../app/settings.js';
import { Button, Link } from '../../controls/button.jsx';
import { Field, Picker } from '../../controls/fields.jsx';
import { Frame } from '../../pages/frame.jsx';
import { Why } from '../pages/name-form.jsx';
import { h, p } from '../words/index.js';
import { playerAddress } from './address.js';
import { askOperator, ban, closeReport, pardon } from './api.js';
import { createTold } from './form.js';

interface Props {
  readonly token: string;
  readonly seen: OperatorAnswer;
  onChange(seen: OperatorAnswer): void;
}

const MEGABYTE = 2 ** 20;

const figuresOf = (health: Health): readonly (readonly [string, string])[] => {
  const { figures } = p();
  const { store, since, memory, tables, boards, matches, answers, errors, bots } = health;
  return [
    [figures.store, store ? p().well : p().ill],
    [figures.since, t().date(since)],
    [figures.memory, `${Math.round(memory / MEGABYTE)} MB`],
    [figures.tables, String(tables)],
    [figures.boards, String(boards)],
    [figures.open, String(matches.open + matches.opening)],
    [figures.playing, String(matches.playing)],
    [figures.over, String(matches.over)],
    [figures.answers, String(answers)],
    [figures.errors, String(errors)],
    [figures.bots, `${bots.thinking} / ${bots.waiting}`],
  ];
};

const HealthTable = (props: { readonly health: Health }) => (
  <section aria-labelledby="health">
    <h2 id="health">{p().health}</h2>
    <table class="standings" data-health>
      <tbody>
        <For each={figuresOf(props.health)}>
          {([name, value]) => (
            <tr>
              <th scope="row">{name}</th>
              <td>{value}</td>
            </tr>
          )}
        </For>
      </tbody>
    </table>
  </section>
);

const Reported = (props: Props & { readonly report: OperatorAnswer['reports'][number] }) => {
  const [why, setWhy] = createSignal('');
  const { failed, told } = createTold<OperatorAnswer>((seen) => props.onChange(seen));
  return (
    <li class="reported">
      <p>
        <b>
          <a href={playerAddress(props.report.about)}>{props.report.about}</a>
        </b>{' '}
        <small>
          {p().by(props.report.by)} · {t().date(props.report.at)}
          <Show when={props.report.match}>
            {(match) => (
              <>
                {' · '}
                <a href={`#/hall/${match()}`}>{h().look}</a>
              </>
            )}
          </Show>
        </small>
      </p>
      <p>{props.report.words}</p>
      <Show when={props.report.quoted}>
        {(quoted) => (
          <blockquote>
            <small>{p().said}:</small> {quoted()}
          </blockquote>
        )}
      </Show>
      <Show when={props.seen.mayAct}>
        <form
          class="row"
          onSubmit={(event) => {
            event.preventDefault();
            void told(closeReport(props.token, props.report.id, why()));
          }}
        >
          <Field
            text={p().verdict}
            type="text"
            name="verdict"
            required
            maxlength={300}
            onInput={({ currentTarget: { value } }) => setWhy(value)}
          />
          <button type="submit">{p().close}</button>
        </form>
        <Why failed={failed()} />
      </Show>
    </li>
  );
};

const NewBanForm = (props: Props) => {
  const [given, setGiven] = createSignal<NewBan>({ player: '', what: 'talk', why: '' });
  const change = (next: Partial<NewBan>): void => void setGiven({ ...given(), ...next });
  const { failed, told } = createTold<OperatorAnswer>((seen) => props.onChange(seen));
  const days = (value: string): number | undefined => (value === '' ? undefined : Number(value));
  return (
    <form
      class="hall-slip"
      data-ban-form
      onSubmit={(event) => {
        event.preventDefault();
        void told(ban(props.token, given()));
      }}
    >
      <Field
        text={p().name}
        type="text"
        name="banned"
        required
        onInput={({ currentTarget: { value } }) => change({ player: value })}
      />
      <Picker
        text={p().what}
        values={BANS}
        chosen={given().what}
        nameOf={(what) => p().banWhat[what]}
        onPick={(what) => change({ what })}
      />
      <Field
        text={p().days}
        type="number"
        name="days"
        min={1}
        max={3650}
        onInput={({ currentTarget: { value } }) => change({ days: days(value) })}
      />
      <Field
        text={p().why}
        type="text"
        name="why"
        required
        maxlength={300}
        onInput={({ currentTarget: { value } }) => change({ why: value })}
      />
      <button type="submit">{p().banDo}</button>
      <Why failed={failed()} />
    </form>
  );
};

const Bans = (props: Props) => {
  const { failed, told } = createTold<OperatorAnswer>((seen) => props.onChange(seen));
  return (
    <section aria-labelledby="bans">
      <h2 id="bans">{p().bans}</h2>
      <Show when={props.seen.bans.length > 0} fallback={<p class="quiet">{p().noBans}</p>}>
        <ul class="matches" data-bans>
          <For each={props.seen.bans}>
            {(each) => (
              <li>
                <span class="what">
                  <b>{each.player}</b>
                  <small>
                    {p().banWhat[each.what]} ·{' '}
                    {each.until === undefined ? p().forGood : p().bannedUntil(t().date(each.until))} · {each.why}
                  </small>
                </span>
                <Show when={props.seen.mayAct}>
                  <Button
                    class="small"
                    text={p().pardon}
                    onClick={() => void told(pardon(props.token, { player: each.player, why: p().pardon }))}
                  />
                </Show>
              </li>
            )}
          </For>
        </ul>
      </Show>
      <Why failed={failed()} />
      <Show when={props.seen.mayAct}>
        <NewBanForm {...props} />
      </Show>
    </section>
  );
};

const Seen = (props: Props) => (
  <>
    <p role="status" data-may-act={props.seen.mayAct}>
      {props.seen.mayAct ? p().mayAct : p().mayLook}
    </p>
    <HealthTable health={props.seen.health} />
    <section aria-labelledby="reports">
      <h2 id="reports">{p().reports}</h2>
      <Show when={props.seen.reports.length > 0} fallback={<p class="quiet">{p().noReports}</p>}>
        <ul class="plain" data-reports>
          <For each={props.seen.reports}>{(report) => <Reported {...props} report={report} />}</For>
        </ul>
      </Show>
    </section>
    <Bans {...props} />
    <Show when={props.seen.deeds.length > 0}>
      <section aria-labelledby="deeds">
        <h2 id="deeds">{p().deeds}</h2>
        <ul class="plain" data-deeds>
          <For each={props.seen.deeds}>
            {({ at, what, about, why }) => (
              <li>
                <small>{t().date(at)}</small> <b>{about}</b>: {p().deed[what] ?? what}. {why}
              </li>
            )}
          </For>
        </ul>
      </section>
    </Show>
  </>
);

export const OperatorPage = () => {
  const [token, setToken] = createSignal('');
  const [seen, setSeen] = createSignal<OperatorAnswer>();
  const { failed, told } = createTold<OperatorAnswer>((answer) => void setSeen(answer));
  return (
    <Frame title={p().operator} class="hall operator">
      <p>
        <Link class="quiet" text={h().toHall} href="#/hall" />
      </p>
      <h1>{p().operator}</h1>
      <p>{p().operatorText}</p>
      <form
        class="row"
        onSubmit={(event) => {
          event.preventDefault();
          void told(askOperator(token().trim()));
        }}
      >
        <Field
          text={p().token}
          type="password"
          name="token"
          required
          autocomplete="current-password"
          onInput={({ currentTarget: { value } }) => setToken(value)}
        />
        <button type="submit" class="primary">
          {p().look}
        </button>
      </form>
      <Why failed={failed()} />
      <Show when={seen()}>
        {(now) => <Seen token={token().trim()} seen={now()} onChange={(answer) => void setSeen(answer)} />}
      </Show>
    </Frame>
  );
};
