/** What taps, drags and keys do on the drawing board of a measured table. */
import { anyChance } from './chance.js';
import { chosenText } from './describe.js';
import { chosenBy } from './grip-name.js';
import { added, goalAdded, isThere, newFeature, newGoal, type Chosen } from './ground.js';
import { dragged, type Grip, type Hand } from './hand.js';
import { keyed, type Pressed } from './keys.js';
import { leastCorners, onTable, snappedTo, type Corner, type Outline } from './shapes.js';
import type { Editor, Tool } from './state.js';
import { w } from './words/index.js';

/** Of the first corner of a shape being drawn: near enough, it is closed. In thousandths. */
type Near = (a: Corner, b: Corner) => boolean;

export const createBoardActs = (editor: Editor, isNear: Near) => {
  let hand: Hand | undefined;
  let about: string | undefined;
  /** With which tool what is in the hand was put down, if it was just now. */
  let puts: Tool | undefined;
  const snapped = (at: Corner): Corner => onTable(editor.snap() ? snappedTo(at) : at, editor.table());

  const tell = (chosen: Chosen | undefined): void =>
    editor.say(
      isThere(editor.options(), chosen)
        ? w().said.chosen(chosenText(editor.edition, editor.options(), chosen))
        : w().said.nothing,
    );
  const choose = (chosen: Chosen | undefined): void => {
    editor.choose(chosen);
    tell(chosen);
  };
  /** What is put down and dragged on in one go is one step to undo. */
  const putting = (chosen: Chosen): string => `put ${JSON.stringify(chosen)}`;
  const join = ({ options, chosen }: ReturnType<typeof added>): void => {
    editor.changeOptions(options, putting(chosen));
    choose(chosen);
    editor.select();
  };

  /** The shape that was drawn becomes a feature; too few corners are none. */
  const close = (): void => {
    const tool = editor.tool();
    if (tool.is !== 'draw') return;
    if (tool.corners.length < leastCorners(tool.type !== 'escarpment')) return;
    join(added(editor.options(), { type: tool.type, points: tool.corners }));
  };
  const withCorners = (corners: Outline): void => {
    const tool = editor.tool();
    if (tool.is === 'draw') editor.setTool({ ...tool, corners });
  };
  const takeCornerBack = (): void => {
    const tool = editor.tool();
    if (tool.is === 'draw') withCorners(tool.corners.slice(0, -1));
  };
  const drawAt = (at: Corner): void => {
    const tool = editor.tool();
    if (tool.is !== 'draw') return;
    const { corners } = tool;
    const enough = corners.length >= leastCorners(tool.type !== 'escarpment');
    const back = tool.type === 'escarpment' ? corners.at(-1) : corners[0];
    if (enough && back && isNear(back, at)) return close();
    const corner = snapped(at);
    // Twice in the same place is one corner.
    if (corners.at(-1)?.join() !== corner.join()) withCorners([...corners, corner]);
  };

  /** Puts down what the tool holds; gives what can be dragged on. */
  const putDown = (at: Corner): Grip | undefined => {
    const tool = editor.tool();
    if (tool.is === 'drop') {
      const feature = newFeature(tool.type, snapped(at), editor.table(), anyChance, editor.scale());
      const { options, chosen } = added(editor.options(), feature);
      join({ options, chosen });
      return { is: 'feature', index: chosen.index };
    }
    if (tool.is === 'goal') {
      const { options, chosen } = goalAdded(editor.options(), tool.side, newGoal(snapped(at), editor.table()));
      join({ options, chosen });
      return { is: 'goal', side: tool.side, index: chosen.index };
    }
    return undefined;
  };

  /** For those without a pointer: it can be moved from there. */
  const putInMiddle = (): boolean => {
    const { width, depth } = editor.table();
    return putDown([width / 2, depth / 2]) !== undefined;
  };

  const grab = (grip: Grip | undefined, at: Corner): boolean => {
    if (editor.tool().is === 'draw') return false;
    const tool = editor.tool();
    const put = putDown(at);
    const held = put ?? grip;
    if (!held) return false;
    puts = put && tool;
    hand = { grip: held, from: at, options: editor.options() };
    about = put && putting(chosenBy(put));
    if (held.is !== 'turn' && held.is !== 'scale' && held.is !== 'side') choose(chosenBy(held));
    return true;
  };
  const drag = (at: Corner): void => {
    if (!hand) return;
    editor.preview(dragged(hand, at, { table: editor.table(), snap: editor.snap() }));
    if (hand.grip.is === 'side') editor.choose(chosenBy(hand.grip));
  };
  const drop = (): void => {
    hand = undefined;
    puts = undefined;
    editor.changeOptions(editor.options(), about);
    tell(editor.chosen());
  };
  /** Nothing comes of the drag, nor of what was put down to be dragged. */
  const cancel = (): void => {
    hand = undefined;
    editor.preview(undefined);
    if (!puts) return;
    editor.undo();
    editor.setTool(puts);
    puts = undefined;
  };
  const tap = (grip: Grip | undefined, at: Corner): void => {
    if (editor.tool().is === 'draw') return drawAt(at);
    if (putDown(at)) return;
    if (grip?.is === 'turn' || grip?.is === 'scale' || grip?.is === 'side') return;
    choose(grip && chosenBy(grip));
  };

  /** One step back: the shape being drawn, the tool, the corner, what is chosen. */
  const escape = (): void => {
    const chosen = editor.chosen();
    if (editor.tool().is !== 'select') return editor.select();
    if (chosen?.is === 'feature' && chosen.corner !== undefined) return choose({ is: 'feature', index: chosen.index });
    choose(undefined);
  };
  const undo = (): void => {
    editor.undo();
    editor.say(w().said.undone);
  };
  const redo = (): void => {
    editor.redo();
    editor.say(w().said.redone);
  };
  const drawKey = (key: string): boolean => {
    const tool = editor.tool();
    if (tool.is !== 'draw') return false;
    if (key === 'Enter') close();
    else if (key === 'Backspace') takeCornerBack();
    else return false;
    return true;
  };
  /** Whether the key meant something here. */
  const key = (pressed: Pressed): boolean => {
    const name = pressed.key.toLowerCase();
    if (pressed.ctrl && (name === 'z' || name === 'y')) {
      if (name === 'y' || pressed.shift) redo();
      else undo();
      return true;
    }
    if (pressed.key === 'Escape') {
      escape();
      return true;
    }
    if (drawKey(pressed.key) || (pressed.key === 'Enter' && putInMiddle())) return true;
    const done = keyed(editor.options(), editor.chosen(), pressed, editor.table());
    if (!done) return false;
    const wasChosen = editor.chosen();
    editor.choose(done.chosen);
    editor.changeOptions(done.options, done.about);
    if (wasChosen && !done.chosen) editor.say(w().said.removed);
    else tell(done.chosen);
    return true;
  };
  return { grab, drag, drop, cancel, tap, key, choose, close, takeCornerBack, putInMiddle, undo, redo };
};

export type BoardActs = ReturnType<typeof createBoardActs>;
