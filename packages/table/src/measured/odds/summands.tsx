/** All summands of the dice, each with its rule. */
import type { TabletopMatch } from '@five-victories/engine/tabletop';
import type { Cast } from '../../match/preview.js';
import { SummandList } from '../../panel/cast.jsx';
import { standName, whyText } from '../words/names.js';

export const Summands = (props: { readonly match: TabletopMatch; readonly cast: Cast }) => (
  <SummandList cast={props.cast} stand={(letter) => standName(props.match, letter)} why={(why) => whyText(why)} />
);
