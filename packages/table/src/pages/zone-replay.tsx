/** The replay of a zone game. */
import { findUnit, type ZonalMatch } from '@five-victories/engine/zonal';
import type { Session } from '../match/session.js';
import { Track } from '../panel/track.jsx';
import { UnitCard } from '../panel/unit-card.jsx';
import type { MatchHead } from '../store/kept-match.js';
import { TableView } from '../table/table-view.jsx';
import { wholeIn } from '../view/whole.js';
import { pastAims } from '../view/past-aims.js';
import { Replaying, type BoardProps, type ReplayViews } from './replay-page.jsx';

const Board = (props: BoardProps<ZonalMatch>) => (
  <TableView
    match={props.moment.match}
    near={props.near}
    wholeOf={wholeIn(props.moments[0]?.match)}
    coats={props.coats}
    picked={undefined}
    lookOf={(id) => (id === props.looked ? 'chosen' : props.spoken.includes(id) ? 'spoken' : 'plain')}
    isReachable={() => true}
    isDraggable={() => false}
    lit={new Set()}
    aims={pastAims(props.moments, undefined)}
    onPoint={(at) => props.onLook(at.at === 'zone' || props.looked === at.unit ? undefined : at.unit)}
    onDrag={() => undefined}
    onDrop={() => undefined}
  />
);

const VIEWS: ReplayViews<ZonalMatch> = {
  Track,
  Board,
  Card: (props) => <UnitCard match={props.match} unit={findUnit(props.match, props.unit)!} />,
};

export const ZoneReplay = (props: {
  readonly kept: MatchHead;
  readonly session: Session;
  readonly at: number | undefined;
}) => <Replaying kept={props.kept} session={props.session} at={props.at} views={() => VIEWS} />;
