/** A new scenario on ground by chance. */
import { below, streamOf } from '@five-victories/engine/kernel';
import type { AnyEdition } from '../match/book.js';
import { randomTerrain } from '../match/random-terrain.js';
import { valueOf } from '../options/fields.js';
import { isMeasured } from './faults.js';
import { withFeatures } from './ground.js';
import { randomGround } from './random-ground.js';
import { emptyScenario, type OwnScenario } from './scenario.js';
import { WHOLE } from './shapes.js';
import { withGround } from './zones.js';

const measuredGround = (edition: AnyEdition, options: OwnScenario['options'], seed: number) => {
  const length = (name: string): number => Number(valueOf(edition.options, options, name)) * WHOLE;
  const table = { width: length('tableWidth'), depth: length('tableDepth') };
  return randomGround({ table, deployment: length('deploymentDepth'), seed });
};

export const scenarioOnRandomGround = (edition: AnyEdition, name: string, seed: number): OwnScenario => {
  const scenario = emptyScenario(edition, name);
  const { options } = scenario;
  if (isMeasured(edition))
    return { ...scenario, options: withFeatures(options, measuredGround(edition, options, seed)) };
  const stream = streamOf(seed);
  return {
    ...scenario,
    options: withGround(
      options,
      randomTerrain((n) => below(stream, n)),
    ),
  };
};
