/** Quality of units and of command, thrown before the match. */
import { throwDice } from '../../kernel/match.js';
import { SIDES, type Side } from '../../kernel/side.js';
import type { ManoeuvreMatch } from '../rules.js';
import type { QualityEffect } from '../../tabletop/rules.js';
import { patch } from '../../tabletop/store.js';
import { COMMAND_QUALITIES, type CommandQuality } from '../../tabletop/unit.js';
import type { Unit } from '../unit.js';
import { D6 } from '../../tabletop/verbs.js';

/** SV-QUAL-01..03, GV-QUAL-01: without the option every unit is of the usual quality. */
export const effectOf = ({ rules, state: { options } }: ManoeuvreMatch, unit: Unit): QualityEffect =>
  options.unitQualityEffects[options.unitQuality === 'off' ? rules.qualities[1] : unit.quality]!;

/** SV-QUAL-06, SV-R-92: command stands are not in the table. */
const throwUnit = (match: ManoeuvreMatch, unit: Unit): void => {
  const { id, side } = unit;
  const { unitQualityTable } = match.state.options;
  const column = match.rules.qualityColumn(unit);
  const row = Object.hasOwn(unitQualityTable, column) ? unitQualityTable[column] : undefined;
  if (!row) return;
  const rule = match.rules.cite.unitQuality;
  const [die = 1] = throwDice(match, { rule, side, unit: id, count: 1, sides: D6 }, { cause: 'quality' });
  const quality = row[die - 1] ?? match.rules.qualities[1];
  patch(match, id, { quality });
  match.tell?.({ event: 'quality', rule, unit: id, quality });
};

/** SV-QUAL-05. */
const throwCommand = (match: ManoeuvreMatch, { id, side, type }: Unit): void => {
  const row = match.state.options.commandQualityTable[type];
  if (!row) return;
  const rule = match.rules.cite.commandQuality;
  const [die = 1] = throwDice(match, { rule, side, unit: id, count: 1, sides: D6 }, { cause: 'quality' });
  const command: CommandQuality = COMMAND_QUALITIES.find((each) => die <= row[each].upTo) ?? 'impersonal';
  patch(match, id, { command });
  match.tell?.({ event: 'commandQuality', rule, unit: id, command });
};

const unitsOf = (match: ManoeuvreMatch, side: Side): Unit[] => match.state.units.filter((unit) => unit.side === side);

/** P-SETUP 2, P1.4, GV-R-92: South in roster order, then North. */
export const throwQualities = (match: ManoeuvreMatch): void => {
  const { unitQuality, commandQuality } = match.state.options;
  const throwFor = (units: boolean, command: boolean): void => {
    for (const side of SIDES)
      for (const unit of unitsOf(match, side)) {
        if (units && unitQuality === 'thrown') throwUnit(match, unit);
        if (command && commandQuality === 'thrown') throwCommand(match, unit);
      }
  };
  if (!match.rules.commandThrowsLast) throwFor(true, true);
  else {
    throwFor(true, false);
    throwFor(false, true);
  }
};
