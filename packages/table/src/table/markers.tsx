/** Markers of a unit in the colours of the books, each with a shape and a sign of its own; they lie on its lip. */
import { createMemo } from 'solid-js';
import type { Unit } from '@five-victories/engine/zonal';
import { t } from '../app/settings.js';
import { markerSymbol, type MarkerName } from '../art/index.js';

interface Mark {
  readonly kind: MarkerName;
  readonly text?: string;
  readonly title: string;
}

/** Hits, and what it did this turn; formations show in the rim, stakes before the front. */
export const marksOf = ({ hits, fired, reacted, chosen }: Unit): Mark[] => {
  const { markers } = t();
  return [
    ...(hits > 0 ? [{ kind: 'green', text: String(hits), title: markers.hits(hits) } as const] : []),
    ...(fired ? [{ kind: 'red', title: markers.fired } as const] : []),
    ...(reacted ? [{ kind: 'yellow', title: markers.reacted } as const] : []),
    ...(chosen ? [{ kind: 'done', title: markers.chosen } as const] : []),
  ];
};

/** About 12 across, around its middle. */
export const DrawnMark = (props: { readonly name: MarkerName; readonly text?: string | undefined }) => {
  const drawn = createMemo(() => markerSymbol(props.name, props.text));
  return (
    <>
      <defs innerHTML={drawn().svg} />
      <use href={`#${drawn().id}`} />
    </>
  );
};
