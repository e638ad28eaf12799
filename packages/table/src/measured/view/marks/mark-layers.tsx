/** All marks, in two layers: those that cover ground lie below the units. Each kind keeps its own list. */
import { createMemo, For, Index } from 'solid-js';
import type { Mark } from '../../marks.js';
import { AreaMark, DiscMark, RangeMark } from './areas.jsx';
import type { GhostPaper } from './ghost-look.js';
import { LINES } from './line-marks.js';
import { only, type Paper } from './props.js';
import { GhostMark, HandleMark, StandsMark, type GhostListener } from './units.jsx';
import { LinesMark } from './ways.jsx';

interface Props extends Paper {
  readonly marks: readonly Mark[];
}

/** Most kinds are seldom there: nobody is to look again at nothing. */
const listOf = <K extends Mark['is']>(props: Props, kind: K, isMeant: (mark: Mark) => boolean = () => true) =>
  createMemo(() => only(props.marks, kind).filter(isMeant), [], {
    equals: (a, b) => a.length === 0 && b.length === 0,
  });

const isQuiet = ({ tone }: Mark): boolean => tone === 'quiet';

export const MarksBelow = (props: Props) => {
  const [ranges, areas, discs] = [listOf(props, 'range'), listOf(props, 'area'), listOf(props, 'disc')];
  return (
    <>
      <Index each={ranges()}>{(mark) => <RangeMark {...props} mark={mark()} />}</Index>
      <Index each={areas()}>{(mark) => <AreaMark {...props} mark={mark()} />}</Index>
      <Index each={discs()}>{(mark) => <DiscMark {...props} mark={mark()} />}</Index>
    </>
  );
};

interface AboveProps extends Props, GhostPaper {
  readonly onLook?: GhostListener;
}

/** All that lies above the units but what can be taken hold of. */
export const MarksAbove = (props: AboveProps) => {
  const lines = LINES.map((kind) => listOf(props, kind));
  const stands = listOf(props, 'stands');
  // Places on the way come and go with every move of the hand; where it ends is one drawing that moves.
  const onTheWay = listOf(props, 'ghost', isQuiet);
  const ghosts = listOf(props, 'ghost', (mark) => !isQuiet(mark));
  return (
    <>
      <Index each={stands()}>{(mark) => <StandsMark {...props} mark={mark()} />}</Index>
      <Index each={onTheWay()}>{(mark) => <GhostMark {...props} mark={mark()} />}</Index>
      <Index each={ghosts()}>{(mark) => <GhostMark {...props} mark={mark()} />}</Index>
      <For each={lines}>{(all) => <Index each={all()}>{(mark) => <LinesMark {...props} mark={mark()} />}</Index>}</For>
    </>
  );
};

export const Handles = (props: Props) => {
  const handles = listOf(props, 'handle');
  return <Index each={handles()}>{(mark) => <HandleMark {...props} mark={mark()} />}</Index>;
};
