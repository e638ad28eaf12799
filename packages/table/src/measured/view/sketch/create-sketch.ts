/**
 * While a hand moves, what it carries (ghosts, ways, rulers) is drawn on a canvas, and the drawing of the page stands
 * still behind it; when the hand rests, the page draws it. A canvas asks nothing of styles and layout, so it keeps up.
 * Looks are taken from the drawing of the page: what it has not drawn yet, it draws itself.
 */
import { createMemo, onCleanup, type Accessor } from 'solid-js';
import { afterFrame } from '../../../app/idle.js';
import type { Mark } from '../../marks.js';
import type { Figure } from '../figure.js';
import type { GhostPaper } from '../marks/ghost-look.js';
import { pictureOf, type Picture } from './picture.js';
import { sketchOf } from './plan.js';

interface Ways {
  readonly marks: Accessor<readonly Mark[]>;
  readonly paper: Accessor<GhostPaper>;
  /** Something is in the hand; and the hand moves. */
  readonly holding: Accessor<boolean>;
  readonly moving: Accessor<boolean>;
}

/** Of figures in their coats: units that look alike share them. */
const createPictures = () => {
  const known = new WeakMap<Figure, Map<string, Picture | undefined>>();
  let waiting = new Map<SVGGElement, () => void>();
  let isWaiting: (() => void) | undefined;
  const take = (): void => {
    isWaiting = undefined;
    const all = waiting;
    waiting = new Map();
    for (const keep of all.values()) keep();
  };
  onCleanup(() => isWaiting?.());
  return {
    of: (figure: Figure, name: string): Picture | undefined => known.get(figure)?.get(name),
    /** Its picture is taken when it has been seen. */
    note: (element: SVGGElement, figure: Figure, name: string): void => {
      const of = known.get(figure) ?? new Map<string, Picture | undefined>();
      known.set(figure, of);
      if (of.has(name)) return;
      waiting.set(element, () => element.isConnected && of.set(name, pictureOf(element)));
      isWaiting ??= afterFrame(take);
    },
  };
};

export type CarriedSketch = ReturnType<typeof createSketch>;

export const createSketch = ({ marks, paper, holding, moving }: Ways) => {
  const pictures = createPictures();
  const sketch = createMemo(() => (moving() ? sketchOf(paper(), marks(), pictures.of) : undefined));
  const isSketched = createMemo(() => sketch() !== undefined);
  return {
    sketch,
    isSketched,
    /** What the page draws: as it was, while the canvas shows it. */
    drawn: createMemo<readonly Mark[]>((before) => (isSketched() && before ? before : marks())),
    /** Only what is carried is looked at. */
    onLook: (element: SVGGElement, figure: Figure, name: string): void => {
      if (holding()) pictures.note(element, figure, name);
    },
  };
};
