/** What the games of manoeuvre ask: A Splendid Victory and A Great Victory. */
import type { AskedOf } from '@five-victories/engine';
import type { GreatDecision } from '@five-victories/engine/great';
import type { SplendidDecision } from '@five-victories/engine/splendid';
import type { ManoeuvreMatch as MatchOf } from '@five-victories/engine/manoeuvre';

export type ManoeuvreMatch = MatchOf<SplendidDecision | GreatDecision>;
type Asked = AskedOf<SplendidDecision | GreatDecision>;
/** What a decision of one kind is about. */
export type AboutOf<Kind extends Asked['kind']> = Extract<Asked, { readonly kind: Kind }>['about'];
/** The answers it takes. */
export type ChoiceOf<Kind extends Asked['kind']> = Extract<Asked, { readonly kind: Kind }>['options'][number];
