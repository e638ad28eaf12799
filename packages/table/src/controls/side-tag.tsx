/** The letter of a side on the colour of its army. */
import type { Side } from '@five-victories/engine/kernel';
import { t } from '../app/settings.js';

export const SideTag = (props: { readonly side: Side }) => (
  <span class={`side-tag ${props.side}`} role="img" aria-label={t().sides[props.side]}>
    <span aria-hidden="true">{t().sides[props.side].slice(0, 1)}</span>
  </span>
);
