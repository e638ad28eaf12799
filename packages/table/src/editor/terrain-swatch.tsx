/** A little piece of a kind of ground, for buttons. Its trees and stones are drawn from the symbols of the board. */
import { Show, splitProps } from 'solid-js';
import type { Terrain } from '@five-victories/engine/tabletop';
import { patch, terrainFeature, terrainLine, type Game } from '../art/index.js';
import { Chip } from '../controls/button.jsx';

const WIDTH = 96;
const HEIGHT = 72;
const SEED = 5;

const artOf = (type: Terrain, game: Game): string =>
  type === 'escarpment'
    ? terrainLine(type, [
        [8, 30],
        [48, 42],
        [88, 30],
      ])
    : terrainFeature(type, patch(6, 6, WIDTH - 12, HEIGHT - 12, SEED), { seed: SEED, game });

interface Props extends Omit<Parameters<typeof Chip>[0], 'type'> {
  readonly type: Terrain | undefined;
  readonly game: Game;
}

/** A chip with the ground it stands for. */
export const GroundChip = (props: Props) => {
  const [own, others] = splitProps(props, ['text', 'type', 'game']);
  const drawn = () => own.type && artOf(own.type, own.game);
  const text = (
    <>
      <Show when={drawn()}>
        {(art) => <svg class="swatch" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true" innerHTML={art()} />}
      </Show>
      {own.text}
    </>
  );
  return <Chip {...others} text={text} />;
};
