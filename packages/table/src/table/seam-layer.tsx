/** Where units touch, in gold; a word says where a flank or a rear is struck. For the eye: units say whom they fight. */
import { createMemo, For, Show } from 'solid-js';
import type { ZonalMatch } from '@five-victories/engine/zonal';
import { t } from '../app/settings.js';
import type { Layout } from '../view/layout.js';
import { isPhone } from '../view/measure.js';
import { seamsOf } from '../view/seams.js';

interface Props {
  readonly match: ZonalMatch;
  readonly layout: Layout;
}

const PILL = { height: 14, letters: 10.5, letter: 5.9, pad: 5 } as const;

const Pill = (props: { readonly word: string; readonly x: number; readonly y: number }) => {
  const width = (): number => props.word.length * PILL.letter + 2 * PILL.pad;
  return (
    <g class="struck" transform={`translate(${props.x} ${props.y})`}>
      <rect x={-width() / 2} y={-PILL.height / 2} width={width()} height={PILL.height} rx={PILL.height / 2} />
      <text y={PILL.letters * 0.36} font-size={`${PILL.letters}`}>
        {props.word}
      </text>
    </g>
  );
};

export const Seams = (props: Props) => {
  const seams = createMemo(() => seamsOf(props.match, props.layout.stations, props.layout.near));
  const path = (): string =>
    seams()
      .map(({ from, to }) => `M${from.join(' ')}L${to.join(' ')}`)
      .join('');
  return (
    <g class="seams" aria-hidden="true">
      <path class="ink" d={path()} />
      <path class="gold" d={path()} />
      <Show when={!isPhone(props.layout.window)}>
        <For each={seams()}>
          {({ struck }) => (
            <Show when={struck}>{(at) => <Pill word={t().table.struck[at().face]} x={at().x} y={at().y} />}</Show>
          )}
        </For>
      </Show>
    </g>
  );
};
