/**
 * Options and switches that came after players had recorded matches, with what they stand at unless told otherwise. So
 * standing they are left out of digests, and an old record still comes to its own.
 */
const LATER: Readonly<Record<string, unknown>> = {
  commanderIgnoresImpassable: false,
  cornerContact: false,
  cutOffZones: false,
  othersReactAfterTarget: false,
  setupElsewhere: { south: [], north: [] },
  unpackedWaits: false,
  deployment: 'strips',
  deploymentAreas: { south: [], north: [] },
  surplusElements: 'refused',
};

type Named = Readonly<Record<string, unknown>>;

const isOld = ([name, value]: readonly [string, unknown]): boolean =>
  !Object.hasOwn(LATER, name) || JSON.stringify(LATER[name]) !== JSON.stringify(value);

const oldOf = (named: Named): Named => Object.fromEntries(Object.entries(named).filter(isOld));

/** The state of a match without what stands as it did before there was a choice. */
export const asRecorded = (state: unknown): unknown => {
  const { options } = state as { readonly options?: Named & { readonly houseRules: Named } };
  return options
    ? { ...(state as object), options: { ...oldOf(options), houseRules: oldOf(options.houseRules) } }
    : state;
};
