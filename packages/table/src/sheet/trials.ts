/** Small matches of the zone games that only stand for a case, and what the rules let a unit do in them. */
import { answer, openMatch, refusal, type Choice } from '@five-victories/engine/kernel';
import { unitOf, type Edition, type Formation, type State, type ZonalMatch } from '@five-victories/engine/zonal';

/** A unit that stands for its kind. */
export interface Sample {
  readonly type: string;
  readonly layout: string;
  readonly formation?: Formation;
  readonly state?: State;
  readonly weapon?: string;
  readonly spears?: true;
  readonly fired?: true;
}

const ZONE = 'Z(2,1)';
type Given = Readonly<Record<string, unknown>>;

/** South moves, with its Commander at hand, so that nobody has to test. */
const tried = (game: Edition, units: readonly Given[]): ZonalMatch => {
  const position = {
    game: game.id,
    phase: 'initiativeMovement',
    initiative: 'south',
    sides: { south: { commander: ZONE } },
    units: units.map((unit) => ({ zone: ZONE, ...unit })),
  };
  const match = openMatch<ZonalMatch>(game, { position }, { seed: 1 }, 'sheet', []);
  if (!match) throw new Error(`There is no such position for the sheet of ${game.id}.`);
  return match;
};

const verbsIn = ({ decision }: ZonalMatch): string[] => [...new Set((decision?.options ?? []).map((each) => each.do))];

const IDLE = new Set(['nothing', 'leave', 'stop', 'engage']);

export interface Doing {
  /** How many actions a phase, and which. */
  readonly count: number;
  readonly actions: readonly string[];
  readonly engages: boolean;
  /** What it may do when it is engaged. */
  readonly engaged: readonly string[];
}

const NOTHING: Doing = { count: 0, actions: [], engages: false, engaged: [] };
const CHOSEN = { do: 'choose', unit: 'S1' };

/** An enemy who can be engaged by everybody: foot that looks the same way. */
const victimOf = ({ id }: Edition): Given =>
  id === 'fine'
    ? { id: 'N1', type: 'Foot', layout: 'H/H', facing: 'N' }
    : { id: 'N1', type: 'MF', weapon: 'hand', layout: 'F/F', facing: 'N' };

const ordered = (match: ZonalMatch): string[] => {
  if (refusal(match, CHOSEN)) return [];
  answer(match, CHOSEN);
  return match.decision?.kind === 'order' ? verbsIn(match).filter((verb) => verb !== 'nothing') : [];
};

/** Whether the unit is asked for a second action after a first. */
const countOf = (match: ZonalMatch): number => {
  const turn = match.decision!.options.find((option: Choice) => option.do === 'turn');
  if (!turn) return 1;
  answer(match, turn);
  return match.decision?.kind === 'action' ? 2 : 1;
};

export const doingOf = (game: Edition, sample: Sample): Doing => {
  const own = { id: 'S1', ...sample };
  const free = tried(game, [own, victimOf(game)]);
  const verbs = ordered(free);
  if (verbs.length === 0) return NOTHING;
  const touching = (id: string): Given => ({ contacts: [{ with: id, face: 'front' }] });
  const engaged =
    game.types[sample.type]!.arm === 'artillery'
      ? []
      : ordered(
          tried(game, [
            { ...own, ...touching('N1') },
            { ...victimOf(game), facing: 'S', ...touching('S1') },
          ]),
        );
  return {
    count: countOf(free),
    actions: verbs.filter((verb) => !IDLE.has(verb)),
    engages: verbs.includes('engage'),
    engaged: engaged.filter((verb) => !IDLE.has(verb)),
  };
};

// ---- reactions -------------------------------------------------------------------------------------------------------

export interface Reacting {
  readonly reactions: readonly string[];
  /** It must do one of them. */
  readonly must: boolean;
}

/** What the unit does of itself where nobody is asked, because there is one way only. */
const heardOf = (match: ZonalMatch): string[] => {
  const heard: string[] = [];
  match.tell = (event) => {
    if (event.event === 'reacts' && 'unit' in event && event['unit'] === 'N1') heard.push(String(event['reaction']));
  };
  return heard;
};

const attacked = (game: Edition, units: readonly Given[], target: string): Reacting => {
  const match = tried(game, units);
  const heard = heardOf(match);
  const engage = { do: 'engage', target };
  answer(match, CHOSEN);
  answer(match, engage);
  const { decision } = match;
  if (decision?.kind !== 'react') return { reactions: heard, must: heard.length > 0 };
  const own = decision.options.filter((option) => 'unit' in option && option.unit === 'N1').map((option) => option.do);
  return { reactions: own, must: decision.options.every((option) => option.do !== 'done') };
};

/** South's attacker is in command; the rear is struck, so that any foot may attack any unit. */
const attackerOf = ({ id }: Edition, mounted: boolean): Given => {
  if (id === 'fine') return mounted ? { id: 'S1', type: 'M', layout: 'X/X' } : { id: 'S1', type: 'P&M', layout: 'P/P' };
  return mounted ? { id: 'S1', type: 'MM', layout: 'M/M' } : { id: 'S1', type: 'MF', weapon: 'pikes', layout: 'F/F' };
};

/** What the unit may do when foot or mounted attack it. */
export const whenAttacked = (game: Edition, sample: Sample, mounted: boolean): Reacting =>
  attacked(game, [attackerOf(game, mounted), { id: 'N1', ...sample }], 'N1');

/** What it may do when somebody else in its zone is attacked. */
export const forOthers = (game: Edition, sample: Sample): readonly string[] =>
  attacked(game, [attackerOf(game, false), { ...victimOf(game), id: 'N2', facing: 'S' }, { id: 'N1', ...sample }], 'N2')
    .reactions;

/** The highest die with which it intercepts out of command; undefined: it never tests. */
export const interceptsOn = (game: Edition, sample: Sample): number | undefined => {
  const match = tried(game, [{ id: 'N1', ...sample }]);
  const unit = unitOf(match, 'N1');
  if (game.interceptsFreely(match, unit) || game.alwaysInCommand(match, unit)) return undefined;
  return unit.formation === 'open' ? game.tests.open : game.tests.attack;
};
