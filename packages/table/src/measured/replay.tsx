/** The replay of a measured game, with the instruments that lie ready at the table. */
import { createMemo } from 'solid-js';
import { enemyOf } from '@five-victories/engine/kernel';
import type { TabletopMatch } from '@five-victories/engine/tabletop';
import type { Session } from '../match/session.js';
import { targetOf } from '../panel/match-keys.js';
import { Replaying, type BoardProps, type ReplayViews, type Watched } from '../pages/replay-page.jsx';
import type { MatchHead } from '../store/kept-match.js';
import { createInstruments, type Instruments } from './instruments.js';
import { Standing, Track } from './panel/track.jsx';
import { newsOf } from './react/news.js';
import { UnitCard } from './panel/unit-card.jsx';
import { Described, Voice } from './panel/whereabouts.jsx';
import { LayersBar } from './view/layers-bar.jsx';
import { MeasuredTable } from './view/measured-table.jsx';

const Board = (props: BoardProps<TabletopMatch> & { readonly instruments: Instruments }) => {
  const match = (): TabletopMatch => props.moment.match;
  const marks = createMemo(() => [...props.instruments.marks(), ...newsOf(props.moments, undefined).marks]);
  return (
    <>
      <Standing match={match()} side={enemyOf(props.near)} />
      <LayersBar instruments={props.instruments} />
      <MeasuredTable
        match={match()}
        near={props.near}
        coats={props.coats}
        marks={marks()}
        lookOf={(id) => (id === props.looked ? 'chosen' : props.spoken.includes(id) ? 'spoken' : 'plain')}
        isGrabbable={() => false}
        measuring={props.instruments.tape() !== undefined}
        onGesture={(gesture) => {
          const { is, over } = gesture;
          if (props.instruments.gesture(gesture) || is !== 'tap') return;
          props.onLook(over?.unit === props.looked ? undefined : over?.unit);
        }}
        onGrain={() => undefined}
      />
      <Standing match={match()} side={props.near} />
    </>
  );
};

const viewsOf = ({ match, near, unit }: Watched<TabletopMatch>): ReplayViews<TabletopMatch> => {
  const instruments = createInstruments({ match, side: () => near, unit, watches: true });
  return {
    Track,
    Board: (props) => <Board {...props} instruments={instruments} />,
    Card: UnitCard,
    Beside: () => (
      <>
        <Described instruments={instruments} />
        <Voice instruments={instruments} />
      </>
    ),
    key: (event) => {
      const target = targetOf(event);
      if (event.shiftKey || target.closest('dialog')) return false;
      return instruments.key(event.key, target.closest<SVGElement>('[data-unit]')?.dataset['unit']);
    },
  };
};

export const MeasuredReplay = (props: {
  readonly kept: MatchHead;
  readonly session: Session<TabletopMatch>;
  readonly at: number | undefined;
}) => <Replaying kept={props.kept} session={props.session} at={props.at} views={viewsOf} />;
