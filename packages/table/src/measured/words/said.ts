/** The fields of the choices that titles are made of. */
import type { Bend, Formation, Step } from '@five-victories/engine/tabletop';

export interface Volley {
  readonly target: string;
  readonly stands?: readonly number[];
  readonly points?: number;
  readonly from?: string;
  readonly overhead?: boolean;
}

export interface Said {
  readonly do: string;
  readonly unit?: string;
  readonly units?: readonly (string | { readonly type: string })[];
  readonly type?: string;
  readonly target?: string;
  readonly at?: readonly Volley[];
  readonly stands?: readonly number[];
  readonly turned?: boolean;
  readonly formation?: Formation;
  readonly layout?: string;
  readonly other?: string;
  readonly bend?: Pick<Bend, 'way' | 'angle'>;
  readonly steps?: readonly Step[];
  readonly doubleTime?: boolean;
  readonly rush?: boolean;
  readonly finish?: boolean;
  readonly leaveTable?: boolean;
  readonly extend?: boolean;
  readonly pivot?: number;
  readonly turn?: number;
  readonly x?: number;
  readonly y?: number;
  readonly state?: 'mounted' | 'dismounted';
  readonly limbered?: boolean;
  readonly packed?: boolean;
}

/** Parts of a title, those that are there. */
export const joined = (parts: readonly (string | false | undefined)[]): string => parts.filter(Boolean).join(', ');
