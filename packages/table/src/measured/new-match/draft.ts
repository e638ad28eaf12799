/** A new match of a measured game: armies may be thrown for, and options are mended so that armies may meet. */
import { createMemo, createSignal, type Accessor } from 'solid-js';
import { both, SIDES, type Both, type Side } from '@five-victories/engine/kernel';
import type { Edition, FeatureGiven, Roster } from '@five-victories/engine/tabletop';
import { createMatchDraft } from '../../app/match-draft.js';
import { matchName } from '../../app/match-name.js';
import { t } from '../../app/settings.js';
import { chance, RANDOM } from '../../app/table-draft.js';
import { randomGround } from '../../editor/random-ground.js';
import type { MeasuredGame } from '../../match/game-ids.js';
import { valueOf } from '../../options/fields.js';
import { armyFaults, changesIn, faultsOf, fitted, type Options } from '../armies/fitting.js';
import { PRESET_ARMIES } from '../armies/presets.js';
import { measuredEditionOf } from '../editions.js';
import { m } from '../words/index.js';

type Army = Roster & { readonly coat?: string | undefined };

export type MeasuredDraft = ReturnType<typeof createMeasuredDraft>;

const MOST_SEEDS = 1_000_000;
const THOUSAND = 1000;

const groundByChance = (edition: Edition, options: Options): readonly FeatureGiven[] => {
  const lengthOf = (name: string): number => Number(valueOf(edition.options, options, name)) * THOUSAND;
  return randomGround({
    table: { width: lengthOf('tableWidth'), depth: lengthOf('tableDepth') },
    deployment: lengthOf('deploymentDepth'),
    seed: chance(MOST_SEEDS),
  });
};

/** Of armies that are thrown for nobody knows yet what they will be. */
const nobody = (): Both<Army> => both((side) => ({ name: t().sides[side], units: [] }));

type Drawn = ReturnType<typeof createMatchDraft<Army>>;

/** Armies and options that go together. */
const createFitting = (edition: Edition, { options, armyFor, change }: Drawn, isThrown: () => boolean) => {
  /** What was mended is told until something else is changed. */
  const [mended, setMended] = createSignal<{ readonly to: Options; readonly names: readonly string[] }>();
  /** Mends the options so that the armies may meet, and tells which; where that cannot be had nothing is changed. */
  const fit = (): void => {
    const [south, north] = [armyFor('south'), armyFor('north')];
    if (!south || !north || isThrown()) return;
    const to = fitted(edition, options(), { south, north });
    if (faultsOf(edition, to, { south, north }) > 0) return;
    setMended({ to, names: changesIn(options(), to) });
    change(to);
  };
  /** All that the engine has against the armies as they are chosen now. */
  const armyProblems = createMemo(() =>
    SIDES.flatMap((side) => {
      const army = isThrown() ? undefined : armyFor(side);
      return army ? armyFaults(edition, options(), side, army) : [];
    }),
  );
  return {
    fit,
    armyProblems,
    adjusted: (): readonly string[] => (mended()?.to === options() ? mended()!.names : []),
  };
};

export const createMeasuredDraft = (game: MeasuredGame, wanted: Accessor<string | undefined>) => {
  const edition = measuredEditionOf(game);
  const presets = PRESET_ARMIES[game] ?? {};
  const draft = createMatchDraft<Army>(
    { game, edition, presets, groundByChance: (options) => groundByChance(edition, options) },
    wanted,
  );
  const { options, scenario, change } = draft;
  const isThrown = () => options()['armySource'] === 'generated';
  const { fit, ...fitting } = createFitting(edition, draft, isThrown);
  const begin = (): Promise<void> => {
    const rosters = draft.rosters();
    if (isThrown())
      return draft.start(scenario()?.name ?? m().setup.newMatch.thrownName, rosters, {
        armies: nobody(),
        options: options(),
      });
    const isRandom = SIDES.some((side) => draft.armies()[side] === RANDOM);
    return draft.start(matchName(t(), scenario(), rosters), rosters, {
      armies: rosters,
      options: isRandom ? fitted(edition, options(), rosters) : options(),
    });
  };
  return {
    ...draft,
    ...fitting,
    game,
    edition,
    presets,
    pickGround: (is: 'open' | 'random'): void => {
      draft.pickGround(is);
      fit();
    },
    pickArmy: (side: Side, id: string): void => {
      draft.pickArmy(side, id);
      fit();
    },
    isThrown,
    throwArmies: (on: boolean): void => {
      const { armySource: _source, armyThrows: _throws, ...rest } = options();
      change(on ? { ...rest, armySource: 'generated' } : rest);
      if (!on) fit();
    },
    fit,
    begin,
  };
};
