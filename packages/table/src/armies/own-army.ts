/** Armies as players build them, of whichever game: the engine judges them, here they are only put together. */

/** Of an army that has none yet. */
export const USUAL_COAT = '#7a3b2e';

export interface OwnUnit {
  readonly name: string;
  readonly type: string;
  /** Its stands, a letter each, where they do not follow from the type. */
  readonly stands?: string | undefined;
  readonly quality?: string | undefined;
  readonly weapon?: string | undefined;
  readonly spears?: boolean | undefined;
  readonly command?: string | undefined;
  readonly lances?: boolean | undefined;
  readonly thrown?: boolean | undefined;
  /** The colour of its own coats; those of the army if it has none. */
  readonly coat?: string | undefined;
}

export interface OwnArmy {
  readonly name: string;
  readonly commander?: string | undefined;
  readonly coat?: string | undefined;
  readonly units: readonly OwnUnit[];
}

export const countOf = ({ stands = '' }: OwnUnit, letter: string): number =>
  [...stands].filter((each) => each === letter).length;

/** So many stands of a kind; the others stay, in the order of the kinds. */
export const withCount = (unit: OwnUnit, kinds: string, letter: string, count: number): OwnUnit => ({
  ...unit,
  stands: [...kinds].map((each) => each.repeat(each === letter ? Math.max(0, count) : countOf(unit, each))).join(''),
});

/** A unit with this said of it; what is as usual is not said at all. */
export const saying = <K extends keyof OwnUnit>(
  unit: OwnUnit,
  key: K,
  value: OwnUnit[K],
  usual?: OwnUnit[K],
): OwnUnit => {
  const { [key]: _before, ...rest } = unit;
  return (value === usual ? rest : { ...rest, [key]: value }) as OwnUnit;
};

export const replaced = (army: OwnArmy, index: number, unit: OwnUnit): OwnArmy => ({
  ...army,
  units: army.units.map((each, i) => (i === index ? unit : each)),
});

export const without = (army: OwnArmy, index: number): OwnArmy => ({
  ...army,
  units: army.units.filter((_, i) => i !== index),
});

/** With another unit, after the last of its type. */
export const withUnit = (army: OwnArmy, unit: OwnUnit): OwnArmy => {
  const last = army.units.map(({ type }) => type).lastIndexOf(unit.type);
  const at = last === -1 ? army.units.length : last + 1;
  return { ...army, units: [...army.units.slice(0, at), unit, ...army.units.slice(at)] };
};

/** What a player changes of an army; notes and ids of ready-made ones stay behind. */
export const asOwn = ({ name, commander, coat, units }: OwnArmy): OwnArmy => ({
  name,
  ...(commander === undefined ? {} : { commander }),
  ...(coat === undefined ? {} : { coat }),
  units,
});

/** A name nobody in the army has yet. */
export const freeName = ({ units }: OwnArmy, named: (n: number) => string): string => {
  const taken = new Set(units.map(({ name }) => name));
  let n = 1;
  while (taken.has(named(n))) n++;
  return named(n);
};
