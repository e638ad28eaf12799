/** The replay of a measured game. */
import type { TabletopMatch } from '@five-victories/engine/tabletop';
import type { Session } from '../match/session.js';
import { Replaying, type BoardProps, type ReplayViews } from '../pages/replay-page.jsx';
import type { KeptMatch } from '../store/kept-match.js';
import { Track } from './panel/track.jsx';
import { UnitCard } from './panel/unit-card.jsx';

const Board = (props: BoardProps<TabletopMatch>) => (
  <div class="table-window">{props.moment.match.state.units.length}</div>
);

const VIEWS: ReplayViews<TabletopMatch> = { Track, Board, Card: UnitCard };

export const MeasuredReplay = (props: { readonly kept: KeptMatch; readonly session: Session<TabletopMatch> }) => (
  <Replaying kept={props.kept} session={props.session} views={VIEWS} />
);
