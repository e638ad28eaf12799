/** The name of a zone in its upper left corner; crossed swords where it is fought over. For the eye only. */
import { createMemo, Show } from 'solid-js';
import type { ZonalMatch } from '@five-victories/engine/zonal';
import { t } from '../app/settings.js';
import { isHeld } from '../view/blocks.js';
import { lengthOf } from '../view/letters.js';
import type { Area } from '../view/table-plan.js';
import { titlesOf, titleWithin } from '../view/zone-titles.js';
import { DrawnMark } from './markers.jsx';

interface Props {
  readonly match: ZonalMatch;
  readonly area: Area;
  readonly fought: boolean;
  /** What a shield takes of the line. */
  readonly beside: number;
}

const LETTERS = 12.5;
const HEIGHT = 16;
const PAD = 5;
const SWORDS = 15;
/** Bold letters are wider. */
const BOLD = 1.09;
const INSET = 4;

export const ZoneTitle = (props: Props) => {
  const before = (): number => (props.fought ? SWORDS : 0);
  const room = (): number => props.area.width - 2 * (INSET + PAD) - before() - props.beside;
  const weight = (): number => (props.fought ? BOLD : 1);
  const isEmpty = (): boolean => !isHeld({ match: props.match }, props.area.zone);
  const title = createMemo(() =>
    titleWithin(titlesOf(t(), props.match, props.area.zone, isEmpty()), LETTERS * weight(), room()),
  );
  const width = (): number => before() + (title() === '' ? 2 : lengthOf(title()) * LETTERS * weight() + 2 * PAD);
  const top = (): number =>
    props.area.reserve && isEmpty() ? props.area.top + (props.area.height - HEIGHT) / 2 : props.area.top + INSET;
  return (
    <Show when={title() !== '' || props.fought}>
      <g
        class="zone-title"
        classList={{ fought: props.fought, reserve: props.area.reserve }}
        style={{ transform: `translate(${props.area.left + INSET}px, ${top()}px)` }}
      >
        <rect width={width()} height={HEIGHT} rx="2.5" />
        <Show when={props.fought}>
          <g transform={`translate(${SWORDS / 2 + 1} ${HEIGHT / 2})`}>
            <DrawnMark name="fight" />
          </g>
        </Show>
        <text x={before() + PAD} y={HEIGHT * 0.75} font-size={`${LETTERS}`}>
          {title()}
        </text>
      </g>
    </Show>
  );
};
