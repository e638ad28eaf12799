import { t } from '../app/settings.js';
import { CLOSER } from './table-keys.js';
import type { ViewWindow } from './view-window.js';

const Button = (props: { readonly name: string; readonly sign: string; readonly onPress: () => void }) => (
  <button type="button" aria-label={props.name} title={props.name} onClick={() => props.onPress()}>
    {props.sign}
  </button>
);

export const ZoomButtons = (props: { readonly view: ViewWindow }) => (
  <div class="zoom" role="group">
    <Button name={t().tools.zoomIn} sign="+" onPress={() => props.view.zoom(CLOSER)} />
    <Button name={t().tools.zoomOut} sign="−" onPress={() => props.view.zoom(1 / CLOSER)} />
    <Button name={t().tools.fit} sign="⤢" onPress={() => props.view.fit()} />
  </div>
);
