/** An answer being put together in play: the maker's draft, what would be said, and what the engine has against it. */
import { createMemo, createSignal, untrack, type Accessor } from 'solid-js';
import { answer, copyOf, refusal, type Choice, type Refusal } from '@five-victories/engine/kernel';
import type { PlayCore } from '../app/play-core.js';
import type { TableMatch } from '../match/book.js';
import type { AnyDesk, AnyMaker, Key, Outcome } from './maker.js';

/** What is being worked on: a maker, its desk, and the draft. */
export interface Work<Maker extends AnyMaker, Base, Desk> {
  readonly maker: Maker;
  readonly base: Base;
  /** The base with what may change under the hand. */
  readonly desk: () => Desk;
  /** The draft before anything was done to it. */
  readonly fresh: unknown;
  readonly draft: () => unknown;
  readonly setDraft: (draft: unknown) => void;
}

interface Ways<Maker extends AnyMaker, Base, Desk> {
  readonly core: Pick<PlayCore, 'say' | 'had' | 'undo'>;
  readonly base: Accessor<Base | undefined>;
  readonly makerFor: (base: Base) => Maker | undefined;
  readonly deskOf: (base: Base) => Desk;
  readonly hold: (unit: string | undefined) => void;
  /** What is to be said later, and what was refused; where a table tells of it. */
  readonly later?: (rest: readonly Choice[]) => void;
  readonly refuse?: (refusal: Refusal) => void;
  /** Whether an order that is meant is given at once. */
  readonly givesAtOnce?: (match: TableMatch, choices: readonly Choice[], isSure: boolean) => boolean;
  /** The same, but resting while something is carried about. */
  readonly calm?: <T>(of: Accessor<T>) => Accessor<T>;
}

/** Why several answers in one breath cannot be said: the first that is refused. */
export const refusalOfAll = (match: TableMatch, choices: readonly Choice[]): Refusal | undefined => {
  let at = match;
  for (const [i, choice] of choices.entries()) {
    const wrong = refusal(at, choice);
    if (wrong) return wrong;
    if (i === choices.length - 1) return undefined;
    if (at === match) at = copyOf(match);
    answer(at, choice);
  }
  return undefined;
};

export const createMaking = <
  Maker extends AnyMaker,
  Base extends AnyDesk<TableMatch, { readonly kind: string }>,
  Desk extends Base,
>({
  core,
  base,
  makerFor,
  deskOf,
  hold,
  later,
  refuse,
  givesAtOnce,
  calm = (of) => of,
}: Ways<Maker, Base, Desk>) => {
  /** A draft as it was when its answer was taken back, or a new one. */
  const begun = (maker: Maker, desk: Desk): unknown => {
    const had = core.had();
    return (had && maker.again?.(desk, had)) ?? maker.begin(desk);
  };
  const work = createMemo((before: Work<Maker, Base, Desk> | undefined): Work<Maker, Base, Desk> | undefined => {
    const of = base();
    const maker = of && makerFor(of);
    if (!of || !maker) return undefined;
    const isKept = maker.keeps && before?.maker === maker && before.base.match === of.match;
    if (isKept) return before;
    const desk = (): Desk => deskOf(of);
    const fresh = untrack(() => begun(maker, desk()));
    const [draft, setDraft] = createSignal(fresh, { equals: false });
    return { maker, base: of, desk, fresh, draft, setDraft: (next) => setDraft(() => next) };
  });
  const choices = createMemo(() => {
    const now = work();
    return now?.maker.choices(now.desk(), now.draft());
  });
  const wrong = calm((): Refusal | undefined => {
    const now = work();
    if (!now) return undefined;
    const said = choices();
    if (now.maker.refusal) return now.maker.refusal(now.desk(), now.draft());
    return said && refusalOfAll(now.base.match, said);
  });

  const saying = (said: readonly Choice[]): boolean => core.say([...(untrack(base)?.before ?? []), ...said]);
  /** The draft is what was meant: it is said, if it may be and nothing besides comes of it. */
  const givenAtOnce = ({ maker, desk, draft, base: { match } }: Work<Maker, Base, Desk>, isSure = false): boolean => {
    const said = maker.choices(desk(), draft());
    const isGiven = said && !refusalOfAll(match, said) && givesAtOnce?.(match, said, isSure);
    return isGiven === true && saying(said);
  };
  /** Whether the maker made something of it. */
  const obeyed = (made: (now: Work<Maker, Base, Desk>) => Outcome<unknown> | undefined): boolean => {
    const now = untrack(work);
    const outcome = now && untrack(() => made(now));
    if (!now || !outcome) return false;
    if (outcome.draft !== undefined) now.setDraft(outcome.draft);
    if (outcome.meant && untrack(() => givenAtOnce(now, outcome.sure))) return true;
    if (outcome.refused) refuse?.(outcome.refused);
    if (outcome.say && saying(outcome.say)) later?.(outcome.later ?? []);
    if (outcome.say) return true;
    if (outcome.hold !== undefined) hold(outcome.hold ?? undefined);
    return true;
  };
  const key = (pressed: Key): boolean => obeyed(({ maker, desk, draft }) => maker.key?.(desk(), draft(), pressed));
  /** A draft of one's own goes back step by step before the match does. */
  const takenBack = (): boolean => {
    const now = untrack(work);
    if (!now || untrack(now.draft) === now.fresh) return false;
    const pressed = { shift: false, alt: false, ctrl: false };
    return key({ key: 'z', ...pressed }) || key({ key: 'Escape', ...pressed });
  };
  return {
    work,
    choices,
    /** What the engine has against the answer as it is. */
    wrong,
    /** What is on the table with the draft carried out, where the maker shows that. */
    shown: createMemo(() => {
      const now = work();
      return now?.maker.shown?.(now.desk(), now.draft());
    }),
    /** Offers a gesture to the maker. */
    offered: (gesture: unknown): boolean =>
      obeyed(({ maker, desk, draft }) => maker.gesture?.(desk(), draft(), gesture)),
    key,
    /** Says answers to what the desk is about. */
    saying,
    /** Gives the order that is being put together. */
    give: (): boolean => {
      const said = untrack(choices);
      return said !== undefined && saying(said);
    },
    /** Gives it, if nothing besides comes of it. */
    giveIfPlain: (): boolean => {
      const now = untrack(work);
      return now !== undefined && untrack(() => givenAtOnce(now));
    },
    undo: (): boolean => takenBack() || core.undo(),
  };
};
