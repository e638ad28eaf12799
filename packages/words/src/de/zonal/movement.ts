import type { MOVEMENT } from '@five-victories/engine/zonal';
import type { German } from './facts.js';

export const movement: German<typeof MOVEMENT> = {
  onlyReserveMove: ({ unit }) => `${unit} ist in Reserve und kann nur einen Reservezug machen.`,
  fixedNeverMoves: ({ unit }) => `${unit} steht fest und bewegt oder dreht sich nie.`,
  onlyToWithdraw: ({ unit }) => `${unit} war zu Beginn der Phase im Kampf und kann nur abgezogen werden.`,
  engagedDoesNothing: ({ unit }) => `${unit} war zu Beginn der Phase im Kampf und kann in ihr nichts tun.`,
  usedAlready: ({ unit }) => `${unit} wurde in dieser Phase schon eingesetzt.`,
  noCommanderToWithdraw: ({ unit }) => `Es gibt keinen Feldherrn mehr, der ${unit} abziehen könnte.`,
  commanderElsewhere: ({ zone, unit }) => `Der Feldherr ist nicht bei ${unit} (${zone}).`,
  commanderGone: () => 'Der Feldherr ist aus dem Spiel.',
  commanderThereAlready: ({ to }) => `Der Feldherr ist schon dort: ${to}.`,
  commanderNeverInReserve: ({ to }) => `${to} ist eine Reservezone; die betritt der Feldherr nie.`,
  commanderTooFar: ({ at, to }) => `Der Feldherr (${at}) erreicht ${to} nicht; es ist keine Nachbarzone.`,
  closedToCommander: ({ to, terrain }) => `Für den Feldherrn gesperrt: ${to} (${terrain}).`,
  escarpmentStopsCommander: ({ at, to }) => `Ein Steilhang hält den Feldherrn (${at}) fern: ${to}.`,
};
