/** What a lesson can point at: a unit or a zone on the table, a button that does something, a part of the panel. */
export type Target =
  | { readonly at: 'unit'; readonly unit: string }
  | { readonly at: 'zone'; readonly zone: string }
  | { readonly at: 'act'; readonly act: string }
  | { readonly at: 'part'; readonly part: Part };

const PARTS = {
  /** The button that gives the order, says Ready, confirms. */
  give: '[data-give]',
  dice: '.tray',
  /** How the learner's army stands. */
  standing: '.standing.south',
  phase: '.track .now',
  decision: 'section.decision',
} as const;
export type Part = keyof typeof PARTS;

export const unit = (id: string): Target => ({ at: 'unit', unit: id });
export const zone = (id: string): Target => ({ at: 'zone', zone: id });
export const act = (verb: string): Target => ({ at: 'act', act: verb });
export const part = (name: Part): Target => ({ at: 'part', part: name });

/** Some of these, or something else. */
export const orElse = (targets: readonly Target[], ...others: readonly Target[]): readonly Target[] =>
  targets.length > 0 ? targets : others;

/** Where a target is found on the page. */
export const selectorOf = (target: Target): string => {
  switch (target.at) {
    case 'unit':
      return `.table-window [data-unit="${target.unit}"]`;
    case 'zone':
      return `.table-window [data-zone="${target.zone}"]`;
    case 'act':
      return `.options .option:has([data-do="${target.act}"])`;
    case 'part':
      return PARTS[target.part];
    default:
      return target satisfies never;
  }
};
