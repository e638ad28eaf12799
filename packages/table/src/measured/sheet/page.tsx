/** The quick reference sheet of a measured game, to look at or to print. */
import { createMemo } from 'solid-js';
import { settings } from '../../app/settings.js';
import type { MeasuredGame } from '../../match/game-ids.js';
import { SheetView } from '../../pages/sheet-view.jsx';
import { measuredSheetOf } from './sheet.js';

export const MeasuredSheetPage = (props: { readonly game: MeasuredGame }) => {
  const sections = createMemo(() => measuredSheetOf(props.game, settings().language));
  return <SheetView game={props.game} sections={sections()} />;
};
