/** Battles are formed in the panel; the engine's proposals are where one begins. */
import { optionsFor } from '../../decisions.js';
import type { GloriousMaker as Maker } from '../../maker.js';
import { m } from '../../words/index.js';
import { faultsOf, formOf, ofOption, type FormDraft } from './form.js';

export const form: Maker<FormDraft> = {
  begin: ({ match }) => {
    const [first] = optionsFor(match, 'form');
    return first ? ofOption(first, m().glorious.form.names) : { battles: [], split: [] };
  },
  marks: () => [],
  choices: (_desk, draft) => [formOf(draft)],
  refusal: ({ match }, draft) => {
    const [first, ...also] = faultsOf(match, draft).map(({ refusal }) => refusal);
    return first && (also.length > 0 ? { ...first, also } : first);
  },
  listed: false,
  explains: true,
};
