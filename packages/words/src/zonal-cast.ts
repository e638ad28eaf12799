import type { Cast } from './cast.js';

/** Whom sentences of the zone games speak of. */
export interface ZonalCast extends Cast {
  readonly rules?: {
    readonly types: Readonly<Record<string, { readonly name: string }>>;
    readonly stands: Readonly<Record<string, { readonly name: string }>>;
  };
  /** How zones are pointed at, where a reader sees them; otherwise they are said by their codes. */
  readonly zoneName?: (zone: string) => string;
}
