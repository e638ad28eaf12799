import type { GLORIOUS_TURNS } from '@five-victories/engine/glorious';
import type { English } from './facts.js';

export const turns: English<typeof GLORIOUS_TURNS> = {
  turnTooFar: ({ unit, most, by }) => `${unit} may turn by ${most}°, not by ${by}°.`,
  turnsAboutCentre: ({ unit }) => `${unit} turns about its centre, so no corner is named for it.`,
  cornerWanted: ({ unit }) => `Say about which front corner ${unit} wheels, left or right.`,
  wheelsToItsSide: ({ unit }) => `${unit} may wheel only about the corner on the side it turns to.`,
  turnsOffTable: ({ unit }) => `${unit} would turn partly off the table.`,
  battleNeverPivots: ({ unit }) => `${unit} is a Battle and cannot pivot.`,
  pivotTooFar: ({ unit, most, by }) => `${unit} may pivot by ${most}°, not by ${by}°.`,
  noFileToChoose: ({ unit }) => `${unit} has no odd element, so no file is chosen for it.`,
};
