/** Keys that are the same in every match. */
import { openBriefing } from '../app/briefed.js';
import { openLegend } from '../app/legend.js';
import { hear } from '../app/hear.js';
import { followLast } from '../app/last-order.js';
import type { PlayCore } from '../app/play-core.js';
import { FIGHTS, isReaction, lettingPass, mayFightAll, mayStand, subjectOf } from '../app/standing-order.js';
import { openRule } from '../app/rules.js';
import { change, settings } from '../app/settings.js';
import { switchSound } from '../sound/at-table.js';
import { followHand, isLeftByHand } from '../table/left-by-hand.js';
import { entryFor, type Menu } from './suggestions.jsx';

interface MatchKeys {
  readonly play: PlayCore;
  /** By number; E takes what ends the phase or declines. */
  readonly menu: Menu<unknown>;
  readonly escape: () => void;
  /** Gives the order, or says that the set-up is ready; false if there is none. */
  readonly give: () => boolean;
}

/** A key that belongs to a field or a dialog. Sliders and ticks have no use for Enter: it gives the order there too. */
const isTyping = (target: Element, key: string): boolean =>
  target.closest('dialog') !== null ||
  (target.closest('input, select, textarea') !== null &&
    !(key === 'Enter' && target.matches('input:is([type="range"], [type="checkbox"], [type="radio"])')));

/** What Enter presses by itself: not what the hand has left behind on the table. */
export const isPressable = (target: Element): boolean =>
  target.closest('button, a, [role="button"]') !== null && !isLeftByHand(target);

export const targetOf = ({ target }: KeyboardEvent): Element => (target instanceof Element ? target : document.body);

/** Whether a key is the match's at all: Ctrl with Z and Enter too, but no other shortcut of the browser. */
const isForMatch = (event: KeyboardEvent): boolean =>
  !isTyping(targetOf(event), event.key) &&
  ((!event.ctrlKey && !event.metaKey) || event.key === 'z' || event.key === 'Enter');

/** A die that was entered by mistake is taken back before any answer is. */
const dieTakenBack = (): boolean => {
  const back = document.querySelector<HTMLButtonElement>('[data-die-back]:not([disabled])');
  back?.click();
  return back !== null;
};

/** For the rest of the phase: all reactions, or what is asked, if it is none. */
const declineAll = (play: PlayCore): void => {
  if (mayStand(play.real())) play.decline('phase', isReaction(play.real()) ? undefined : subjectOf(play.real()));
};

/** Who fights is said once for all of them. */
const fightsAll = (play: PlayCore): boolean => {
  const isAsked = mayFightAll(play.real());
  if (isAsked) play.order(play.real().decision!.side, FIGHTS);
  return isAsked;
};

/** Who moves is not stopped on its way. */
const letsPass = (play: PlayCore): boolean => {
  const order = lettingPass(play.real());
  if (order) play.order(play.real().decision!.side, order);
  return order !== undefined;
};

/** What has the focus is not pressed by the browser while Ctrl is held. */
const pressedWithCtrl = (event: KeyboardEvent): boolean => {
  const button = event.ctrlKey || event.metaKey ? targetOf(event).closest('button, a') : null;
  if (button instanceof HTMLElement) button.click();
  return button !== null;
};

/** Keys for several answers at once, and for enough of them. */
const pressedInDecision = (play: PlayCore, menu: Menu<unknown>, key: string): boolean => {
  switch (key) {
    case 'w':
      return play.volley.fire() || fightsAll(play);
    case 'W':
      return play.lastOrder.as(() => play.volley.fire());
    case 'p':
      return letsPass(play);
    case 'E':
      if (!play.endFast()) declineAll(play);
      return true;
    case 'e':
      if (menu.ending) menu.take({ is: 'option', option: menu.ending });
      return true;
    default:
      return false;
  }
};

/** Keys that mean the same at any time. */
const ALWAYS: Readonly<Record<string, (play: PlayCore) => void>> = {
  y: (play) => play.redo(),
  f: (play) => play.flip(),
  i: () => openBriefing(),
  k: (play) => play.hints.ask(),
  o: () => openLegend(),
  s: () => switchSound(),
  '?': () => openRule(),
};

/** Whether the key meant something. */
const pressedInMatch = ({ play, menu, escape, give }: MatchKeys, event: KeyboardEvent): boolean => {
  const mayDecide = play.asksPerson() && !play.curtained();
  const entry = entryFor(event);
  if (entry !== undefined) {
    if (play.real().decision?.kind === 'dice')
      document.querySelector<HTMLButtonElement>(`[data-die="${entry + 1}"]`)?.click();
    else if (mayDecide && menu.entries[entry]) menu.take(menu.entries[entry]);
    return true;
  }
  const always = ALWAYS[event.key];
  if (always) {
    always(play);
    return true;
  }
  switch (event.key) {
    case 'Enter':
      return isPressable(targetOf(event)) ? pressedWithCtrl(event) : give();
    case 'Escape':
      escape();
      return true;
    case 'Backspace':
      return dieTakenBack();
    case 'z':
    case 'u':
      if (!dieTakenBack()) play.undo();
      return true;
    case 'j':
      change({ report: !settings().report || settings().folded, folded: false });
      return true;
    case '\\':
      change({ folded: !settings().folded });
      return true;
    case ' ':
      if (!play.asksPerson()) play.bots.skip();
      return !play.asksPerson();
    default:
      return mayDecide && pressedInDecision(play, menu, event.key);
  }
};

/** Hears keys while the page is there; `own` are those that only its game has, and they come first. */
export const hearKeys = (keys: MatchKeys, own: (event: KeyboardEvent) => boolean = () => false): void => {
  followHand();
  followLast();
  hear('keydown', (event) => {
    if (isForMatch(event) && (own(event) || (!event.altKey && pressedInMatch(keys, event)))) event.preventDefault();
  });
};
