/** What a set-up comes to be said as; where both sides have to agree, each may change his own until then. */
import { same, type Choice } from '@five-victories/engine/kernel';
import { askedAs, type Desk } from '../maker.js';
import { isSingle, movableOf, standing, type Draft } from './plan.js';

export const isAgreed = ({ match }: Desk): boolean => match.state.options.setupMethod === 'agreed';

/** Whether the other side has agreed to what stands. */
export const hasOtherAgreed = (desk: Desk): boolean => askedAs(desk, 'setup').about.confirmed !== undefined;

/** Who changes nothing agrees to the set-ups as they stand. */
export const agreementIn = (desk: Desk, { placings }: Draft): Choice | undefined => {
  const agrees = desk.match.decision?.options.find((option) => option.do === 'confirm');
  return agrees && same(placings, standing(desk)) ? agrees : undefined;
};

/** As it would be said: in the order of the army. */
export const choicesOf = (desk: Desk, draft: Draft) => {
  const agrees = agreementIn(desk, draft);
  if (agrees) return [agrees];
  const { placings } = draft;
  const units = movableOf(desk).flatMap(({ id }) => placings[id] ?? []);
  if (!isSingle(desk)) return units.length > 0 ? [{ do: 'setup', units }] : undefined;
  const [one] = units;
  return one && [{ do: 'place', ...one }];
};
