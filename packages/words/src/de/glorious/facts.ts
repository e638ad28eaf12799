/** Wie das Deutsche Tatsachen sagt: was nur A Glorious Victory sagt. */
import type { GloriousKinds } from '@five-victories/engine/glorious';
import { plain, type Sentences, type Speaker } from '../../language.js';
import type { MeasuredCast } from '../../measured-cast.js';
import { listed, type Noun } from '../facts.js';
import { deed } from '../deeds.js';
import { german as base } from '../tabletop/facts.js';

export const FUNKTION: Noun = { gender: 'f', one: 'Funktion', many: 'Funktionen' };
export const PLATZ: Noun = { gender: 'm', one: 'Platz', many: 'Plätze', toMany: 'Plätzen' };
/** Nach `hat`. */
export const FREIER_PLATZ: Noun = { gender: 'm', one: 'freien Platz', many: 'freie Plätze' };

/** Nach `keine`. */
const FEARED: Readonly<Record<GloriousKinds['feared'], string>> = { elephants: 'Elefanten', battle: 'Gewalthaufen' };
const RARE: Readonly<Record<GloriousKinds['rare'], string>> = {
  knights: 'Ritter',
  elephants: 'Elefanten',
  mountedFoot: 'Berittenes Fußvolk',
};

export const german = {
  ...base,
  deed,
  feared: { say: (feared: GloriousKinds['feared']): string => FEARED[feared], blank: plain.blank },
  rare: { say: (rare: GloriousKinds['rare']): string => RARE[rare], blank: plain.blank },
  shapes: {
    say: (shapes: GloriousKinds['shapes']): string =>
      listed(
        shapes.map((ranks) => ranks.split(',').join(', ')),
        'oder',
      ),
    blank: plain.blank,
  },
  oneOf: { say: (all: GloriousKinds['oneOf']): string => listed(all.map(String), 'oder'), blank: plain.blank },
  /** Von mehreren Dingen, die jemand will. */
  agreed: {
    say: (option: string, { atTable }: MeasuredCast): string =>
      atTable ? 'müssen vereinbart sein' : `brauchen die Option „${option}“`,
    blank: plain.blank,
  },
} satisfies Speaker<GloriousKinds, MeasuredCast>;

export type German<C> = Sentences<C, typeof german>;
