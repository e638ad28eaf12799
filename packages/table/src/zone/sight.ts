/** What the table of a zone game shows of the decision: who can act, where to, on whom, and what happened. */
import { createMemo, type Accessor } from 'solid-js';
import {
  concernedIn,
  FACINGS,
  findUnit,
  wayToZone,
  type Facing,
  type SetUp,
  type ZonalAsked,
  type ZonalKind,
} from '@five-victories/engine/zonal';
import { createLate } from '../app/idle.js';
import type { Play } from '../app/play.js';
import { unitIn, type Offer } from '../match/offers.js';
import type { Aimed } from '../table/aim.jsx';
import type { Look } from '../table/unit-figure.jsx';
import { pastAims } from '../view/past-aims.js';
import { zonesFor } from './setting-up.js';

/** Where the offers of the chosen unit point. */
const aimsOf = (offers: readonly Offer[], unit: string | undefined, looked: Offer | undefined): Aimed[] =>
  offers.flatMap((offer) => {
    const from = offer.choice.do === 'moveCommander' ? unit : (offer.unit ?? unit);
    if (from === undefined || (offer.target === undefined && offer.zone === undefined)) return [];
    return [
      {
        from,
        target: offer.target,
        zone: offer.target === undefined ? offer.zone : undefined,
        strong: looked?.key === offer.key,
        kind: offer.target === undefined ? ('move' as const) : ('attack' as const),
      },
    ];
  });

/** The attempt to which somebody may react. */
const pendingIn = (asked: ZonalAsked | undefined): Aimed[] => {
  if (asked?.kind !== 'react' && asked?.kind !== 'hastyDefence') return [];
  const { unit, target } = asked.about;
  const [from, to] = asked.kind === 'react' ? [unit, target] : [target, unit];
  return [{ from, target: to, zone: undefined, strong: true, kind: 'attack' }];
};

/** Where offers lead that point at no unit. */
const zonesOf = (offers: readonly Offer[]): Set<string> =>
  new Set(offers.flatMap(({ target, zone }) => (target === undefined && zone ? [zone] : [])));

/** Decisions in which a unit goes from zone to zone. */
const MOVING: readonly ZonalKind[] = ['activity', 'order', 'action'];

const NOWHERE: ReadonlySet<string> = new Set();
const NO_AIMS: readonly Aimed[] = [];

const isSame = (a: ReadonlySet<string>, b: ReadonlySet<string>): boolean => [...a].join() === [...b].join();

/** Where the unit in hand can be brought. */
const reachOf = (play: Play) => {
  /** Who is moving, and the match it moves in. */
  const mover = () => {
    const [unit, of] = [play.held(), play.work()?.base];
    return unit !== undefined && of && MOVING.includes(of.asked.kind) ? { unit, match: of.match } : undefined;
  };
  /** Zones that it comes to, with all its actions. */
  const reached = (): readonly string[] => {
    const { unit, match } = mover() ?? {};
    if (!match || unit === undefined || unit.startsWith('commander:')) return [];
    return match.table.zones.filter((zone) => wayToZone(match, unit, zone).answers.length > 0);
  };
  /** Which ways it can look at the end, if it goes to this zone or stays in it. */
  const turnsIn = (zone: string): readonly Facing[] => {
    if (play.group.members().length > 0) return play.group.turnsIn(zone);
    const { unit, match } = mover() ?? {};
    if (!match || unit === undefined) return [];
    // Who comes from the reserve has no front to turn.
    if (findUnit(match, unit)?.facing === undefined) return [];
    return FACINGS.filter((facing) => wayToZone(match, unit, zone, facing).answers.length > 0);
  };
  return { reached, turnsIn };
};

/** `looked`: the offer that is looked at in the panel. */
export const createSight = (play: Play, looked: Accessor<Offer | undefined>) => {
  const { held: chosen, own } = play;
  const isSetUp = () => play.asksPerson() && play.real().decision?.kind === 'setup';
  const { reached, turnsIn } = reachOf(play);
  /** Where a unit that is being set up may be put. */
  const setUpZones = (): readonly string[] => {
    const [unit, work] = [chosen(), play.work()];
    const plan = work?.draft() as SetUp | undefined;
    return unit !== undefined && work && plan ? zonesFor(work.desk(), plan, unit) : [];
  };
  const litNow = (): ReadonlySet<string> => {
    if (play.group.members().length > 0) return new Set(play.group.reached());
    if (isSetUp() && chosen() === undefined) return NOWHERE;
    if (isSetUp()) return new Set(setUpZones());
    const isFree = (offer: Offer): boolean => offer.unit === undefined && offer.choice.do !== 'moveCommander';
    return new Set([...zonesOf(own().length > 0 ? own() : play.offers().filter(isFree)), ...reached()]);
  };
  // Where a unit could go is worked out, and room made there, when it is seen to be in hand.
  const lit = createLate(chosen, litNow, NOWHERE, isSame);
  const able = createMemo(() => new Set(play.offers().flatMap((offer) => unitIn(offer.choice) ?? [])));
  const targetsNow = (): ReadonlySet<string> =>
    play.group.members().length > 0 ? play.group.targets() : new Set(own().flatMap((offer) => offer.target ?? []));
  const targets = createMemo(targetsNow, NOWHERE, { equals: isSame });
  const commanderAble = createMemo(() => play.offers().some(({ choice }) => choice.do === 'moveCommander'));
  const concerned = createMemo(() => {
    const asked = play.asked();
    return new Set(asked && concernedIn(asked));
  });
  /** What the other did since the own last act, until a unit is taken in hand. */
  const past = createMemo(() =>
    chosen() === undefined
      ? pastAims(play.session().moments, play.asksPerson() ? play.real().decision?.side : undefined)
      : [],
  );
  const ownAims = createLate(chosen, () => (play.asksPerson() ? aimsOf(own(), chosen(), looked()) : []), NO_AIMS);
  const aims = createMemo(() => [...past(), ...pendingIn(play.asked()), ...ownAims()]);
  const isOwn = (id: string): boolean => {
    const side = play.real().decision?.side;
    return id.startsWith('commander:')
      ? id.endsWith(side ?? '-')
      : play.match().state.units.some((unit) => unit.id === id && unit.side === side);
  };
  const isAble = (id: string): boolean =>
    id.startsWith('commander:')
      ? isOwn(id) && (commanderAble() || isSetUp())
      : able().has(id) || play.nextUnits().has(id) || (isSetUp() && isOwn(id));
  const lookOf = (id: string, spoken: readonly string[]): Look => {
    if (spoken.includes(id)) return 'spoken';
    if (chosen() === id || play.group.members().includes(id)) return 'chosen';
    if (targets().has(id)) return 'target';
    if (concerned().has(id) && chosen() !== id) return 'spoken';
    const { units, index } = play.match().state;
    if (units[index[id] ?? -1]?.chosen) return 'spent';
    return isAble(id) ? 'able' : 'plain';
  };
  return { lit, targets, aims, turnsIn, isAble, lookOf };
};
