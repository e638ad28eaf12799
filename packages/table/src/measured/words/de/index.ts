import { names } from './names.js';
import { asks } from './asks.js';
import { ground } from './ground.js';
import { view } from './view.js';
import { page } from './page.js';
import { orders } from './orders.js';
import { react } from './react.js';
import { glorious } from './glorious.js';
import { fire } from './fire.js';
import { setup } from './setup.js';

import type { MeasuredMessages } from '../en/index.js';
import { group } from './group.js';
import { guide } from './guide.js';

export const de: MeasuredMessages = {
  names,
  asks,
  ground,
  group,
  guide,
  page,
  view,
  orders,
  react,
  glorious,
  fire,
  setup,
};
