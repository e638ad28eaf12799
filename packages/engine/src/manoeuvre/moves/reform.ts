/** Stands have left the table: SV-MOVE-11, SV-R-72, -110. What is left goes on as it is, or re-forms at once. */
import { ask, done } from '../../kernel/procedure.js';
import { refuse } from '../messages/index.js';
import { pointFrom, type Pose } from '../../geometry/index.js';
import { standsOf, without } from '../../formation/layout.js';
import { changedPlace, layingRefusal, stationaryPlaces } from './change.js';
import type { Reform } from '../../tabletop/choices.js';
import { headingOfStand, loose } from '../../tabletop/figure.js';
import type { ManoeuvreSteps as Steps } from '../procedures.js';
import { remaindersOf } from '../losses/remainder.js';
import { sameStands } from '../losses/removal.js';
import { restRefusal } from '../../tabletop/moves/rest.js';
import { layoutsFor } from '../../tabletop/shapes.js';
import { standsOff } from './progress.js';
import type { ManoeuvreMatch } from '../rules.js';
import type { WhyNot } from '../../tabletop/rules.js';
import { baseOf, figureOf, placedOf, unitOf } from '../../tabletop/store.js';
import {
  bagOf,
  isBentRow,
  isColumn,
  isPlaced,
  sizeOf,
  straightPlace,
  type Formation,
  type Place,
  type UnitId,
} from '../../tabletop/unit.js';
import type { Placed } from '../unit.js';
import { countLost, rout, settle, tellFormed } from '../../tabletop/verbs.js';

export const reformOf = (unit: UnitId) => ({ procedure: 'reform', step: 'begin', unit }) as const;

/** The straight kind that is closest to the one it had. */
const kindOf = (formation: Formation): Formation => {
  if (isColumn(formation)) return 'roadColumn';
  if (isBentRow(formation)) return formation === 'bentLine' ? 'line' : 'openOrder';
  return formation;
};

/** The front rank of what is left, as a row on its own: the change is laid out around its middle. */
const frontRow = (match: ManoeuvreMatch, unit: Placed, lost: readonly number[]): Place => {
  const { place } = unit;
  const { stands } = figureOf(match, unit);
  const { cells, letters } = standsOf(place.layout);
  const kept = cells.map((_, i) => i).filter((i) => !lost.includes(i));
  const rank = Math.min(...kept.map((i) => cells[i]![0]));
  const front =
    isBentRow(place.formation) || isColumn(place.formation)
      ? kept.slice(0, 1)
      : kept.filter((i) => cells[i]![0] === rank);
  const middle = front[Math.floor((front.length - 1) / 2)]!;
  const { x, y, along } = stands[middle]!;
  const heading = headingOfStand(place, middle);
  const centre = { x, y, heading } as Pose;
  const { frontage } = baseOf(match, unit);
  const at = pointFrom(centre, (front.length % 2 === 0 ? 0.5 : 0) * frontage, along);
  return straightPlace('line', front.map((i) => letters[i]).join(''), loose(at, heading));
};

/** The unit as it is while it re-forms: its remaining front, and all its remaining stands. */
const remaining = (match: ManoeuvreMatch, unit: Placed, lost: readonly number[]): Placed => {
  const { cells } = standsOf(unit.place.layout);
  const rest = without(
    unit.place.layout,
    lost.map((i) => cells[i]!),
  );
  return { ...unit, stands: bagOf(rest), place: frontRow(match, unit, lost) };
};

const waysIn = (match: ManoeuvreMatch, rest: Placed, formation: Formation): Reform[] => {
  if (match.rules.formationRefusal(match, rest, formation)) return [];
  const from = stationaryPlaces('line', rest.place.layout);
  return layoutsFor(match, rest, formation).flatMap((layout) =>
    from.flatMap((file) =>
      stationaryPlaces(formation, layout).flatMap((to): Reform[] => {
        const choice: Reform = { do: 'reform', formation, layout, from: file, to };
        return restRefusal(match, rest, placeOf(match, rest, choice)) ? [] : [choice];
      }),
    ),
  );
};

const placeOf = (match: ManoeuvreMatch, rest: Placed, { formation, layout, from, to }: Reform): Place =>
  changedPlace(match, rest, { do: 'changeFormation', formation, layout, from, to });

/** Every way to re-form: in the same kind, or if that is impossible in line. */
const waysOf = (match: ManoeuvreMatch, unit: Placed, lost: readonly number[]): Reform[] => {
  const rest = remaining(match, unit, lost);
  const kind = sizeOf(rest) === 1 && unit.place.formation !== 'openOrder' ? 'line' : kindOf(unit.place.formation);
  const same = waysIn(match, rest, kind);
  return same.length > 0 ? same : waysIn(match, rest, 'line');
};

/** SV-R-110: what is left as it stands, if that is a valid formation of the kind it had. */
export const remainderOf = (match: ManoeuvreMatch, unit: Placed, lost: readonly number[]): Place | undefined => {
  const { formation } = unit.place;
  if (lost.length >= figureOf(match, unit).stands.length) return undefined;
  const rest = remaindersOf(match, unit, lost.length).find(({ gone }) => sameStands(gone, lost))?.place;
  if (!rest) return undefined;
  const isSame = rest.formation === formation || rest.formation === kindOf(formation);
  return isSame || lost.length === sizeOf(unit) - 1 ? rest : undefined;
};

/** `rest`: where the others stand then, unless they re-form. */
const lose = (match: ManoeuvreMatch, unit: Placed, lost: readonly number[], rest?: Place): void => {
  const { cells, letters } = standsOf(unit.place.layout);
  countLost(match, unit, lost.length);
  match.tell?.({
    event: 'leftTable',
    rule: match.rules.cite.offTable,
    unit: unit.id,
    stands: lost,
    letters: lost.map((i) => letters[i]).join(''),
    left: cells.length - lost.length,
    ...rest,
  });
};

const take = (match: ManoeuvreMatch, unit: Placed, lost: readonly number[], choice: Reform): void => {
  const place = placeOf(match, remaining(match, unit, lost), choice);
  lose(match, unit, lost);
  settle(match, unit.id, place);
  tellFormed(match, unit.id, match.rules.cite.noReform, 'reform', place);
};

const lostOf = (match: ManoeuvreMatch, id: UnitId): readonly number[] =>
  standsOff(match, figureOf(match, placedOf(match, id)));

export const reform: Steps<'reform'> = {
  begin: (match, { unit: id }) => {
    const unit = unitOf(match, id);
    if (!isPlaced(unit)) return done();
    const lost = lostOf(match, id);
    if (lost.length === 0) return done();
    const { cite } = match.rules;
    if (lost.length === sizeOf(unit) || match.rules.overTheEdge === 'unit') {
      rout(match, id, cite.offTable, 'offTable');
      return done();
    }
    const rest = remainderOf(match, unit, lost);
    if (rest) {
      lose(match, unit, lost, rest);
      settle(match, id, rest);
      return done();
    }
    const ways = waysOf(match, unit, lost);
    if (ways.length > 1) return ask('reform');
    if (ways[0]) take(match, unit, lost, ways[0]);
    else rout(match, id, cite.noReform, 'noShape');
    return done();
  },
  reform: {
    kind: 'reform',
    takes: { reform: 'acts' },
    nature: { of: 'unit', within: true },
    open: true,
    side: (match, { unit }) => unitOf(match, unit).side,
    about: (match, { unit }) => ({ unit, lost: lostOf(match, unit) }),
    options: (match, { unit }) => waysOf(match, placedOf(match, unit), lostOf(match, unit)),
    refusal: (match, { unit: id }, choice): WhyNot => {
      const unit = placedOf(match, id);
      const lost = lostOf(match, id);
      const rest = remaining(match, unit, lost);
      const [way] = waysOf(match, unit, lost);
      if (way && choice.formation !== way.formation)
        return refuse(match.rules.cite.noReform, 'mustReform', {
          unit: id,
          formation: way.formation,
        });
      return (
        layingRefusal(match, rest, { ...choice, do: 'changeFormation' }) ??
        restRefusal(match, rest, placeOf(match, rest, choice))
      );
    },
    answered: (match, { unit: id }, choice) => {
      take(match, placedOf(match, id), lostOf(match, id), choice);
      return done();
    },
  },
};
