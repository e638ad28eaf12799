// A random sample that is the same for the same seed on every machine.

/** Mulberry32. */
function* chances(seed) {
  for (let state = seed >>> 0; ;) {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    yield ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }
}

export function drawn(list, count, seed) {
  const chance = chances(seed);
  const left = [...list];
  const taken = [];
  while (taken.length < count && left.length > 0)
    taken.push(left.splice(Math.floor(chance.next().value * left.length), 1)[0]);
  return taken;
}

/** From each part in turn, until there are enough or nothing is left. */
export function drawnEvenly(list, partOf, count, seed) {
  const names = [...new Set(list.map(partOf))];
  const parts = names.map((name) =>
    drawn(
      list.filter((place) => partOf(place) === name),
      count,
      seed,
    ),
  );
  const rounds = Array.from({ length: count }, (_, round) => parts.flatMap((part) => part.slice(round, round + 1)));
  return rounds.flat().slice(0, count);
}
