/** Scenarios given away and taken as files. */
import { isNewer, isOfKind, wants, wire, type Fault } from '@five-victories/engine/kernel';
import { armyShapeOf } from '@five-victories/engine/tabletop';
import { armyShape } from '@five-victories/engine/zonal';
import { isMeasured } from '../editor/faults.js';
import type { OwnScenario } from '../editor/scenario.js';
import type { AnyEdition } from '../match/book.js';
import { isGame, type GameId } from '../match/game-ids.js';
import { parsed } from './dated-files.js';
import { fileShape, SCENARIO_FORMAT } from './scenarios.js';

export const scenarioFile = (game: GameId, scenario: OwnScenario): string =>
  JSON.stringify({ format: SCENARIO_FORMAT, game, scenario }, undefined, 2);

const MOST_CHARACTERS = 2_000_000;
const LONGEST = { name: 120, story: 4000 } as const;

export type ScenarioProblem =
  | { readonly why: 'size' | 'json' | 'format' | 'game' | 'newer' }
  | { readonly why: 'faults'; readonly faults: readonly Fault[] };

/** What the table is drawn from: it must have its proper form before anything is shown. */
const DRAWN = ['terrain', 'escarpments', 'scenarioGoals', 'tableWidth', 'tableDepth', 'columns'];

const story: wire.Shape<string> = wire.value(
  { type: 'string', maxLength: LONGEST.story },
  wants('wantedShortText', { most: LONGEST.story }),
  (value) => typeof value === 'string' && value.length <= LONGEST.story,
);

const anyObject = wire.map(wire.text(), wire.anything);

const optionsShape = ({ options: declared }: AnyEdition): wire.Shape<OwnScenario['options']> => ({
  schema: { type: 'object' },
  read: (given, path, faults) => {
    const before = faults.length;
    const options: OwnScenario['options'] = anyObject.read(given, path, faults);
    if (faults.length > before) return {};
    for (const name of DRAWN) {
      const value = options[name];
      if (value !== undefined && Object.hasOwn(declared, name))
        (declared as Record<string, { shape: wire.Shape<unknown> }>)[name]!.shape.read(
          value,
          `${path}.${name}`,
          faults,
        );
    }
    return options;
  },
});

const scenarioShape = (edition: AnyEdition): wire.Shape<OwnScenario> => {
  const roster: wire.Shape<unknown> = isMeasured(edition) ? armyShapeOf(edition) : armyShape;
  const army: wire.Shape<unknown> = {
    schema: { anyOf: [{ type: 'string' }, roster.schema] },
    read: (given, path, faults) =>
      typeof given === 'string' ? wire.text(80).read(given, path, faults) : roster.read(given, path, faults),
  };
  return wire.fields({
    name: wire.text(LONGEST.name),
    story,
    armies: wire.fields({ south: army, north: army }),
    options: optionsShape(edition),
  }) as wire.Shape<OwnScenario>;
};

/** What is wrong with the form of a scenario that was kept or written elsewhere. */
export const formFaults = (edition: AnyEdition, scenario: unknown): Fault[] => {
  const faults: Fault[] = [];
  scenarioShape(edition).read(scenario, 'scenario', faults);
  return faults;
};

/** A scenario from a file. One that breaks rules may come in, and the editor says so; one without form may not. */
export const readScenario = async (
  text: string,
  load: (game: GameId) => Promise<AnyEdition>,
): Promise<{ readonly game: GameId; readonly scenario: OwnScenario } | ScenarioProblem> => {
  if (text.length > MOST_CHARACTERS) return { why: 'size' };
  const value = parsed(text);
  if (typeof value !== 'object' || value === null) return { why: 'json' };
  if (!isOfKind(SCENARIO_FORMAT, (value as { format?: unknown }).format)) return { why: 'format' };
  if (isNewer(SCENARIO_FORMAT, (value as { format?: unknown }).format)) return { why: 'newer' };
  const { game, scenario } = fileShape.read(value, 'file', []) as { game?: unknown; scenario?: unknown };
  if (!isGame(game)) return { why: 'game' };
  const faults = formFaults(await load(game), scenario);
  return faults.length > 0 ? { why: 'faults', faults } : { game, scenario: scenario as OwnScenario };
};
