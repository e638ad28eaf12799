/** The makers of reactions, for the two games that have them. */
import type { ManoeuvreMaker as Maker } from '../maker.js';
import * as blocks from './blocks.js';
import { BlocksForm } from './blocks-form.jsx';
import * as charge from './charge.js';
import { ChargeForm } from './charge-form.jsx';
import * as chargeGestures from './charge-gestures.js';
import { chargeMarks } from './charge-marks.js';
import * as fallBack from './fall-back.js';
import * as goOn from './go-on.js';
import * as intercept from './intercept.js';
import { InterceptForm } from './intercept-form.jsx';
import { interceptMarks } from './intercept-marks.js';
import { FallBackForm, GoOnForm, RetreatForm } from './plain-forms.jsx';
import * as retreat from './retreat.js';

const interceptMaker: Maker<intercept.InterceptDraft> = {
  begin: intercept.begin,
  gesture: intercept.gesture,
  key: intercept.key,
  marks: interceptMarks,
  choices: intercept.choices,
  subject: (desk) => intercept.moverIn(desk).id,
  Form: InterceptForm,
};

const chargeMaker: Maker<charge.ChargeDraft> = {
  begin: charge.begin,
  gesture: chargeGestures.gesture,
  key: chargeGestures.key,
  marks: chargeMarks,
  choices: charge.choices,
  subject: (desk) => charge.targetIn(desk).id,
  Form: ChargeForm,
};

const blocksMaker: Maker<blocks.BlocksDraft> = {
  begin: blocks.begin,
  gesture: blocks.gesture,
  key: blocks.key,
  marks: blocks.marks,
  choices: blocks.choices,
  subject: (desk) => blocks.unitIn(desk).id,
  Form: BlocksForm,
};

const fallBackMaker: Maker<fallBack.FallBackDraft> = {
  begin: fallBack.begin,
  gesture: fallBack.gesture,
  key: fallBack.key,
  marks: fallBack.marks,
  choices: fallBack.choices,
  subject: (desk) => fallBack.chargerIn(desk).id,
  Form: FallBackForm,
};

const goOnMaker: Maker<null> = {
  begin: () => null,
  key: goOn.key,
  marks: goOn.marks,
  choices: () => undefined,
  Form: GoOnForm,
};

const retreatMaker: Maker<retreat.RetreatDraft> = {
  begin: retreat.begin,
  key: retreat.key,
  marks: retreat.marks,
  choices: retreat.choices,
  Form: RetreatForm,
};

export const reactMakers = {
  intercept: interceptMaker,
  goOn: goOnMaker,
  react: chargeMaker,
  hastyBlock: blocksMaker,
  reform: blocksMaker,
  fallBack: fallBackMaker,
  retreat: retreatMaker,
};
