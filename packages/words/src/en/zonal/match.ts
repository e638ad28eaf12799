import type { MATCH } from '@five-victories/engine/zonal';
import type { English } from './facts.js';

export const match: English<typeof MATCH> = {
  offeredAlready: () => 'This side has already offered to end the match.',
  notAtAnyTime: ({ verb, verbs }) => `"${verb}" cannot be said at any time, only ${verbs}.`,
};
