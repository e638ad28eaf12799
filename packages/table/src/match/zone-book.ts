/** The zone games as the table plays them. */
import { asked, type Choice } from '@five-victories/engine/kernel';
import {
  actorOf,
  shotsOf,
  volleyOf,
  type Interruption,
  type ZonalChoice,
  type ZonalMatch,
} from '@five-victories/engine/zonal';
import { t } from '../app/settings.js';
import { standName } from '../words/names.js';
import { choiceTitle } from '../words/offers.js';
import { addedText, reasonText } from '../words/refusals.js';
import { tellingOf } from '../words/report.js';
import type { Book } from './book.js';
import type { ZoneGame } from './game-ids.js';
import { editionOf } from './games.js';
import { zoneMap } from '../briefing/zone-map.js';
import { aimOf, unitIn } from './offers.js';
import { zoneStanding } from './zone-standing.js';

const titleOf = (match: ZonalMatch, choice: Choice): string => {
  const said = choice as ZonalChoice | Interruption; // it was said in a match of this family
  if (said.do === 'concede' || said.do === 'offerEnd') return t().verbs[said.do];
  if (said.do === 'dispute') return t().house[said.switch]?.title ?? said.switch;
  // The unit that is asked need not be named in the answer.
  const question = asked(match);
  const unit = unitIn(said) ?? (question && actorOf(question, said));
  return choiceTitle(t(), match, aimOf(match, said, unit));
};

export const zoneBook = (id: ZoneGame): Book<ZonalMatch> => ({
  game: editionOf(id),
  tellingOf,
  reasonOf: (match, refusal) => reasonText(t(), match, refusal),
  volleyOf,
  shotsOf,
  titleOf,
  standName: (match, letter) => standName(t(), match, letter),
  summandText: (match, summand) => addedText(t(), match, summand),
  standing: zoneStanding,
  mapOf: zoneMap,
});
