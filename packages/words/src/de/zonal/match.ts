import type { MATCH } from '@five-victories/engine/zonal';
import type { German } from './facts.js';

export const match: German<typeof MATCH> = {
  offeredAlready: () => 'Diese Seite hat das Ende schon angeboten.',
  notAtAnyTime: ({ verb, verbs }) => `„${verb}“ geht nicht jederzeit, nur ${verbs}.`,
};
