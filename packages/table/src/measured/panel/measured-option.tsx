/** One of the engine's options in a measured game: what is certain of it, the throw, and what it may come to. */
import { createMemo } from 'solid-js';
import type { Choice } from '@five-victories/engine/kernel';
import { createIdle } from '../../app/idle.js';
import { settings } from '../../app/settings.js';
import { previewBy, type Cast, type Preview } from '../../match/preview.js';
import { castLine } from '../../panel/cast.jsx';
import { nextLines, Option, type Listed } from '../../panel/option.jsx';
import { isEnding } from '../menu.js';
import type { Desk } from '../maker.js';
import { optionLines } from '../odds/option-lines.js';
import { nextWord } from '../words/asks.js';
import { foretellingOf } from '../words/report.js';
import { titleOf } from '../words/titles.js';

interface Props extends Listed {
  readonly desk: Desk;
  readonly choice: Choice;
  onLook(choice: Choice | undefined): void;
}

const MOST_LINES = 2;

/** What is certain, and who decides next. */
const linesOf = ({ match }: Desk, choice: Choice, preview: Preview | undefined): string[] => [
  ...(!preview || isEnding(match.decision, choice)
    ? []
    : preview.told.slice(0, MOST_LINES).map((text) => text[settings().language])),
  ...(preview ? nextLines(match, preview, preview.next && nextWord(preview.next.kind)) : []),
];

/** The dice of the next phase are no odds of a choice that ends something; those that hold a unit back are. */
const isOwnThrow = ({ match }: Desk, choice: Choice, { cause }: Cast): boolean =>
  !isEnding(match.decision, choice) || (choice.do === 'holdBack' && cause === 'holdBack');

export const MeasuredOption = (props: Props) => {
  const isIdle = createIdle();
  const preview = createMemo(() => (isIdle() ? previewBy(foretellingOf, props.desk.match, [props.choice]) : undefined));
  const cast = () => {
    const first = preview()?.cast;
    return first?.needs && isOwnThrow(props.desk, props.choice, first) ? first : undefined;
  };
  const more = createMemo(() => (isIdle() ? optionLines(props.desk, props.choice) : []));
  const lines = () => [
    ...linesOf(props.desk, props.choice, preview()),
    // Several volleys are told each by itself.
    ...(cast() && !('at' in props.choice && more().length > 0) ? [castLine(cast()!)] : []),
    ...more(),
  ];
  return (
    <Option
      {...props}
      act={props.choice.do}
      title={titleOf(props.desk.match, props.choice, props.desk.asked)}
      lines={lines()}
      cast={cast()}
      rule={cast()?.rule ?? preview()?.events.at(0)?.rule}
      onLook={(isLooked) => props.onLook(isLooked ? props.choice : undefined)}
    />
  );
};
