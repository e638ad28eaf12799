/** Losses of a unit: its stands are picked on the table or in the panel, and what is left of it is shown. */
import { refusal } from '@five-victories/engine/kernel';
import { isBack } from '../lists.js';
import { askedAs, saying, type ManoeuvreDesk as Desk, type ManoeuvreMaker as Maker } from '../maker.js';
import { placeWhen } from '../odds/heard.js';
import { ghostAt, lit, type Mark } from '../marks.js';
import { mayGo, pickedStand, removalOf, type RemoveDraft } from './removal.js';

const ghost = ({ match }: Desk, draft: RemoveDraft): Mark[] => {
  const choice = removalOf(match, draft);
  const place = choice && !refusal(match, choice) ? placeWhen(match, choice, 'removed', draft.unit) : undefined;
  return place ? [ghostAt(draft.unit, place, 'move')] : [];
};

export const removeMaker: Maker<RemoveDraft> = {
  begin: (desk) => {
    const { unit, lose } = askedAs(desk, 'remove').about;
    return { unit, lose, stands: [], turned: false };
  },
  gesture: (_desk, draft, { is, over }) =>
    is === 'tap' && over?.unit === draft.unit && over.stand !== undefined
      ? { draft: pickedStand(draft, over.stand) }
      : undefined,
  key: (_desk, draft, { key }) =>
    isBack(key) && draft.stands.length > 0 ? { draft: { ...draft, stands: draft.stands.slice(0, -1) } } : undefined,
  marks: (desk, draft) => [
    ...ghost(desk, draft),
    ...lit(
      draft.unit,
      mayGo(desk.match, draft).filter((stand) => !draft.stands.includes(stand)),
      'quiet',
    ),
    ...lit(draft.unit, draft.stands, 'wrong'),
  ],
  choices: ({ match }, draft) => saying(removalOf(match, draft)),
};
