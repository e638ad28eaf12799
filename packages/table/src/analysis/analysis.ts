/** What was found out about a match, as it is kept. All moments are those of its session. */
import { dated, SIDES, wants, wire, type Choice, type Fault, type Side } from '@five-victories/engine/kernel';

export const ANALYSIS_FORMAT = 'five-victories/analysis/1';

/** How likely South and North were to win; the rest is a draw. */
export interface Point {
  readonly south: number;
  readonly north: number;
}

/** What the dice of a moment gave South beyond what the answer promised, in chances. */
export interface Fall {
  readonly at: number;
  readonly gave: number;
}

/** A choice that cost much, and one that would have been better. */
export interface Better {
  /** The moment the choice led to. */
  readonly at: number;
  readonly by: Side;
  readonly instead: Choice;
  /** What its side could hope for with the one and with the other: the mean of so many tries. */
  readonly had: number;
  readonly hoped: number;
  readonly tries: number;
  /** In so many of them the other stood better, or worse. */
  readonly better: number;
  readonly worse: number;
}

/** With the same seed and as many tries it comes out the same. */
export interface Effort {
  readonly seed: number;
  /** Of each choice that is looked at closely. */
  readonly tries: number;
  /** How many choices are, of both sides together. */
  readonly choices: number;
}

export interface Analysis {
  readonly format: typeof ANALYSIS_FORMAT;
  /** The match, and the position it had come to. */
  readonly id: string;
  readonly digest: string;
  readonly effort: Effort;
  readonly points: readonly Point[];
  readonly falls: readonly Fall[];
  /** Undefined: nobody has looked for any. */
  readonly better?: readonly Better[] | undefined;
}

export const EFFORT: Effort = { seed: 19, tries: 12, choices: 16 };

/** How far a stored list may go: far beyond any match. */
const MOST = 100_000;
const MOST_SEED = 0xffff_ffff;

const between = (least: number, most: number): wire.Shape<number> =>
  wire.value(
    { type: 'number', minimum: least, maximum: most },
    wants('wantedNumber'),
    (value) => typeof value === 'number' && value >= least && value <= most,
  );
const chance = between(0, 1);
const count = wire.integer(0, MOST);

const choiceShape: wire.Shape<Choice> = wire.value(
  { type: 'object' },
  wants('wantedObject'),
  (value) => typeof value === 'object' && value !== null && typeof (value as Partial<Choice>).do === 'string',
);

const betterShape: wire.Shape<Better> = wire.fields({
  at: count,
  by: wire.oneOf(SIDES),
  instead: choiceShape,
  had: chance,
  hoped: chance,
  tries: count,
  better: count,
  worse: count,
});

/** Reads analyses of all formats there ever were. */
const shape: wire.Shape<Analysis> = dated(
  ANALYSIS_FORMAT,
  {},
  wire.fields(
    {
      format: wire.constant(ANALYSIS_FORMAT),
      id: wire.text(),
      digest: wire.text(),
      effort: wire.fields({ seed: wire.integer(0, MOST_SEED), tries: count, choices: count }),
      points: wire.list<Point>(wire.fields({ south: chance, north: chance }), MOST),
      falls: wire.list<Fall>(wire.fields({ at: count, gave: between(-1, 1) }), MOST),
    },
    { better: wire.list(betterShape, MOST) },
  ),
);

/** What is kept, if it is an analysis this program can read. */
export const readAnalysis = (kept: unknown): Analysis | undefined => {
  const faults: Fault[] = [];
  const read = shape.read(kept, 'analysis', faults);
  return faults.length > 0 ? undefined : read;
};

/** Of this match as it stands, and not of another way it might have gone. */
export const isOf = (
  { id, digest, points }: Analysis,
  wanted: Pick<Analysis, 'id' | 'digest'>,
  moments: number,
): boolean => id === wanted.id && digest === wanted.digest && points.length === moments;

/** What South could hope for, a draw being half a victory. */
export const hopeAt = ({ south, north }: Point): number => (1 + south - north) / 2;

export const hopeFor = (side: Side, point: Point): number => (side === 'south' ? hopeAt(point) : 1 - hopeAt(point));
