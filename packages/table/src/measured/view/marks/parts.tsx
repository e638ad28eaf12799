/** What marks are made of: a line with a dark casing, ground with a hatching. */
import type { Tone } from '../../marks.js';
import { CASING, hatchOf, TONE_NAMES, TONES } from '../tones.js';

/** The hatchings, as large as pixels at every zoom. */
export const ToneDefs = (props: { readonly px: number }) => (
  <defs>
    {TONE_NAMES.filter((tone) => TONES[tone].hatch !== '').map((tone) => (
      <pattern
        id={`hatch-${tone}`}
        width="12"
        height="12"
        patternUnits="userSpaceOnUse"
        patternTransform={`scale(${props.px})`}
      >
        <rect width="12" height="12" fill={TONES[tone].colour} fill-opacity=".3" />
        <path d={TONES[tone].hatch} fill="none" stroke={TONES[tone].colour} stroke-width="1.6" stroke-opacity=".9" />
      </pattern>
    ))}
  </defs>
);

interface StrokeProps {
  readonly d: string;
  readonly tone: Tone;
  /** In pixels. */
  readonly width?: number;
  readonly whole?: boolean;
}

export const Stroke = (props: StrokeProps) => (
  <>
    <path
      class="casing"
      d={props.d}
      stroke={CASING.colour}
      stroke-opacity={CASING.opacity}
      stroke-width={(props.width ?? 2.4) + CASING.wider}
    />
    <path
      class="stroke"
      d={props.d}
      stroke={TONES[props.tone].colour}
      stroke-width={props.width ?? 2.4}
      stroke-dasharray={props.whole === true ? '' : TONES[props.tone].dash}
    />
  </>
);

const Fill = (props: { readonly d: string; readonly tone: Tone }) => (
  <path class="fill" d={props.d} fill={hatchOf(props.tone)} fill-opacity={props.tone === 'quiet' ? 0.14 : 0.6} />
);

/** Ground that is covered, with the line around it. */
export const Patch = (props: {
  readonly is: string;
  readonly d: string;
  readonly edge?: string;
  readonly tone: Tone;
}) => (
  <g class={`mark ${props.is}`}>
    <Fill d={props.d} tone={props.tone} />
    <Stroke d={props.edge ?? props.d} tone={props.tone} width={1.6} />
  </g>
);
