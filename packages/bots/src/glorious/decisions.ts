/** What A Glorious Victory asks. */
import type { AskedOf } from '@five-victories/engine';
import type { GloriousDecision } from '@five-victories/engine/glorious';

type Asked = AskedOf<GloriousDecision>;
/** What a decision of one kind is about. */
export type AboutOf<Kind extends Asked['kind']> = Extract<Asked, { readonly kind: Kind }>['about'];
/** The answers it takes. */
export type ChoiceOf<Kind extends Asked['kind']> = Extract<Asked, { readonly kind: Kind }>['options'][number];
