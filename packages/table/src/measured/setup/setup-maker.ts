/** `setup` and `place`: the army is set up on the table itself, the form tells what is wrong with it yet. */
import type { Maker } from '../maker.js';
import { refusalsOf } from './faults.js';
import { gesture } from './gestures.js';
import { key } from './keys.js';
import { marks } from './marks.js';
import { m } from '../words/index.js';
import { beginning, beginningAgain, shown, type Draft } from './plan.js';
import { agreementIn, choicesOf } from './said.js';
import { SetupForm } from './setup-form.jsx';

export const setupMaker: Maker<Draft> = {
  begin: beginning,
  again: beginningAgain,
  gesture,
  key,
  marks,
  shown: (desk, draft) => shown(desk, draft.placings),
  choices: choicesOf,
  refusal: (desk, draft) => refusalsOf(desk, draft)[0],
  giving: (desk, draft) => agreementIn(desk, draft) && m().setup.confirm,
  Form: SetupForm,
  listed: false,
  explains: true,
  keeps: true,
};
