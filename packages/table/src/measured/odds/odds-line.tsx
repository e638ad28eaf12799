/** A throw in a line: dice, what they need, what is to be expected, the chances as a chart, and why so many. */
import { Show } from 'solid-js';
import type { TabletopMatch } from '@five-victories/engine/tabletop';
import type { Cast } from '../../match/preview.js';
import { castLine, Chart } from '../../panel/cast.jsx';
import { Summands } from './summands.jsx';

export const OddsLine = (props: { readonly match: TabletopMatch; readonly cast: Cast }) => (
  <div class="odds-line">
    <span class="words">{castLine(props.cast)}</span>
    <Show when={(props.cast.chances?.length ?? 0) > 2}>
      <Chart chances={props.cast.chances!} />
    </Show>
    <Summands match={props.match} cast={props.cast} />
  </div>
);
