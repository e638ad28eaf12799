/** All summands of the dice, each with its rule. */
import type { TabletopMatch } from '@five-victories/engine/tabletop';
import { summandText } from '@five-victories/words';
import type { Cast } from '../../match/preview.js';
import { SummandList } from '../../panel/cast.jsx';
import { standName } from '../words/names.js';
import { castOf, wordsOf } from '../words/refusals.js';

export const Summands = (props: { readonly match: TabletopMatch; readonly cast: Cast }) => (
  <SummandList
    cast={props.cast}
    stand={(letter) => standName(props.match, letter)}
    text={(each) => summandText(wordsOf(props.match), castOf(props.match), each)}
  />
);
