/** A new match: ground, armies, players, options, house rules. */
import { createMemo, createResource, createSignal, For, Show } from 'solid-js';
import { SIDES, type Fault, type Side } from '@five-victories/engine/kernel';
import type { Roster } from '@five-victories/engine/zonal';
import { beginMatch } from '../app/begin.js';
import { goTo } from '../app/route.js';
import { settings, t } from '../app/settings.js';
import { USUAL_COATS } from '../app/ready.js';
import { armyOf, editionOf, type GameId } from '../match/games.js';
import { randomTerrain } from '../match/random-terrain.js';
import { SEATS, type Seat } from '../match/seats.js';
import { listArmies, type KeptArmy } from '../store/armies.js';
import { RulesPanel } from '../panel/rules-panel.jsx';
import { RuleLink } from '../panel/rule-link.jsx';
import { Frame } from './frame.jsx';
import { GroundPicker } from './ground-picker.jsx';

const RANDOM = '*';
const SETUPS = ['hidden', 'sequential', 'alternate', 'agreed'] as const;
const QUALITIES = ['off', 'assigned', 'thrown'] as const;
const LIMITS = [6, 8, 10, 12, 15, 20];
type Ground = 'scenario' | 'none' | 'random' | 'hand';

const chance = (n: number): number => crypto.getRandomValues(new Uint32Array(1))[0]! % n;

export const NewMatchPage = (props: { readonly game: GameId }) => {
  const edition = createMemo(() => editionOf(props.game));
  const [own] = createResource(() => props.game, listArmies);
  const [ground, setGround] = createSignal<Ground>('scenario');
  const [scenario, setScenario] = createSignal(edition().scenarios[0]!.id);
  const [terrain, setTerrain] = createSignal<Readonly<Record<string, readonly string[]>>>({});
  const [armies, setArmies] = createSignal({
    south: edition().scenarios[0]!.south,
    north: edition().scenarios[0]!.north,
  });
  const [seats, setSeats] = createSignal<{ south: Seat; north: Seat }>({ south: 'person', north: 'steady' });
  const [setup, setSetup] = createSignal<(typeof SETUPS)[number]>('hidden');
  const [quality, setQuality] = createSignal<(typeof QUALITIES)[number]>('off');
  const [limit, setLimit] = createSignal<number>();
  const [hand, setHand] = createSignal(false);
  const [friendly, setFriendly] = createSignal(settings().friendly);
  const [house, setHouse] = createSignal<ReadonlySet<string>>(new Set());
  const [faults, setFaults] = createSignal<readonly Fault[]>([]);

  const chosen = () => (ground() === 'scenario' ? edition().scenarios.find(({ id }) => id === scenario()) : undefined);
  const pickScenario = (id: string): void => {
    const found = edition().scenarios.find((each) => each.id === id);
    setGround('scenario');
    setScenario(id);
    if (!found) return;
    setArmies({ south: found.south, north: found.north });
    take(found.options);
  };
  /** A scenario may bring options of its own; they are shown, and can be changed. */
  const take = (options: Readonly<Record<string, unknown>>): void => {
    setSetup(SETUPS.find((each) => each === options['setupMethod']) ?? 'hidden');
    setQuality(QUALITIES.find((each) => each === options['unitQuality']) ?? 'off');
    const switches = Object.entries((options['houseRules'] ?? {}) as Record<string, boolean>);
    setHouse(new Set(switches.flatMap(([name, on]) => (on ? [name] : []))));
    setLimit(undefined);
  };
  take(edition().scenarios[0]!.options);
  const pickGround = (which: Ground): void => {
    setGround(which);
    take({});
    if (which === 'random') setTerrain(randomTerrain(chance));
    if (which === 'hand') setTerrain({});
  };
  const kept = (id: string): KeptArmy | undefined => (own() ?? []).find((army) => army.id === id);
  const rosterOf = (id: string): Roster & { coat?: string } => {
    if (id === RANDOM) return edition().armies[chance(edition().armies.length)]!;
    return armyOf(edition(), id) ?? kept(id)?.army ?? edition().armies[0]!;
  };
  const noteOf = (id: string): string => armyOf(edition(), id)?.note ?? '';

  const begin = async (): Promise<void> => {
    const rosters = { south: rosterOf(armies().south), north: rosterOf(armies().north) };
    const scenarioOptions = chosen()?.options ?? {};
    const options = {
      ...scenarioOptions,
      ...(ground() === 'random' || ground() === 'hand' ? { terrain: terrain() } : {}),
      ...(limit() === undefined ? {} : { turnLimit: limit() }),
      setupMethod: setup(),
      unitQuality: quality(),
      houseRules: Object.fromEntries([...house()].map((name) => [name, true])),
    };
    const result = await beginMatch({
      game: props.game,
      name: chosen()?.name ?? `${rosters.south.name} – ${rosters.north.name}`,
      seats: seats(),
      friendly: friendly(),
      coats: { south: rosters.south.coat ?? USUAL_COATS.south, north: rosters.north.coat ?? USUAL_COATS.north },
      begin: { armies: rosters, options },
      hand: hand(),
    });
    if (typeof result === 'string') goTo({ page: 'match', id: result });
    else setFaults(result);
  };

  const ArmyPicker = (picker: { readonly side: Side }) => (
    <label class="army-picker">
      <span>{t().newMatch.army(t().sides[picker.side])}</span>
      <select
        value={armies()[picker.side]}
        onChange={(event) => setArmies({ ...armies(), [picker.side]: event.currentTarget.value })}
      >
        <option value={RANDOM}>{t().newMatch.randomArmy}</option>
        <optgroup label={t().newMatch.readyMade}>
          <For each={edition().armies}>
            {(army) => <option value={army.id}>{`${army.name} (${army.period})`}</option>}
          </For>
        </optgroup>
        <Show when={(own() ?? []).length > 0}>
          <optgroup label={t().newMatch.ownArmies}>
            <For each={own()}>{(army) => <option value={army.id}>{army.army.name}</option>}</For>
          </optgroup>
        </Show>
      </select>
      <small lang="en">{noteOf(armies()[picker.side])}</small>
    </label>
  );

  return (
    <Frame title={t().newMatch.title(t().front.games[props.game].title)} class="new-match">
      <h1>{t().newMatch.title(t().front.games[props.game].title)}</h1>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void begin();
        }}
      >
        <fieldset>
          <legend>{t().newMatch.terrain}</legend>
          <div class="scenarios">
            <For each={edition().scenarios}>
              {(each) => (
                <label class="scenario" classList={{ on: ground() === 'scenario' && scenario() === each.id }}>
                  <input
                    type="radio"
                    name="ground"
                    checked={ground() === 'scenario' && scenario() === each.id}
                    onChange={() => pickScenario(each.id)}
                  />
                  <b lang="en">{each.name}</b>
                  <small lang="en">{each.story}</small>
                </label>
              )}
            </For>
            <For
              each={
                [
                  ['none', t().newMatch.none, t().newMatch.noneText],
                  ['random', t().newMatch.random, t().newMatch.randomText],
                  ['hand', t().newMatch.byHand, t().newMatch.byHandText],
                ] as const
              }
            >
              {([which, title, text]) => (
                <label class="scenario plain" classList={{ on: ground() === which }}>
                  <input type="radio" name="ground" checked={ground() === which} onChange={() => pickGround(which)} />
                  <b>{title}</b>
                  <small>{text}</small>
                </label>
              )}
            </For>
          </div>
          <Show when={ground() === 'random' || ground() === 'hand'}>
            <GroundPicker
              terrain={terrain()}
              onChange={setTerrain}
              editable={ground() === 'hand'}
              onRandom={() => setTerrain(randomTerrain(chance))}
            />
          </Show>
        </fieldset>

        <fieldset>
          <legend>{t().newMatch.armies}</legend>
          <div class="two">
            <For each={SIDES}>{(side) => <ArmyPicker side={side} />}</For>
          </div>
        </fieldset>

        <fieldset>
          <legend>{t().newMatch.players}</legend>
          <div class="two">
            <For each={SIDES}>
              {(side) => (
                <label>
                  <span>{t().newMatch.seat(t().sides[side])}</span>
                  <select
                    value={seats()[side]}
                    onChange={(event) => setSeats({ ...seats(), [side]: event.currentTarget.value as Seat })}
                  >
                    <For each={SEATS}>
                      {(seat) => (
                        <option value={seat}>{`${t().newMatch.seats[seat]} – ${t().newMatch.seatsText[seat]}`}</option>
                      )}
                    </For>
                  </select>
                </label>
              )}
            </For>
          </div>
        </fieldset>

        <fieldset>
          <legend>{t().newMatch.options}</legend>
          <div class="two">
            <label>
              <span>{t().newMatch.setup}</span>
              <select
                value={setup()}
                onChange={(event) => setSetup(event.currentTarget.value as (typeof SETUPS)[number])}
              >
                <For each={SETUPS}>{(each) => <option value={each}>{t().newMatch.setups[each]}</option>}</For>
              </select>
            </label>
            <label>
              <span>{t().newMatch.quality}</span>
              <select
                value={quality()}
                onChange={(event) => setQuality(event.currentTarget.value as (typeof QUALITIES)[number])}
              >
                <For each={QUALITIES}>{(each) => <option value={each}>{t().newMatch.qualities[each]}</option>}</For>
              </select>
            </label>
            <label>
              <span>{t().newMatch.turnLimit}</span>
              <select
                value={limit() ?? ''}
                onChange={(event) =>
                  setLimit(event.currentTarget.value === '' ? undefined : Number(event.currentTarget.value))
                }
              >
                <option value="">
                  {String((chosen()?.options as { turnLimit?: number } | undefined)?.turnLimit ?? t().newMatch.noLimit)}
                </option>
                <For each={LIMITS}>{(each) => <option value={each}>{each}</option>}</For>
              </select>
            </label>
            <label>
              <span>{t().newMatch.dice}</span>
              <select
                value={hand() ? 'hand' : 'thrown'}
                onChange={(event) => setHand(event.currentTarget.value === 'hand')}
              >
                <option value="thrown">{t().newMatch.diceThrown}</option>
                <option value="hand">{t().newMatch.diceHand}</option>
              </select>
            </label>
          </div>
          <label class="tick">
            <input
              type="checkbox"
              checked={friendly()}
              onChange={(event) => setFriendly(event.currentTarget.checked)}
            />
            <span>
              {t().newMatch.friendly} <small>{t().newMatch.friendlyText}</small>
            </span>
          </label>
          <details class="house">
            <summary>
              {t().newMatch.houseRules}: {t().newMatch.chosen(house().size)}
            </summary>
            <p>{t().newMatch.houseRulesText}</p>
            <For each={Object.entries(edition().switches)}>
              {([name, { ruling, meaning }]) => (
                <div class="tick">
                  <input
                    id={`house-${name}`}
                    type="checkbox"
                    checked={house().has(name)}
                    onChange={(event) => {
                      const next = new Set(house());
                      if (event.currentTarget.checked) next.add(name);
                      else next.delete(name);
                      setHouse(next);
                    }}
                  />
                  <label for={`house-${name}`}>
                    <b>{t().house[name]?.title ?? name}</b> <small>{t().house[name]?.meaning ?? meaning}</small>
                  </label>
                  <RuleLink id={ruling} />
                </div>
              )}
            </For>
          </details>
        </fieldset>

        <Show when={faults().length > 0}>
          <div class="refused" role="alert">
            <b>{t().newMatch.problems}</b>
            <ul>
              <For each={faults()}>
                {({ because, rule }) => (
                  <li>
                    {because} <Show when={rule}>{(id) => <RuleLink id={id()} />}</Show>
                  </li>
                )}
              </For>
            </ul>
          </div>
        </Show>
        <p class="sticky">
          <button type="submit" class="primary large">
            {t().newMatch.begin}
          </button>
        </p>
      </form>
      <RulesPanel game={props.game} />
    </Frame>
  );
};
