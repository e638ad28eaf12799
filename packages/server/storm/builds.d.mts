/** A text in a file of what was compiled, and what stands there instead. */
export interface Patch {
  readonly file: string;
  readonly from: string;
  readonly to: string;
}

/** Addresses of the main file of a hall, and of its rules. */
export interface BuiltHall {
  readonly hall: string;
  readonly rules: string;
}

export declare const buildHall: (root: string, patches?: readonly Patch[]) => Promise<BuiltHall>;
