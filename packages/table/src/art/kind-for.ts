import { standKinds, type Game } from './stand.js';

/** What the look of a stand depends on, as the positions of the games give it. */
export interface Look {
  readonly type: string;
  /** Letter of the stand, in games with mixed units. */
  readonly letter?: string | undefined;
  readonly weapon?: string | undefined;
  readonly spears?: boolean | undefined;
  readonly thrown?: boolean | undefined;
  readonly lances?: boolean | undefined;
  readonly state?: string | undefined;
  readonly limbered?: boolean | undefined;
  readonly packed?: boolean | undefined;
  readonly byHorse?: boolean | undefined;
  readonly mount?: string | undefined;
}

const endingOf = (look: Look): string | undefined => {
  if (look.state === 'dismounted') return 'dismounted';
  if (look.limbered) return 'limbered';
  if (look.packed) return 'packed';
  if (look.thrown) return 'thrown';
  if (look.lances) return 'lances';
  return look.byHorse ? 'by horse' : undefined;
};

/** Names from the most exact to the plainest. */
function names(look: Look): string[] {
  const weapon = look.weapon === 'hand' && look.spears ? 'spears' : look.weapon;
  const stems = [
    weapon && `${look.type} ${weapon}`,
    look.mount && `${look.type} ${look.mount}`,
    look.type,
    look.letter,
  ];
  const ending = endingOf(look);
  const plain = stems.flatMap((stem) => stem || []);
  return [...(ending ? plain.map((stem) => `${stem} ${ending}`) : []), ...plain];
}

/** The kind of stand to draw, one of `standKinds(game)`; undefined if nothing fits. */
export function kindFor(game: Game, look: Look): string | undefined {
  const kinds = standKinds(game);
  return names(look).find((name) => kinds.includes(name));
}
