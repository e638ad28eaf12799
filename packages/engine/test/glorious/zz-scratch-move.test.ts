import { test } from 'vitest';
import { choose, decision, position, refusal } from './kit.js';
import { END, back, enemyAhead, field, foot, go, house, order, rank, X, Y, battle, chief } from './move-help.js';
test('probe', () => {
  const m = field([foot(), enemyAhead(0, { layout: rank(1) }), foot({ id: 'N2', x: X, y: Y + 20000 })], { phase: 'otherRetreat' });
  const { units, options, ...rest } = position(m);
  console.log(JSON.stringify(rest));
  const a = field(foot(), house('allowancePerPhase'));
  order(a, go(4500));
  for (const b of [100, 499, 500, 505]) console.log(b, JSON.stringify(refusal(a, back(b))));
  const b2 = field([battle(), { id: 'S2', type: 'sub-commander', aboard: 'S1' }], { phase: 'otherMovement' });
  choose(b2, END);
  console.log(JSON.stringify(decision(b2)));
  console.log(JSON.stringify(position(b2).units));
});
