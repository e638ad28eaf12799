/**
 * Formats of all that is written down: `five-victories/save/4`. What an older program wrote is brought up here, one
 * number at a time, before its shape is read; what a newer one wrote is refused with a sentence that says so.
 */
import { flaw } from './faults.js';
import { faultBy, type Fault } from './refusal.js';
import type { Shape } from './wire.js';

/** JSON as an older program wrote it: nothing in it has been looked at yet. */
export type Old = Readonly<Record<string, unknown>>;

/** From the format of each number to the next. A number that is missing changed nothing in this thing. */
export type Migrations = Readonly<Record<number, (old: Old) => Old>>;

const FORMAT = /^five-victories\/(?<kind>[a-z]+)\/(?<number>[1-9]\d{0,3})$/;

const partsOf = (format: unknown): { kind: string; number: number } | undefined => {
  const found = typeof format === 'string' ? FORMAT.exec(format)?.groups : undefined;
  return found && { kind: found['kind']!, number: Number(found['number']) };
};

export const isOld = (value: unknown): value is Old =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The same in the format of today. What is not of this kind at all stays as it is: its shape will say so. */
const broughtUp = (today: string, migrations: Migrations, given: unknown, path: string, faults: Fault[]): unknown => {
  const now = partsOf(today)!;
  const written = isOld(given) ? partsOf(given['format']) : undefined;
  if (!isOld(given) || written?.kind !== now.kind) return given;
  if (written.number > now.number)
    faults.push(faultBy(`${path}.format`, flaw('newerFormat', { written: written.number, read: now.number })));
  let read = given;
  for (let number = written.number; number < now.number; number++) read = migrations[number]?.(read) ?? read;
  return { ...read, format: today };
};

/** The names of a format from its first number to today's. */
const namesOf = (today: string): string[] => {
  const { kind, number } = partsOf(today)!;
  return Array.from({ length: number }, (_, i) => `five-victories/${kind}/${i + 1}`);
};

/** A shape that also reads what older programs wrote. Beyond the name of the format, its schema is that of today. */
export const dated = <T>(today: string, migrations: Migrations, shape: Shape<T>): Shape<T> => ({
  schema: {
    ...shape.schema,
    properties: { ...(shape.schema['properties'] as object), format: { enum: namesOf(today) } },
  },
  read(given, path, faults) {
    const before = faults.length;
    const read = broughtUp(today, migrations, given, path, faults);
    return faults.length > before ? (undefined as never) : shape.read(read, path, faults);
  },
});

/** Whether this is said to be a thing of this kind, of whatever number. */
export const isOfKind = (today: string, format: unknown): boolean => partsOf(format)?.kind === partsOf(today)!.kind;

/** Whether a newer program wrote it. */
export const isNewer = (today: string, format: unknown): boolean =>
  isOfKind(today, format) && partsOf(format)!.number > partsOf(today)!.number;

/** A position with each frame of its stack changed. */
export const withFrames = (position: Old, change: (frame: unknown) => unknown): Old =>
  Array.isArray(position['stack']) ? { ...position, stack: position['stack'].map(change) } : position;

/** 1 to 2: the reasons why a set-up has gone back have ids; in format 1 these were English sentences with blanks. */
export const reasonsById = (frame: unknown): unknown => {
  if (!isOld(frame) || !Array.isArray(frame['reasons'])) return frame;
  const byId = (reason: unknown): unknown => {
    if (!isOld(reason) || reason['template'] === undefined) return reason;
    const { template: id, ...rest } = reason;
    return { ...rest, id };
  };
  return { ...frame, reasons: frame['reasons'].map(byId) };
};
