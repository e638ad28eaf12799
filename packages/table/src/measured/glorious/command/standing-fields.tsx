/** Where command stands that steps off a Battle, in numbers. */
import { heading as asHeading, length as asLength } from '@five-victories/engine/geometry';
import type { Standing, GloriousMatch } from '@five-victories/engine/glorious';
import { AngleField, LengthField } from '../../react/fields.jsx';
import { m } from '../../words/index.js';

interface Props {
  readonly match: GloriousMatch;
  readonly standing: Standing;
  onChange(standing: Standing): void;
}

const words = () => m().glorious.command;

export const StandingFields = (props: Props) => (
  <div class="fields">
    <LengthField
      match={props.match}
      text={words().x}
      value={props.standing.x}
      least={0}
      most={props.match.table.width}
      onValue={(value) => props.onChange({ ...props.standing, x: asLength(value) })}
    />
    <LengthField
      match={props.match}
      text={words().y}
      value={props.standing.y}
      least={0}
      most={props.match.table.depth}
      onValue={(value) => props.onChange({ ...props.standing, y: asLength(value) })}
    />
    <AngleField
      text={words().turn}
      value={props.standing.heading ?? 0}
      least={0}
      most={3599}
      onValue={(value) => props.onChange({ ...props.standing, heading: asHeading(value) })}
    />
  </div>
);
