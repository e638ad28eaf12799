/** Markers beside a unit in the colours of the books, each with a shape and a letter of its own. */
import { createMemo, For } from 'solid-js';
import { isOnTable, type Unit, type ZonalMatch } from '@five-victories/engine/zonal';
import { t } from '../app/settings.js';

interface Mark {
  readonly kind: string;
  readonly text: string;
  readonly title: string;
}

const marksOf = (unit: Unit): Mark[] => {
  const { letters, hits, fired, reacted, open, defensive, stakes } = t().markers;
  const marks: Mark[] = [];
  if (unit.hits > 0) marks.push({ kind: 'hits', text: String(unit.hits), title: hits(unit.hits) });
  if (unit.fired) marks.push({ kind: 'fired', text: letters.fired, title: fired });
  if (unit.reacted) marks.push({ kind: 'reacted', text: letters.reacted, title: reacted });
  if (unit.formation === 'open' && isOnTable(unit.zone) && unit.layout.length > 1)
    marks.push({ kind: 'open', text: letters.open, title: open });
  if (unit.formation === 'defensive') marks.push({ kind: 'defensive', text: letters.defensive, title: defensive });
  if (unit.stakes) marks.push({ kind: 'stakes', text: letters.stakes, title: stakes });
  return marks;
};

const SHAPES: Readonly<Record<string, string>> = {
  hits: 'M-1 0A1 1 0 1 1 1 0A1 1 0 1 1 -1 0Z',
  fired: 'M0-1.15L1.05.85H-1.05Z',
  reacted: 'M0-1.15L1.1 0 0 1.15-1.1 0Z',
  open: 'M-.9-.9H.9V.9H-.9Z',
  defensive: 'M-.55-1H.55L1.05-.35V.4L.5 1H-.5L-1.05.4V-.35Z',
  stakes: 'M-.95 1V-.4L-.6-1-.25-.4H-.1V.4H.1V-.4H.25L.6-1 .95-.4V1Z',
};

interface Props {
  readonly unit: Unit;
  readonly match: ZonalMatch;
  readonly width: number;
  readonly height: number;
  readonly text: number;
}

export const Markers = (props: Props) => {
  const marks = createMemo(() => marksOf(props.unit));
  const radius = (): number => Math.max(6, props.text * 0.72);
  return (
    <g class="markers" style={{ transform: `translate(${props.width / 2}px, ${-props.height / 2}px)` }}>
      <For each={marks()}>
        {(mark, i) => (
          <g class={`mark ${mark.kind}`} style={{ transform: `translate(0px, ${i() * radius() * 2.15}px)` }}>
            <title>{mark.title}</title>
            <path d={SHAPES[mark.kind]} transform={`scale(${radius()})`} />
            <text y={radius() * 0.42} font-size={`${radius() * 1.2}`}>
              {mark.text}
            </text>
          </g>
        )}
      </For>
    </g>
  );
};
