/** Orders of Splendid and Great, put together by dragging, by keys or by a form. */
import { saying, type ManoeuvreMaker as Maker } from '../maker.js';
import { choiceOf } from './choices.js';
import { EMPTY, type OrderDraft } from './draft.js';
import { OrderForm } from './form.jsx';
import { gesture } from './gestures.js';
import { key } from './keys.js';
import { orderMarks } from './marks.js';
import { sceneOf } from './scene.js';

export const orderMaker: Maker<OrderDraft> = {
  begin: () => EMPTY,
  gesture,
  key,
  marks: orderMarks,
  choices: (desk, draft) => {
    const scene = sceneOf(desk);
    return saying(scene && choiceOf(scene, draft));
  },
  Form: OrderForm,
};
