/** A table in small. */
import { SURFACES, terrainPattern } from '../art/index.js';
import type { LittleMap as Drawing } from '../match/book.js';

const PATTERNS = SURFACES.map((surface) => terrainPattern(surface).svg).join('');

export const LittleMap = (props: { readonly drawing: Drawing; readonly label: string }) => (
  <svg
    class="little-map"
    viewBox={`0 0 ${props.drawing.width} ${props.drawing.height}`}
    role="img"
    aria-label={props.label}
    preserveAspectRatio="xMidYMid meet"
  >
    <defs innerHTML={PATTERNS} />
    <rect class="turf" width={props.drawing.width} height={props.drawing.height} />
    <g innerHTML={props.drawing.body} />
  </svg>
);
