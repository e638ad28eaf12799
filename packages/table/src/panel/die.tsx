/** One die, as drawn by art. */
import { dieFace, dieVariables } from '../art/index.js';

interface Props {
  readonly value: number;
  readonly state: 'hit' | 'miss' | 'plain' | 'chosen';
  readonly delay?: number;
}

const VALUES = [1, 2, 3, 4, 5, 6];
const FACES = VALUES.map((value) => dieFace(6, value).svg).join('');

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
    <use href={`#${dieFace(6, props.value).id}`} />
  </svg>
);
