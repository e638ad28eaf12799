/** All summands of the dice, each with its rule. */
import type { TabletopMatch } from '@five-victories/engine/tabletop';
import { t } from '../../app/settings.js';
import type { Added, Cast } from '../../match/preview.js';
import { SummandList } from '../../panel/cast.jsx';
import { standName, whyText } from '../words/names.js';

const addedText = (each: Added): string => {
  if ('id' in each) return each.id;
  return Math.abs(each.by) === 1 ? t().ofOne(whyText(each.why)) : whyText(each.why);
};

export const Summands = (props: { readonly match: TabletopMatch; readonly cast: Cast }) => (
  <SummandList cast={props.cast} stand={(letter) => standName(props.match, letter)} text={addedText} />
);
