import type { STAKES } from '@five-victories/engine/zonal';
import type { English } from './facts.js';

export const stakes: English<typeof STAKES> = {
  noStakesHere: () => 'There are no stakes in this game.',
  onlyFootStakes: ({ unit }) => `${unit} is not foot, and only foot deploy stakes.`,
  engagedNoStakes: ({ unit }) => `${unit} is engaged and cannot deploy stakes.`,
  onlyAttackStakes: ({ unit }) => `${unit} is not in attack formation and cannot deploy stakes.`,
  hasStakes: ({ unit }) => `${unit} already has stakes.`,
};
