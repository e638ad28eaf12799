/** The makers of reactions, for the two games that have them. Each module has the parts of its maker by their names. */
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

const blocksMaker: Maker<blocks.BlocksDraft> = { ...blocks, Form: BlocksForm };
const chargeMaker: Maker<charge.ChargeDraft> = { ...charge, ...chargeGestures, marks: chargeMarks, Form: ChargeForm };
const fallBackMaker: Maker<fallBack.FallBackDraft> = { ...fallBack, Form: FallBackForm };
const goOnMaker: Maker<null> = { ...goOn, begin: () => null, choices: () => undefined, Form: GoOnForm };
const interceptMaker: Maker<intercept.InterceptDraft> = { ...intercept, marks: interceptMarks, Form: InterceptForm };
const retreatMaker: Maker<retreat.RetreatDraft> = { ...retreat, Form: RetreatForm };

export const reactMakers = {
  intercept: interceptMaker,
  goOn: goOnMaker,
  react: chargeMaker,
  hastyBlock: blocksMaker,
  reform: blocksMaker,
  fallBack: fallBackMaker,
  retreat: retreatMaker,
};
