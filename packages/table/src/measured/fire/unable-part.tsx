/** Who cannot be hit and why; enemies with the same reason are told together. */
import { createMemo } from 'solid-js';
import { t } from '../../app/settings.js';
import { FoldedReasons } from '../../panel/reasons.jsx';
import { reasonText } from '../words/refusals.js';
import type { FirePartProps } from './fire-form.jsx';
import { targetsOf } from './shots.js';

export const UnablePart = (props: FirePartProps) => {
  const reasons = createMemo(() => {
    const { match } = props.desk;
    const { unable } = targetsOf(match, props.unit, props.draft);
    const told = new Map(unable.map(({ refusal }) => [reasonText(match, refusal), refusal.rule]));
    return [...told].map(([text, rule]) => ({ text, rule }));
  });
  return <FoldedReasons summary={t().panel.notPossible(reasons().length)} reasons={reasons()} />;
};
