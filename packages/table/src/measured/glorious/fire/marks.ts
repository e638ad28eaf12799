/** Fire drawn: range or lane, templates, targets with their dice. */
import { pointFrom } from '@five-victories/engine/geometry';
import { firerRefusal, isArtillery, isBattle, reachOf, shootersOf, type Placed } from '@five-victories/engine/glorious';
import { t } from '../../../app/settings.js';
import type { GloriousDesk as Desk } from '../../maker.js';
import { ghostAt, handleAt, linkTo, lit, marksOf, textAt, type Mark } from '../../marks.js';
import { middleOf, standingIn } from '../../spots.js';
import { shareText } from '../../odds/texts.js';
import { m } from '../../words/index.js';
import { whyText } from '../../text.js';
import { lengthIn } from '../../words/names.js';
import { volleyAt, type FireDraft } from './draft.js';
import { firerIn, hopeOf, laneMarks, mayHit, pivotedGun, targetsOf, throwsOf, type Target } from './targets.js';
import { endOf, tailOf, templateFor } from './template.js';

const AHEAD = 2500;

/** Its elements that shoot; those of a Battle have no places. */
const shooters = (firer: Placed): Mark[] => {
  const letters = shootersOf(firer);
  if (isBattle(firer)) return [];
  const stands = [...firer.stands].flatMap((letter, i) => (letters[letter] ? [i] : []));
  return lit(firer.id, stands, 'fire');
};

const reachMarks = (match: Desk['match'], firer: Placed, draft: FireDraft): Mark[] => {
  const far = reachOf(match, firer);
  const text = lengthIn(match, far);
  if (!isArtillery(firer)) return [{ is: 'range', unit: firer.id, far, tone: 'quiet', text }];
  const gun = pivotedGun(match, firer, draft.pivot);
  return marksOf(
    ...laneMarks(match, gun, 'fire', text),
    draft.pivot && ghostAt(gun.id, gun.place, 'fire'),
    handleAt('gun', pointFrom(gun.place, 0, AHEAD), m().glorious.fire.pivotHandle, 'fire'),
  );
};

/** As if all fired at this enemy alone. */
const hopeText = (target: Target): string =>
  t().odds.share(t().odds.dice(target.dice ?? 0), t().number(hopeOf(target)));

/** At whom it is aimed with the dice it has, whom it could hit with those it would have. */
const targetMarks = (match: Desk['match'], firer: Placed, draft: FireDraft, targets: readonly Target[]): Mark[] => {
  const casts = throwsOf(match, draft);
  return targets.filter(mayHit).flatMap((target): Mark[] => {
    const cast = casts.get(target.target)?.cast;
    const tone = volleyAt(draft, target.target) ? 'fire' : 'quiet';
    const text = cast ? shareText(cast) : hopeText(target);
    return [
      linkTo(firer.id, target.target, tone),
      // At the target: links of one firer lie close together where they begin.
      textAt(middleOf(match, target.target), text, tone),
    ];
  });
};

const templateMarks = (match: Desk['match'], firer: Placed, draft: FireDraft): Mark[] =>
  draft.at.flatMap(({ target: id, placement }): Mark[] => {
    const target = standingIn(match, id);
    const template = target && templateFor(match, firer, target, placement);
    if (!template) return [];
    const { placement: laid, sheet, zone, refusal } = template;
    const tone = refusal ? 'wrong' : 'fire';
    const { shift, turn } = m().glorious.fire.handles;
    return marksOf(
      { is: 'area', points: sheet, tone: 'quiet' },
      zone.length > 0 && { is: 'area', points: zone, tone },
      id === draft.active && handleAt('shift', tailOf(laid), shift, tone),
      id === draft.active && handleAt('turn', endOf(laid), turn, tone),
      refusal && textAt(laid, whyText(match, refusal), 'wrong'),
    );
  });

const askedMark = (match: Desk['match'], { asked }: FireDraft, targets: readonly Target[]): Mark[] => {
  const refusal = targets.find(({ target }) => target === asked)?.refusal;
  return marksOf(asked !== undefined && refusal && textAt(middleOf(match, asked), whyText(match, refusal), 'wrong'));
};

export const fireMarks = ({ match }: Desk, draft: FireDraft): readonly Mark[] => {
  const firer = firerIn(match, draft);
  if (!firer || firerRefusal(match, firer)) return [];
  const targets = targetsOf(match, firer.id, draft.pivot);
  return [
    ...reachMarks(match, firer, draft),
    ...shooters(firer),
    ...(isArtillery(firer) ? [] : templateMarks(match, firer, draft)),
    ...targetMarks(match, firer, draft, targets),
    ...askedMark(match, draft, targets),
  ];
};
