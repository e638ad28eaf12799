/** What the formation cannot do now, folded, each with the engine's reason. */
import { createMemo } from 'solid-js';
import type { UnitId } from '@five-victories/engine/tabletop';
import { FoldedReasons } from '../../../panel/reasons.jsx';
import { m } from '../../words/index.js';
import { unitName } from '../../words/names.js';
import { reasonOf } from '../../why.jsx';
import type { Post } from './plan.js';
import { reasonsOf } from './reasons.js';
import { verbText } from './verb-text.js';

export const Cannot = (props: { readonly post: Post }) => {
  const title = (verb: string, other: UnitId | undefined): string => {
    const text = verbText(props.post, verb);
    return other === undefined ? text : `${text}: ${unitName(props.post.match, other)}`;
  };
  const reasons = createMemo(() =>
    reasonsOf(props.post).map(({ verb, other, refusal }) => reasonOf(props.post.match, refusal, title(verb, other))),
  );
  return <FoldedReasons summary={m().glorious.order.cannot} reasons={reasons()} />;
};
