/** From a moment of the story to the replay, or to a match that goes on from there. */
import { playOnFrom } from '../app/play-on.js';
import { goTo } from '../app/route.js';
import { Button } from '../controls/button.jsx';
import type { Told } from './told.js';

/** `at`: what is shown; it is played on from the moment before, where it was decided. */
export const SeeIt = (props: { readonly told: Told; readonly at: number }) => {
  const words = () => props.told.to.words.turnings;
  return (
    <div class="chips">
      <Button
        class="small"
        text={words().see}
        data-see={props.at}
        onClick={() => goTo({ page: 'replay', id: props.told.head.id, at: props.at })}
      />
      <Button
        class="small"
        text={words().playOn}
        onClick={() => void playOnFrom(props.told, Math.max(0, props.at - 1))}
      />
    </div>
  );
};
