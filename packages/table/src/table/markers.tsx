/** Markers beside a unit in the colours of the books, each with a shape and a sign of its own. */
import { createMemo, For } from 'solid-js';
import { isOnTable, type Unit, type ZonalMatch } from '@five-victories/engine/zonal';
import { t } from '../app/settings.js';
import { markerSymbol, type MarkerName } from '../art/index.js';
import { MARKER_STEP } from '../view/place-plates.js';

interface Mark {
  /** As art draws it; the defensive formation has no marker in the books, and a shield with a letter here. */
  readonly kind: MarkerName | 'defensive';
  readonly text?: string;
  readonly title: string;
}

export const marksOf = (unit: Unit): Mark[] => {
  const { letters, hits, fired, reacted, open, defensive, stakes } = t().markers;
  const marks: Mark[] = [];
  if (unit.hits > 0) marks.push({ kind: 'green', text: String(unit.hits), title: hits(unit.hits) });
  if (unit.fired) marks.push({ kind: 'red', title: fired });
  if (unit.reacted) marks.push({ kind: 'yellow', title: reacted });
  if (unit.formation === 'open' && isOnTable(unit.zone) && unit.layout.length > 1)
    marks.push({ kind: 'blue', title: open });
  if (unit.formation === 'defensive') marks.push({ kind: 'defensive', text: letters.defensive, title: defensive });
  if (unit.stakes) marks.push({ kind: 'stakes', title: stakes });
  return marks;
};

/** Half the width of a marker as art draws it. */
const DRAWN = 6;
const SHIELD = 'M-3.3-6H3.3L6.3-2.1V2.4L3 6H-3L-6.3 2.4V-2.1Z';

const Shield = (props: { readonly letter: string }) => (
  <>
    <path d={SHIELD} />
    <text y="2.5" font-size="7.2">
      {props.letter}
    </text>
  </>
);

const Drawn = (props: { readonly name: MarkerName; readonly text: string | undefined }) => {
  const drawn = createMemo(() => markerSymbol(props.name, props.text));
  return (
    <>
      <defs innerHTML={drawn().svg} />
      <use href={`#${drawn().id}`} />
    </>
  );
};

export const markerRadius = (text: number): number => Math.max(6, text * 0.8);

interface Props {
  readonly unit: Unit;
  readonly match: ZonalMatch;
  readonly width: number;
  readonly height: number;
  readonly text: number;
}

export const Markers = (props: Props) => {
  const marks = createMemo(() => marksOf(props.unit));
  const radius = (): number => markerRadius(props.text);
  return (
    <g class="markers" style={{ transform: `translate(${props.width / 2}px, ${-props.height / 2}px)` }}>
      <For each={marks()}>
        {(mark, i) => (
          <g class={`mark ${mark.kind}`} style={{ transform: `translate(0px, ${i() * radius() * MARKER_STEP}px)` }}>
            <title>{mark.title}</title>
            <g transform={`scale(${radius() / DRAWN})`}>
              {mark.kind === 'defensive' ? (
                <Shield letter={mark.text ?? ''} />
              ) : (
                <Drawn name={mark.kind} text={mark.text} />
              )}
            </g>
          </g>
        )}
      </For>
    </g>
  );
};
