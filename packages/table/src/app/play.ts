/** A match at the table: the session, the pointer, the bots, and everything the page reads of them. */
import { batch, createEffect, createMemo, createSignal, on, onCleanup, untrack } from 'solid-js';
import { about, isSecret, refusal, type Choice, type Refusal, type Side } from '@five-victories/engine/kernel';
import { type SetUp, type UnitId, type ZonalMatch, type Zone } from '@five-victories/engine/zonal';
import { isHotSeat, isPerson, viewedFrom } from '../match/seats.js';
import { offersOf, type Offer } from '../match/offers.js';
import { isPlan, put, putCommander, shown, standing } from '../match/plan.js';
import { isRefusal, lastOf, matchOf, say, sayAll, upTo, type Moment, type Session } from '../match/session.js';
import { barrierOf, stepBack } from '../match/undo.js';
import {
  escape,
  IDLE,
  pointAtStand,
  pointAtUnit,
  pointAtZone,
  type Cell,
  type Outcome,
  type Pointer,
} from '../pointer/index.js';
import { keptOf, type MatchHead } from '../store/kept-match.js';
import { keep } from '../store/matches.js';
import type { About } from '../words/asks.js';
import { playBots } from './bots.js';

export type Play = ReturnType<typeof createPlay>;

/** With what the pointer begins when a decision comes up. */
const pointerFor = (match: ZonalMatch, asksPerson: boolean, told: About): Pointer => {
  const { decision } = match;
  if (!decision || !asksPerson) return { state: 'watching', unit: undefined };
  switch (decision.kind) {
    case 'setup':
      return { state: 'setup', unit: undefined };
    case 'remove':
      return { state: 'stands', unit: told.unit!, cells: [], most: told.lose ?? 1 };
    case 'order':
    case 'action':
    case 'followUp':
    case 'flank':
    case 'attack':
    case 'reserveZone':
      return { state: 'chosen', unit: told.unit! };
    default:
      return IDLE;
  }
};

export const createPlay = (first: MatchHead, opened: Session) => {
  const [head, setHead] = createSignal(first);
  const [session, setSession] = createSignal(opened, { equals: false });
  const [undone, setUndone] = createSignal<readonly Moment[]>([]);
  const [pointer, setPointer] = createSignal<Pointer>(IDLE);
  const [refused, setRefused] = createSignal<Refusal>();
  const [plan, setPlan] = createSignal<SetUp>();
  const [near, setNear] = createSignal<Side>(viewedFrom(first.seats));
  const [lifted, setLifted] = createSignal<Side>();
  const [unsaved, setUnsaved] = createSignal<string>();
  /** Reactions declined for the rest of the phase. */
  const [declined, setDeclined] = createSignal<string>();

  const real = createMemo(() => matchOf(session()));
  const asksPerson = createMemo(() => {
    const { decision } = real();
    return decision !== undefined && (decision.kind === 'dice' || isPerson(head().seats, decision.side));
  });
  const told = createMemo((): About => (real().decision ? (about(real()) as About) : {}));
  /** What is on the table, a set-up in the making included. */
  const match = createMemo(() => {
    const drawn = plan();
    const { decision } = real();
    return drawn && decision?.kind === 'setup' ? shown(real(), decision.side, drawn) : real();
  });
  const offers = createMemo(() => (asksPerson() ? offersOf(real(), told()) : []));
  const curtained = createMemo(() => {
    const { decision } = real();
    return decision !== undefined && isHotSeat(head().seats) && isSecret(real()) && lifted() !== decision.side;
  });

  const offersFor = (unit: UnitId): readonly Offer[] => {
    if (!asksPerson()) return [];
    if (unit.startsWith('commander:'))
      return offers().filter(({ choice }) => choice.do === 'moveCommander' || choice.do === 'placeCommander');
    return offersOf(real(), told(), unit).filter((offer) => offer.unit === unit);
  };
  const scene = () => ({ match: match(), offers: offers(), offersFor });

  /** What a decision begins with: pointer, plan, no old refusals. */
  createEffect(
    on(real, (current) => {
      batch(() => {
        setPointer(pointerFor(current, asksPerson(), told()));
        const { decision } = current;
        const proposal = decision && told().placed ? standing(current, decision.side) : decision?.options.find(isPlan);
        setPlan(asksPerson() && current.decision?.kind === 'setup' ? proposal : undefined);
        setRefused(undefined);
      });
    }),
  );

  /** Every decision is on the disk before the next; writes follow one another. */
  let writing: Promise<void> = Promise.resolve();
  createEffect(
    on([session, head], ([current, named]) => {
      const kept = keptOf(named, current, Date.now());
      writing = writing
        .then(() => keep(kept))
        .then(
          () => {
            setUnsaved(undefined);
          },
          (error: unknown) => {
            setUnsaved(error instanceof Error ? error.message : String(error));
          },
        );
    }),
  );

  const take = (result: Session | Refusal): boolean => {
    if (isRefusal(result)) {
      setRefused(result);
      return false;
    }
    batch(() => {
      setUndone([]);
      setSession(result);
    });
    return true;
  };
  const sayChoices = (choices: readonly Choice[]): boolean => take(sayAll(untrack(session), choices));
  const interrupt = (by: Side, choice: Choice): boolean => take(say(untrack(session), { choice, by }));

  const back = createMemo(() => stepBack(session(), head().seats, head().friendly));
  const undo = (): boolean => {
    const to = untrack(back);
    if (to === undefined) return false;
    batch(() => {
      const { moments } = untrack(session);
      setUndone([...moments.slice(to + 1), ...untrack(undone)]);
      setSession(upTo(untrack(session), to));
    });
    return true;
  };
  const redo = (): void => {
    const [next, ...rest] = untrack(undone);
    if (!next) return;
    const joined = rest.findIndex((moment) => !moment.joined);
    const count = 1 + (joined < 0 ? rest.length : joined);
    const again = untrack(undone);
    batch(() => {
      setUndone(again.slice(count));
      setSession({ ...untrack(session), moments: [...untrack(session).moments, ...again.slice(0, count)] });
    });
  };

  const obey = (outcome: Outcome): void => {
    if (outcome.say) sayChoices(outcome.say.choices);
    else if (outcome.saying) sayChoices(outcome.saying);
    else if (outcome.put) putUnit(outcome.put.unit, outcome.put.zone);
    else if (outcome.back && !outcome.pointer) stepOut(untrack(pointer));
    else if (outcome.back && outcome.pointer) stepOut(outcome.pointer);
    else if (outcome.pointer) setPointer(outcome.pointer);
  };
  /** Escape from a chosen unit: if the engine has been told of the choice, that is taken back. */
  const stepOut = (to: Pointer): void => {
    const kind = untrack(real).decision?.kind;
    if ((kind === 'order' || kind === 'formation' || kind === 'enter') && untrack(back) !== undefined) undo();
    else setPointer(to);
  };

  const knownPlacing = (unit: UnitId) =>
    (untrack(real).decision?.options ?? [])
      .filter(isPlan)
      .flatMap(({ units }) => units)
      .find((placing) => placing.unit === unit && placing.layout !== undefined);
  const putUnit = (unit: UnitId, zone: Zone): void => {
    const drawn = untrack(plan);
    if (!drawn) return;
    batch(() => {
      setPlan(unit.startsWith('commander:') ? putCommander(drawn, zone) : put(drawn, unit, zone, knownPlacing));
      setPointer({ state: 'setup', unit: undefined });
    });
  };
  const planRefusals = createMemo((): readonly Refusal[] => {
    const drawn = plan();
    const wrong = drawn && real().decision?.kind === 'setup' ? refusal(real(), drawn) : undefined;
    return wrong ? [wrong, ...(wrong.also ?? [])] : [];
  });

  /** Standing order: no more reactions in this phase. */
  const phaseKey = createMemo(() => `${real().state.turn} ${real().state.phase}`);
  createEffect(() => {
    const { decision } = real();
    if (!asksPerson() || declined() !== phaseKey()) return;
    const none = decision?.options.find((option) => option.do === 'done');
    if (none && (decision?.kind === 'react' || decision?.kind === 'intercept'))
      queueMicrotask(() => sayChoices([none]));
  });

  const bots = playBots({ head, session, real, asksPerson, answer: (choice) => sayChoices([choice]) });
  onCleanup(bots.stop);

  return {
    head,
    setHead,
    session,
    real,
    match,
    told,
    asksPerson,
    offers,
    offersFor,
    pointer,
    setPointer,
    near,
    flip: () => setNear((side) => (side === 'south' ? 'north' : 'south')),
    refused,
    setRefused,
    plan,
    setPlan,
    planRefusals,
    curtained,
    lift: () => setLifted(real().decision?.side),
    say: sayChoices,
    interrupt,
    undo,
    redo,
    canUndo: () => back() !== undefined,
    canRedo: () => undone().length > 0,
    barrier: () => barrierOf(session(), head().seats),
    last: () => lastOf(session()),
    unsaved,
    decline: () => {
      setDeclined(untrack(phaseKey));
    },
    bots,
    pointAtUnit: (id: UnitId) => obey(pointAtUnit(untrack(pointer), untrack(scene), id)),
    pointAtZone: (zone: Zone) => obey(pointAtZone(untrack(pointer), untrack(scene), zone)),
    pointAtStand: (unit: UnitId, cell: Cell) => obey(pointAtStand(untrack(pointer), untrack(scene), unit, cell)),
    escape: () => obey(escape(untrack(pointer), untrack(scene))),
  };
};
