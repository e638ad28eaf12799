/** Where something lies and how it is turned, in figures. */
import { heading as asHeading, length as asLength, type Heading, type Length } from '@five-victories/engine/geometry';
import type { TabletopMatch } from '@five-victories/engine/tabletop';
import { AngleField, LengthField } from './react/fields.jsx';

interface Props {
  readonly match: TabletopMatch;
  readonly pose: { readonly x: Length; readonly y: Length; readonly heading?: Heading | undefined };
  readonly words: { readonly x: string; readonly y: string; readonly heading: string };
  onPose(change: { readonly x?: Length; readonly y?: Length; readonly heading?: Heading }): void;
}

export const PoseFields = (props: Props) => {
  const along = (axis: 'x' | 'y', most: number) => (
    <LengthField
      match={props.match}
      text={props.words[axis]}
      value={props.pose[axis]}
      least={0}
      most={most}
      onValue={(value) => props.onPose({ [axis]: asLength(value) })}
    />
  );
  return (
    <div class="fields">
      {along('x', props.match.table.width)}
      {along('y', props.match.table.depth)}
      <AngleField
        text={props.words.heading}
        value={props.pose.heading ?? 0}
        least={0}
        most={3599}
        onValue={(value) => props.onPose({ heading: asHeading(value) })}
      />
    </div>
  );
};
