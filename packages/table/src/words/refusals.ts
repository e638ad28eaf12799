/** Why not, as it is read: names instead of ids, in the language of the reader. */
import { sentence, type Facts, type Refusal } from '@five-victories/engine/kernel';
import { findUnit, nameOf, type Facing, type Terrain, type ZonalMatch } from '@five-victories/engine/zonal';
import type { Messages } from './en.js';
import { capital, zoneTitle } from './names.js';

const isZone = (fact: string): boolean => /^(Z\(\d,\d\)|[SN]R\d)$/.test(fact);

/** Facts whose words depend on what they are called. */
const inWords = (t: Messages, facts: Facts): Facts => {
  const { facing, terrain } = facts;
  const words = String(terrain ?? '').split(', ');
  return {
    ...facts,
    ...(facing === undefined ? {} : { facing: t.compass[facing as Facing] ?? facing }),
    ...(terrain === undefined ? {} : { terrain: t.list(words.map((word) => t.terrain[word as Terrain] ?? word)) }),
  };
};

export const reasonText = (t: Messages, match: ZonalMatch, { template, facts }: Refusal): string =>
  capital(
    t.oneIn(
      sentence(t.refusals[template] ?? template, inWords(t, facts), (fact) =>
        findUnit(match, fact) ? t.named(nameOf(match, fact)) : isZone(fact) ? zoneTitle(t, match, fact) : fact,
      ),
    ),
  );
