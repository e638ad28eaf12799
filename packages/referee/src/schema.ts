/** The requests as one JSON schema, from the same shapes that read them. */
import { recordShape, saveShape, type wire } from '@five-victories/engine';
import { fairShape } from '@five-victories/engine/fair';
import type { Game } from './game.js';
import { GAMES } from './games.js';
import { requestShape } from './referee.js';
import { definition } from './shapes.js';

const definitionsOf = (game: Game): Record<string, wire.JsonSchema> => {
  const { choiceShape } = game.rules;
  const named = (what: string) => ({ $ref: `#/$defs/${definition(game, what)}` });
  const choice = { ...game.rules, choiceShape: { ...choiceShape, schema: named('choice') } };
  return {
    army: game.armyShape.schema,
    armyOrId: { anyOf: [named('army'), { enum: game.armies.map(({ id }) => id) }] },
    options: game.optionsShape.schema,
    position: game.positionShape.schema,
    choice: choiceShape.schema,
    record: { anyOf: [recordShape(choice).schema, fairShape(choice).schema] },
    save: saveShape(choice).schema,
  };
};

export const schema = (): wire.JsonSchema => ({
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'Requests to the referee of Five Victories',
  ...requestShape.schema,
  $defs: Object.fromEntries(
    GAMES.flatMap((game) =>
      Object.entries(definitionsOf(game)).map(([what, shape]) => [definition(game, what), shape] as const),
    ),
  ),
});
