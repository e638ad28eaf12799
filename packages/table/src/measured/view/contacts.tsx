/** Where units touch an enemy: crossed swords between them. */
import { createMemo, Index } from 'solid-js';
import { contactsOf, figureOf, placedOfSide, type TabletopMatch } from '@five-victories/engine/tabletop';
import type { Spot } from '../marks.js';
import { nearestBetween } from './outline.js';
import { drawnAt, type Plane } from './plane.js';

interface Props {
  readonly match: TabletopMatch;
  readonly plane: Plane;
  readonly text: number;
}

const meetings = (match: TabletopMatch, plane: Plane): Spot[] =>
  placedOfSide(match, 'south').flatMap((unit) =>
    contactsOf(match, unit).map((enemy) => {
      const [a, b] = nearestBetween(figureOf(match, unit), figureOf(match, enemy));
      return drawnAt(plane, { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
    }),
  );

export const Contacts = (props: Props) => {
  const spots = createMemo(() => meetings(props.match, props.plane));
  const scale = (): number => Math.max(0.9, props.text / 11);
  return (
    <g class="contacts" aria-hidden="true">
      <Index each={spots()}>
        {(spot) => <use href="#fv-marker-fight" transform={`translate(${spot().x} ${spot().y}) scale(${scale()})`} />}
      </Index>
    </g>
  );
};
