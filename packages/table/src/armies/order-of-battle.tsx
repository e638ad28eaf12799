/** An army on a sheet of paper: every unit with boxes to cross off what it loses. */
import { For, Show } from 'solid-js';
import { t } from '../app/settings.js';
import { Button } from '../controls/button.jsx';
import type { ArmyBook } from './army-book.js';
import type { Built } from './army-builder.jsx';
import { ReckoningTable } from './reckoning-table.jsx';
import type { OwnUnit } from './own-army.js';

interface Props {
  readonly book: ArmyBook;
  readonly built: Built;
  readonly onLeave: () => void;
}

const Line = (props: { readonly book: ArmyBook; readonly built: Built; readonly unit: OwnUnit }) => {
  const line = () => props.book.lineOf(props.unit, props.built.agreed);
  return (
    <tr>
      <th scope="row">{props.unit.name}</th>
      <td>
        {line().type}
        <Show when={line().notes.length > 0}>
          <small> {line().notes.join(', ')}</small>
        </Show>
      </td>
      <td class="boxes" aria-label={t().armies.losses(line().boxes.length)}>
        <For each={line().boxes}>{(box) => <i aria-hidden="true">{box}</i>}</For>
      </td>
      <Show when={line().cost}>
        <td class="figure">{line().cost}</td>
      </Show>
    </tr>
  );
};

export const OrderOfBattle = (props: Props) => {
  const hasCosts = (): boolean =>
    props.built.army.units.some((unit) => props.book.lineOf(unit, props.built.agreed).cost !== undefined);
  return (
    <section class="order-of-battle">
      <div class="chips no-print">
        <Button class="primary" text={t().sheet.print} onClick={() => print()} />
        <Button text={t().nav.back} onClick={() => props.onLeave()} />
      </div>
      <h2>
        <i class="coat" aria-hidden="true" style={{ background: props.built.army.coat ?? '#777' }} />
        {props.built.army.name}
      </h2>
      <p>
        {t().front.games[props.book.game].title}
        <Show when={props.built.army.commander}>{(name) => <> · {name()}</>}</Show> ·{' '}
        {props.book.sizeText(props.built.army)}
      </p>
      <table>
        <thead>
          <tr>
            <th scope="col">{t().armies.unitName}</th>
            <th scope="col">{t().armies.type}</th>
            <th scope="col">{t().armies.boxes}</th>
            <Show when={hasCosts()}>
              <th scope="col">{t().armies.cost}</th>
            </Show>
          </tr>
        </thead>
        <tbody>
          <For each={props.built.army.units}>
            {(unit) => <Line book={props.book} built={props.built} unit={unit} />}
          </For>
        </tbody>
      </table>
      <ReckoningTable reckoning={props.book.reckoning(props.built.army, props.built.agreed)} />
    </section>
  );
};
