/** Why not, as it is read: names instead of ids, in the language of the reader. */
import { sentence, type Facts, type Refusal } from '@five-victories/engine/kernel';
import { englishZonal } from '@five-victories/words/en/zonal';
import { germanZonal } from '@five-victories/words/de/zonal';
import { findUnit, nameOf, type Facing, type Terrain, type ZonalMatch } from '@five-victories/engine/zonal';
import type { ZonalCast } from '@five-victories/words';
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

/** Zones are pointed at: nobody reads their codes on a table. */
const castOf = (t: Messages, match: ZonalMatch): ZonalCast => ({
  state: match.state,
  rules: match.rules,
  zoneName: (zone) => zoneTitle(t, match, zone),
});

const WORDS = { en: englishZonal, de: germanZonal } as const;

export const reasonText = (t: Messages, match: ZonalMatch, { id, facts }: Refusal): string =>
  WORDS[t.spoken].refusals.tell(castOf(t, match), { id, facts }) ??
  capital(
    t.oneIn(
      sentence(t.refusals[id] ?? id, inWords(t, facts), (fact) =>
        findUnit(match, fact) ? t.named(nameOf(match, fact)) : isZone(fact) ? zoneTitle(t, match, fact) : fact,
      ),
    ),
  );
