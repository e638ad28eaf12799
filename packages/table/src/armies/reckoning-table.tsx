/** An army in figures. */
import { For } from 'solid-js';
import { t } from '../app/settings.js';
import type { ReckonedRow, Reckoning } from './army-book.js';

const Row = (props: { readonly row: ReckonedRow }) => (
  <tr>
    <th scope="row">{props.row.title}</th>
    <For each={props.row.cells}>{(cell) => <td>{cell}</td>}</For>
  </tr>
);

export const ReckoningTable = (props: { readonly reckoning: Reckoning }) => (
  <table class="reckoning">
    <caption class="visually-hidden">{t().armies.figures}</caption>
    <thead>
      <tr>
        <td />
        <For each={props.reckoning.columns}>{(title) => <th scope="col">{title}</th>}</For>
      </tr>
    </thead>
    <tbody>
      <For each={props.reckoning.rows}>{(row) => <Row row={row} />}</For>
    </tbody>
    <tfoot>
      <Row row={props.reckoning.total} />
    </tfoot>
  </table>
);
