/** The zone games in English. */
import { FINE } from '@five-victories/engine/fine';
import { MAJOR } from '@five-victories/engine/major';
import { REFUSALS, type ZonalKinds } from '@five-victories/engine/zonal';
import { telling } from '../../language.js';
import type { Words } from '../../words.js';
import type { ZonalCast } from '../../zonal-cast.js';
import { engage } from './engage.js';
import { english } from './facts.js';
import { fine } from './fine.js';
import { major } from './major.js';
import { units } from './units.js';

const ALL = { ...REFUSALS, ...FINE, ...MAJOR };

export const englishZonal: Words<ZonalCast> = {
  refusals: telling<ZonalKinds, typeof ALL, ZonalCast, typeof english>(ALL, english, {
    ...units,
    ...engage,
    ...fine,
    ...major,
  }),
  nameOf: (cast, id) => english.unit.say(id, cast),
};
