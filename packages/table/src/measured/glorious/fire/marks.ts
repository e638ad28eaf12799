/** Fire drawn: range or lane, templates, targets with their dice. */
import { pointFrom } from '@five-victories/engine/geometry';
import { figureOf, findUnit, type UnitId } from '@five-victories/engine/tabletop';
import { isArtillery, isBattle, reachOf, shootersOf, type Placed } from '@five-victories/engine/glorious';
import { t } from '../../../app/settings.js';
import type { GloriousDesk as Desk } from '../../maker.js';
import type { Mark, Spot } from '../../marks.js';
import { shareText } from '../../odds/texts.js';
import { m } from '../../words/index.js';
import { whyText } from '../../text.js';
import { lengthIn } from '../../words/names.js';
import { volleyAt, type FireDraft } from './draft.js';
import {
  firerIn,
  hopeOf,
  laneAhead,
  mayHit,
  pivotedGun,
  silenceOf,
  targetsOf,
  throwsOf,
  type Target,
} from './targets.js';
import { endOf, tailOf, templateFor } from './template.js';

const AHEAD = 2500;

const middle = (match: Desk['match'], id: UnitId): Spot => {
  const { x, y } = figureOf(match, findUnit(match, id) as Placed);
  return { x, y };
};

/** Its elements that shoot; those of a Battle have no places. */
const shooters = (firer: Placed): Mark[] => {
  const letters = shootersOf(firer);
  if (isBattle(firer)) return [];
  const stands = [...firer.stands].flatMap((letter, i) => (letters[letter] ? [i] : []));
  return stands.length > 0 ? [{ is: 'stands', unit: firer.id, stands, tone: 'fire' }] : [];
};

const reachMarks = (match: Desk['match'], firer: Placed, draft: FireDraft): Mark[] => {
  const far = reachOf(match, firer);
  const text = lengthIn(match, far);
  if (!isArtillery(firer)) return [{ is: 'range', unit: firer.id, far, tone: 'quiet', text }];
  const gun = pivotedGun(match, firer, draft.pivot);
  return [
    { is: 'area', points: laneAhead(match, gun), tone: 'fire', text },
    ...(draft.pivot ? [{ is: 'ghost', unit: gun.id, place: gun.place, tone: 'fire' } as const] : []),
    {
      is: 'handle',
      id: 'gun',
      at: pointFrom(gun.place, 0, AHEAD),
      label: m().glorious.fire.pivotHandle,
      tone: 'fire',
    },
  ];
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
      { is: 'link', from: firer.id, to: target.target, tone },
      // At the target: links of one firer lie close together where they begin.
      { is: 'text', at: middle(match, target.target), text, tone },
    ];
  });
};

const templateMarks = (match: Desk['match'], firer: Placed, draft: FireDraft): Mark[] =>
  draft.at.flatMap(({ target: id, placement }): Mark[] => {
    const target = findUnit(match, id);
    const template = target?.place && templateFor(match, firer, target as Placed, placement);
    if (!template) return [];
    const tone = template.refusal ? 'wrong' : 'fire';
    const marks: Mark[] = [{ is: 'area', points: template.sheet, tone: 'quiet' }];
    if (template.zone.length > 0) marks.push({ is: 'area', points: template.zone, tone });
    if (id === draft.active) {
      const { shift, turn } = m().glorious.fire.handles;
      marks.push({ is: 'handle', id: 'shift', at: tailOf(template.placement), label: shift, tone });
      marks.push({ is: 'handle', id: 'turn', at: endOf(template.placement), label: turn, tone });
    }
    if (template.refusal)
      marks.push({ is: 'text', at: template.placement, text: whyText(match, template.refusal), tone: 'wrong' });
    return marks;
  });

const askedMark = (match: Desk['match'], { asked }: FireDraft, targets: readonly Target[]): Mark[] => {
  const refusal = targets.find(({ target }) => target === asked)?.refusal;
  return asked && refusal
    ? [{ is: 'text', at: middle(match, asked), text: whyText(match, refusal), tone: 'wrong' }]
    : [];
};

export const fireMarks = ({ match }: Desk, draft: FireDraft): readonly Mark[] => {
  const firer = firerIn(match, draft);
  if (!firer || silenceOf(match, firer)) return [];
  const targets = targetsOf(match, firer.id, draft.pivot);
  return [
    ...reachMarks(match, firer, draft),
    ...shooters(firer),
    ...(isArtillery(firer) ? [] : templateMarks(match, firer, draft)),
    ...targetMarks(match, firer, draft, targets),
    ...askedMark(match, draft, targets),
  ];
};
