/** A slip as it is drawn: parchment with a hairline, a blush one with a cross for what cannot be, a pill for a measure. */
import { Index, Show } from 'solid-js';
import { TEXT, type Slip } from './slips.js';

const CROSS = 4;

const Lines = (props: { readonly slip: Slip; readonly x: number; readonly top: number; readonly step: number }) => (
  <text
    class={`label ${props.slip.tone}`}
    y={props.top}
    font-size={`${props.slip.kind === 'pill' ? TEXT.pill : TEXT.slip}`}
  >
    <Index each={props.slip.lines}>
      {(line, i) => (
        <tspan class={i === 0 ? 'first' : undefined} x={props.x} dy={i === 0 ? 0 : props.step}>
          {line()}{' '}
        </tspan>
      )}
    </Index>
  </text>
);

const STAR = 'M0,-5.5L1.4,-1.8L5.3,-1.7L2.2,0.8L3.3,4.5L0,2.3L-3.3,4.5L-2.2,0.8L-5.3,-1.7L-1.4,-1.8Z';

/** The colour of the side before a name, with a star for who commands. */
const Stripe = (props: { readonly slip: Slip }) => {
  const height = (): number => props.slip.box.bottom - props.slip.box.top;
  return (
    <>
      <path class="stripe" d={`M0 0h${TEXT.stripe - 4}v${height()}h${4 - TEXT.stripe}Z`} />
      <Show when={props.slip.chief}>
        <path class="star" d={STAR} transform={`translate(${(TEXT.stripe - 4) / 2} ${height() / 2})`} />
      </Show>
    </>
  );
};

const Band = (props: { readonly height: number }) => {
  const [x, y] = [TEXT.band / 2 - 2, () => props.height / 2];
  return (
    <>
      <path class="band" d={`M0 0h${TEXT.band - 4}v${props.height}h${4 - TEXT.band}Z`} />
      <path
        class="cross"
        d={`M${x - CROSS} ${y() - CROSS}l${2 * CROSS} ${2 * CROSS}m0 ${-2 * CROSS}l${-2 * CROSS} ${2 * CROSS}`}
      />
    </>
  );
};

export const SlipSign = (props: { readonly slip: Slip }) => {
  const width = (): number => props.slip.box.right - props.slip.box.left;
  const height = (): number => props.slip.box.bottom - props.slip.box.top;
  const isPill = (): boolean => props.slip.kind === 'pill';
  const isName = (): boolean => props.slip.kind === 'name';
  const isWrong = (): boolean => props.slip.tone === 'wrong' && !isPill();
  const before = (): number => (isName() ? TEXT.stripe : isWrong() ? TEXT.band : TEXT.pad);
  return (
    <g class={`slip-sign as-${props.slip.kind} ${props.slip.tone} ${props.slip.side ?? ''}`}>
      <Show when={props.slip.leader}>
        {(leader) => <path class="leader" d={`M${leader()[0].x} ${leader()[0].y}L${leader()[1].x} ${leader()[1].y}`} />}
      </Show>
      <g transform={`translate(${props.slip.box.left} ${props.slip.box.top})`}>
        <rect class="paper" width={width()} height={height()} rx={isPill() ? height() / 2 : 2} />
        <Show when={isName()}>
          <Stripe slip={props.slip} />
        </Show>
        <Show when={isWrong()}>
          <Band height={height()} />
        </Show>
        <Lines
          slip={props.slip}
          x={isPill() ? width() / 2 : before()}
          top={isPill() ? height() / 2 + TEXT.pill * 0.36 : isName() ? TEXT.slip * 1.1 : TEXT.slip * 1.22}
          step={isPill() ? TEXT.line * 0.9 : TEXT.line}
        />
      </g>
    </g>
  );
};
