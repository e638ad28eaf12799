/** Odds in the games of zones. */
import type { ZonalMatch } from '@five-victories/engine/zonal';
import { t } from '../app/settings.js';
import type { Cast } from '../match/preview.js';
import { standName } from '../words/names.js';
import { addedText } from '../words/refusals.js';
import { SummandList } from './cast.jsx';

export { castLine } from './cast.jsx';

export const Summands = (props: { readonly cast: Cast; readonly match: ZonalMatch }) => (
  <SummandList
    cast={props.cast}
    stand={(letter) => standName(t(), props.match, letter)}
    text={(each) => addedText(t(), props.match, each)}
  />
);
