/** The letter of a side on its colour: dark for South, light for North. */
import type { Side } from '@five-victories/engine/kernel';
import type { SideTone } from '../art/side-tones.js';
import { t } from '../app/settings.js';

export const SideSign = (props: { readonly side: Side; readonly tone: SideTone }) => (
  <span
    class="side-sign"
    role="img"
    aria-label={t().sides[props.side]}
    style={{ background: props.tone.ground, color: props.tone.sign, 'border-color': props.tone.sign }}
  >
    <span aria-hidden="true">{props.side === 'south' ? 'S' : 'N'}</span>
  </span>
);
