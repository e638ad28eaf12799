/** What taps, drags and keys do on the drawing board of a measured table. */
import { anyChance } from '../app/chance.js';
import { chosenText } from './describe.js';
import { chosenBy } from './grip-name.js';
import { added, goalAdded, isThere, newFeature, newGoal, type Chosen } from './ground.js';
import { dragged, type Grip, type Hand } from './hand.js';
import { keyed, type Pressed } from './keys.js';
import { leastCorners, onTable, snappedTo, type Corner } from './shapes.js';
import type { Editor, Tool } from './state.js';
import { w } from './words/index.js';

/** Of the first corner of a shape being drawn: near enough, it is closed. In thousandths. */
type Near = (a: Corner, b: Corner) => boolean;

/** What is put down and dragged on in one go is one step to undo. */
const putting = (chosen: Chosen): string => `put ${JSON.stringify(chosen)}`;

const snapped = (editor: Editor, at: Corner): Corner => onTable(editor.snap() ? snappedTo(at) : at, editor.table());

const tell = (editor: Editor, chosen: Chosen | undefined): void =>
  editor.say(
    isThere(editor.options(), chosen)
      ? w().said.chosen(chosenText(editor.edition, editor.options(), chosen))
      : w().said.nothing,
  );
const choose = (editor: Editor, chosen: Chosen | undefined): void => {
  editor.choose(chosen);
  tell(editor, chosen);
};
/** Something new on the table; it is chosen, and the tool has done its work. */
const join = (editor: Editor, { options, chosen }: ReturnType<typeof added>): void => {
  editor.changeOptions(options, putting(chosen));
  choose(editor, chosen);
  editor.select();
};

// ---- drawing a shape corner by corner --------------------------------------------------------------------------------

const createDrawing = (editor: Editor, isNear: Near) => {
  const drawing = () => {
    const tool = editor.tool();
    return tool.is === 'draw' ? tool : undefined;
  };
  const isEnough = ({ type, corners }: Tool & { is: 'draw' }): boolean =>
    corners.length >= leastCorners(type !== 'escarpment');
  /** The shape that was drawn becomes a feature; too few corners are none. */
  const close = (): void => {
    const tool = drawing();
    if (tool && isEnough(tool)) join(editor, added(editor.options(), { type: tool.type, points: tool.corners }));
  };
  const takeCornerBack = (): void => {
    const tool = drawing();
    if (tool) editor.setTool({ ...tool, corners: tool.corners.slice(0, -1) });
  };
  const drawAt = (at: Corner): void => {
    const tool = drawing();
    if (!tool) return;
    const { corners } = tool;
    const back = tool.type === 'escarpment' ? corners.at(-1) : corners[0];
    if (isEnough(tool) && back && isNear(back, at)) return close();
    const corner = snapped(editor, at);
    // Twice in the same place is one corner.
    if (corners.at(-1)?.join() !== corner.join()) editor.setTool({ ...tool, corners: [...corners, corner] });
  };
  const key = (name: string): boolean => {
    if (!drawing()) return false;
    if (name === 'Enter') close();
    else if (name === 'Backspace') takeCornerBack();
    else return false;
    return true;
  };
  return { close, takeCornerBack, drawAt, key };
};

// ---- putting down, dragging, choosing --------------------------------------------------------------------------------

/** Puts down what the tool holds; gives what can be dragged on. */
const putDown = (editor: Editor, at: Corner): Grip | undefined => {
  const tool = editor.tool();
  if (tool.is === 'drop') {
    const feature = newFeature(tool.type, snapped(editor, at), editor.table(), anyChance, editor.scale());
    const put = added(editor.options(), feature);
    join(editor, put);
    return { is: 'feature', index: put.chosen.index };
  }
  if (tool.is === 'goal') {
    const put = goalAdded(editor.options(), tool.side, newGoal(snapped(editor, at), editor.table()));
    join(editor, put);
    return { is: 'goal', side: tool.side, index: put.chosen.index };
  }
  return undefined;
};

/** What is taken hold of by these is chosen already, or comes to be while it is dragged. */
const choosesNothing = ({ is }: Grip): boolean => is === 'turn' || is === 'scale' || is === 'side';

const createDragging = (editor: Editor) => {
  let hand: Hand | undefined;
  let about: string | undefined;
  /** With which tool what is in the hand was put down, if it was just now. */
  let puts: Tool | undefined;
  return {
    grab: (grip: Grip | undefined, at: Corner): boolean => {
      const tool = editor.tool();
      if (tool.is === 'draw') return false;
      const put = putDown(editor, at);
      const held = put ?? grip;
      if (!held) return false;
      puts = put && tool;
      hand = { grip: held, from: at, options: editor.options() };
      about = put && putting(chosenBy(put));
      if (!choosesNothing(held)) choose(editor, chosenBy(held));
      return true;
    },
    drag: (at: Corner): void => {
      if (!hand) return;
      editor.preview(dragged(hand, at, { table: editor.table(), snap: editor.snap() }));
      if (hand.grip.is === 'side') editor.choose(chosenBy(hand.grip));
    },
    drop: (): void => {
      hand = undefined;
      puts = undefined;
      editor.changeOptions(editor.options(), about);
      tell(editor, editor.chosen());
    },
    /** Nothing comes of the drag, nor of what was put down to be dragged. */
    cancel: (): void => {
      hand = undefined;
      editor.preview(undefined);
      if (!puts) return;
      editor.undo();
      editor.setTool(puts);
      puts = undefined;
    },
  };
};

// ---- keys ------------------------------------------------------------------------------------------------------------

/** One step back: the shape being drawn, the tool, the corner, what is chosen. */
const escape = (editor: Editor): void => {
  const chosen = editor.chosen();
  if (editor.tool().is !== 'select') return editor.select();
  const isCorner = chosen?.is === 'feature' && chosen.corner !== undefined;
  choose(editor, isCorner ? { is: 'feature', index: chosen.index } : undefined);
};

const undo = (editor: Editor): void => {
  editor.undo();
  editor.say(w().said.undone);
};
const redo = (editor: Editor): void => {
  editor.redo();
  editor.say(w().said.redone);
};

/** What a key does with what is chosen; whether it meant something. */
const isKeyed = (editor: Editor, pressed: Pressed): boolean => {
  const wasChosen = editor.chosen();
  const done = keyed(editor.options(), wasChosen, pressed, editor.table());
  if (!done) return false;
  editor.choose(done.chosen);
  editor.changeOptions(done.options, done.about);
  if (wasChosen && !done.chosen) editor.say(w().said.removed);
  else tell(editor, done.chosen);
  return true;
};

export const createBoardActs = (editor: Editor, isNear: Near) => {
  const drawing = createDrawing(editor, isNear);
  /** For those without a pointer: it can be moved from there. */
  const putInMiddle = (): boolean => {
    const { width, depth } = editor.table();
    return putDown(editor, [width / 2, depth / 2]) !== undefined;
  };
  const tap = (grip: Grip | undefined, at: Corner): void => {
    if (editor.tool().is === 'draw') return drawing.drawAt(at);
    if (putDown(editor, at) || (grip && choosesNothing(grip))) return;
    choose(editor, grip && chosenBy(grip));
  };
  /** Whether the key meant something here. */
  const key = (pressed: Pressed): boolean => {
    const name = pressed.key.toLowerCase();
    if (pressed.ctrl && (name === 'z' || name === 'y')) {
      if (name === 'y' || pressed.shift) redo(editor);
      else undo(editor);
      return true;
    }
    if (pressed.key === 'Escape') {
      escape(editor);
      return true;
    }
    return drawing.key(pressed.key) || (pressed.key === 'Enter' && putInMiddle()) || isKeyed(editor, pressed);
  };
  return {
    ...createDragging(editor),
    tap,
    key,
    choose: (chosen: Chosen | undefined): void => choose(editor, chosen),
    close: drawing.close,
    takeCornerBack: drawing.takeCornerBack,
    putInMiddle,
  };
};

export type BoardActs = ReturnType<typeof createBoardActs>;
