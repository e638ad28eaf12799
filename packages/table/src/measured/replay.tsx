/** The replay of a measured game. */
import { findUnit, type TabletopMatch } from '@five-victories/engine/tabletop';
import { isStill } from '../app/settings.js';
import type { Session } from '../match/session.js';
import { Replaying, type BoardProps, type ReplayViews } from '../pages/replay-page.jsx';
import type { KeptMatch } from '../store/kept-match.js';
import { Track } from './panel/track.jsx';
import { newsOf } from './react/news.js';
import { UnitCard } from './panel/unit-card.jsx';
import { MeasuredTable } from './view/measured-table.jsx';
import { unitSentence } from './words/names.js';

const Board = (props: BoardProps<TabletopMatch>) => (
  <MeasuredTable
    match={props.moment.match}
    near={props.near}
    coats={props.coats}
    marks={newsOf(props.moments, undefined).marks}
    lookOf={(id) => (id === props.looked ? 'chosen' : props.spoken.includes(id) ? 'spoken' : 'plain')}
    isReachable={() => true}
    isGrabbable={() => false}
    onGesture={({ is, over }) => {
      if (is === 'tap') props.onLook(over?.unit === props.looked ? undefined : over?.unit);
    }}
    onGrain={() => undefined}
    label={(id) => {
      const unit = findUnit(props.moment.match, id);
      return unit ? unitSentence(props.moment.match, unit) : id;
    }}
    still={isStill()}
  />
);

const VIEWS: ReplayViews<TabletopMatch> = { Track, Board, Card: UnitCard };

export const MeasuredReplay = (props: { readonly kept: KeptMatch; readonly session: Session<TabletopMatch> }) => (
  <Replaying kept={props.kept} session={props.session} views={VIEWS} />
);
