/** The furthest that is legal towards a wish: found by asking the engine a handful of times. */

/** How many points are tried between where the way is blocked and what was wished for. */
const SAMPLES = 8;

/** The largest whole number up to `most` that is legal, where everything up to it is, found by halving. */
export const furthestFrom = (legal: number, most: number, isLegal: (by: number) => boolean): number => {
  let [low, high] = [legal, most];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (isLegal(middle)) low = middle;
    else high = middle;
  }
  return low;
};

/**
 * What is legal need not hang together: behind a friend that is flowed around there is room again. So a few points
 * are tried from the wish backwards; what is surely free is `free`.
 */
export const furthest = (most: number, free: number, isLegal: (by: number) => boolean): number => {
  if (most <= 0 || isLegal(most)) return Math.max(0, most);
  const sure = free > 0 && free < most && isLegal(free) ? free : 0;
  let shut = most;
  for (let i = 1; i <= SAMPLES; i++) {
    const by = Math.round(most - ((most - sure) * i) / (SAMPLES + 1));
    if (by <= sure) break;
    if (isLegal(by)) return furthestFrom(by, shut, isLegal);
    shut = by;
  }
  return sure > 0 ? sure : furthestFrom(0, shut, isLegal);
};
