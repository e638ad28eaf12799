/** Who is in command. */
import { within, type Length } from '../geometry/index.js';
import { figureOf, figuresOf } from '../tabletop/store.js';
import { isPlaced } from '../tabletop/unit.js';
import type { ManoeuvreMatch } from './rules.js';
import type { Unit } from './unit.js';

/** SV-CMD-02, SV-QUAL-05, SV-R-97, GV-CMD-01: how far a command stand commands. */
export const commandRange = (match: ManoeuvreMatch, stand: Unit): Length => {
  const { commandQuality, commandQualityTable } = match.state.options;
  const printed = match.rules.types[stand.type]!.range!;
  return commandQuality === 'off' || (commandQuality as string | undefined) === undefined
    ? printed
    : (((commandQualityTable[stand.type]?.[stand.command].range ?? 0) * 1000) as Length);
};

/** SV-CMD-01..03, SV-TERR-12, SV-R-76, GV-CMD-02, GV-TERR-11: in command now, whatever lies between. */
export const inCommand = (match: ManoeuvreMatch, unit: Unit): boolean => {
  if (!isPlaced(unit)) return false;
  if (match.rules.types[unit.type]!.commands) return true;
  const figure = figureOf(match, unit);
  const figures = figuresOf(match);
  const { units } = match.state;
  for (let i = 0; i < units.length; i++) {
    const stand = units[i]!;
    const there = figures[i];
    if (!there || stand.side !== unit.side || match.rules.types[stand.type]!.range === undefined) continue;
    if (within(figure, there, commandRange(match, stand))) return true;
  }
  return false;
};
