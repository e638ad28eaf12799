/** Changes of formation: which formations and arrangements a unit may take where it stands. */
import { rebased } from '../formation/layout.js';
import type { Form } from './choices.js';
import {
  formationRefusal,
  isOn,
  layoutRefusal,
  layoutsOf,
  mayRearrange,
  terrainFormationRefusal,
} from './questions.js';
import type { WhyNot, ZonalMatch } from './rules.js';
import { loseStakes } from './stakes.js';
import { patch } from './store.js';
import { FORMATIONS, named, type Formation, type Unit } from './unit.js';
import { FACINGS } from './zone.js';
import { refuse } from './messages/index.js';

/** Whether a formation other than the present one, or another arrangement, can be taken. */
export const otherFormations = (match: ZonalMatch, unit: Unit): Formation[] =>
  FORMATIONS.filter(
    (formation) =>
      (formation !== unit.formation || mayRearrange(match, unit)) &&
      formationRefusal(match, unit, formation) === undefined &&
      standingRefusal(match, unit, formation) === undefined,
  );

/** FV-TERR-13, FV-R-59, MV-TERR-10, MV-R-54: formations taken while standing in woods. */
const standingRefusal = (match: ZonalMatch, unit: Unit, formation: Formation): WhyNot =>
  isOn(match, 'woodsEntryOnly') ? undefined : terrainFormationRefusal(match, unit, unit.zone, formation, unit.state);

/** FV-MOVE-13, FV-TERR-13, MV-MOVE-07, MV-TERR-10: why there is no other to take: the ground, or the unit has none. */
export const noFormRefusal = (match: ZonalMatch, unit: Unit): WhyNot => {
  const others = FORMATIONS.filter(
    (formation) => formation !== unit.formation && !formationRefusal(match, unit, formation),
  );
  return others.length > 0
    ? standingRefusal(match, unit, others[0]!)
    : refuse(match.rules.cite.changeNothing, 'noOtherForm', named(unit));
};

/** FV-MOVE-11..13, FV-R-29, MV-MOVE-07, -08, MV-R-26. */
export const formRefusal = (match: ZonalMatch, unit: Unit, { formation, layout, facing }: Form): WhyNot => {
  const { cite } = match.rules;
  const wanted = formation ?? unit.formation!;
  const refused =
    formationRefusal(match, unit, wanted) ?? standingRefusal(match, unit, wanted) ?? layoutRefusal(match, unit, layout);
  if (refused) return refused;
  const leaves = unit.formation === 'defensive' && wanted !== 'defensive';
  if (facing !== undefined && facing !== unit.facing && !leaves)
    return refuse(cite.formationFacing, 'keepsFacingUnlessDefensive', {
      unit: unit.id,
      facing: unit.facing!,
    });
  if (wanted === unit.formation && rebased(layout) === unit.layout)
    return refuse(cite.changeNothing, 'standsSoAlready', { unit: unit.id });
  return undefined;
};

export const formsOf = (match: ZonalMatch, unit: Unit): Form[] => {
  const layouts = layoutsOf(match, unit);
  const forms: Form[] = [];
  for (const formation of otherFormations(match, unit)) {
    if (formation !== unit.formation) forms.push({ do: 'form', formation, layout: unit.layout });
    for (const layout of layouts) if (layout !== unit.layout) forms.push({ do: 'form', formation, layout });
  }
  if (unit.formation !== 'defensive') return forms;
  const free = forms.filter(({ formation }) => formation !== 'defensive').slice(0, 2);
  return [
    ...forms,
    ...free.flatMap((form) =>
      FACINGS.filter((facing) => facing !== unit.facing).map((facing) => ({ ...form, facing })),
    ),
  ];
};

/** MV-STAKE-03, -06, MV-R-26: another attack shape keeps the stakes. */
export const takeForm = (
  match: ZonalMatch,
  unit: Unit,
  { formation = unit.formation, layout, facing = unit.facing }: Form,
): void => {
  if (formation !== 'attack') loseStakes(match, unit.id);
  const formed = rebased(layout);
  patch(match, unit.id, { formation, layout: formed, facing });
  match.tell?.({
    event: 'formed',
    rule: match.rules.cite.changeFormation,
    unit: unit.id,
    formation,
    layout: formed,
    facing,
  });
};
