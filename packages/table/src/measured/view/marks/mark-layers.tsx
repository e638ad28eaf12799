/** All marks, in two layers: those that cover ground lie below the units. Each kind keeps its own list. */
import { createMemo, Index } from 'solid-js';
import type { Mark } from '../../marks.js';
import type { Detail } from '../level.js';
import { AreaMark, DiscMark, RangeMark } from './areas.jsx';
import { only, type Paper } from './props.js';
import { GhostMark, HandleMark, StandsMark } from './units.jsx';
import { EdgeMark, LinkMark, PathMark, RulerMark, WindowMark } from './ways.jsx';

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

interface AboveProps extends Props {
  readonly detail: Detail;
  readonly tooth: number;
}

export const MarksAbove = (props: AboveProps) => {
  const [edges, paths, windows] = [listOf(props, 'edge'), listOf(props, 'path'), listOf(props, 'window')];
  const [stands, links] = [listOf(props, 'stands'), listOf(props, 'link')];
  // Places on the way come and go with every move of the hand; where it ends is one drawing that moves.
  const onTheWay = listOf(props, 'ghost', isQuiet);
  const ghosts = listOf(props, 'ghost', (mark) => !isQuiet(mark));
  const [rulers, handles] = [listOf(props, 'ruler'), listOf(props, 'handle')];
  return (
    <>
      <Index each={stands()}>{(mark) => <StandsMark {...props} mark={mark()} />}</Index>
      <Index each={onTheWay()}>{(mark) => <GhostMark {...props} mark={mark()} />}</Index>
      <Index each={ghosts()}>{(mark) => <GhostMark {...props} mark={mark()} />}</Index>
      <Index each={edges()}>{(mark) => <EdgeMark {...props} mark={mark()} />}</Index>
      <Index each={paths()}>{(mark) => <PathMark {...props} mark={mark()} />}</Index>
      <Index each={windows()}>{(mark) => <WindowMark {...props} mark={mark()} />}</Index>
      <Index each={links()}>{(mark) => <LinkMark {...props} mark={mark()} />}</Index>
      <Index each={rulers()}>{(mark) => <RulerMark {...props} mark={mark()} />}</Index>
      <Index each={handles()}>{(mark) => <HandleMark {...props} mark={mark()} />}</Index>
    </>
  );
};
