/** One die, as drawn by art. */
import { dieFace, dieVariables } from '../art/index.js';

interface Props {
  readonly value: number;
  /** Six, unless it is said. */
  readonly sides?: number | undefined;
  readonly state: 'hit' | 'miss' | 'plain' | 'chosen';
  readonly delay?: number;
}

const facesOf = (sides: 6 | 12): string => Array.from({ length: sides }, (_, i) => dieFace(sides, i + 1).svg).join('');
const FACES = facesOf(6) + facesOf(12);

/** The faces, once on a page with dice. */
export const DieFaces = () => (
  <svg class="sprite" aria-hidden="true">
    <defs innerHTML={FACES} />
  </svg>
);

export const Die = (props: Props) => (
  <svg
    class={`die ${props.state}`}
    viewBox="-12 -12 24 24"
    style={{
      ...dieVariables(props.state === 'chosen' ? 'again' : props.state),
      '--lean': `${((props.value * 37) % 13) - 6}deg`,
      'animation-delay': `${props.delay ?? 0}ms`,
    }}
    aria-hidden="true"
  >
    <use href={`#${dieFace(props.sides === 12 ? 12 : 6, props.value).id}`} />
  </svg>
);
