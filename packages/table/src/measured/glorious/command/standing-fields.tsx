/** Where command stands that steps off a Battle, in numbers. */
import type { Standing, GloriousMatch } from '@five-victories/engine/glorious';
import { PoseFields } from '../../pose-fields.jsx';
import { m } from '../../words/index.js';

interface Props {
  readonly match: GloriousMatch;
  readonly standing: Standing;
  onChange(standing: Standing): void;
}

export const StandingFields = (props: Props) => {
  const words = () => ({ ...m().glorious.command, heading: m().glorious.command.turn });
  return (
    <PoseFields
      match={props.match}
      pose={props.standing}
      words={words()}
      onPose={(change) => props.onChange({ ...props.standing, ...change })}
    />
  );
};
