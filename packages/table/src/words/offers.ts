/** What an offer says on its button, and what it means. */
import {
  FACINGS,
  unitOf,
  type Allocate,
  type DismountUnits,
  type Facing,
  type Form,
  type Remove,
  type Rethrow,
  type ZonalMatch,
} from '@five-victories/engine/zonal';
import { gridOf } from '../match/layout-text.js';
import { unitIn, type Aim, type Offer } from '../match/offers.js';
import type { Messages } from './en.js';
import { capital, standsText, unitName, zoneTitle } from './names.js';

const turnWord = (t: Messages, from: Facing | undefined, to: Facing): string => {
  const quarters = (FACINGS.indexOf(to) - FACINGS.indexOf(from ?? 'N') + 4) % 4;
  return quarters === 1 ? t.turns.right : quarters === 3 ? t.turns.left : t.turns.about;
};

const formWord = (t: Messages, { formation, facing }: Form): string => {
  const word = formation ? capital(t.formations[formation]) : t.verbs.hastyDefence;
  return facing ? t.verbs.formFacing(word, t.compass[facing]) : word;
};

const lettersAt = (match: ZonalMatch, unit: string | undefined, { cells, stands }: Remove): string => {
  if (typeof stands === 'string') return stands;
  const grid = unit ? gridOf(unitOf(match, unit).layout) : undefined;
  return (cells ?? [])
    .map(([rank, file]) => grid?.stands.find((stand) => stand.rank === rank && stand.file === file)?.letter ?? '')
    .join('');
};

const allocation = (t: Messages, match: ZonalMatch, { stands }: Allocate): string =>
  capital(
    t.list(
      Object.entries(stands)
        .filter(([, letters]) => letters !== '')
        .map(([enemy, letters]) => t.verbs.against(standsText(t, match, letters), unitName(match, enemy))),
    ),
  );

const rethrown = (t: Messages, { dice }: Rethrow, thrown: readonly number[]): string =>
  dice.length === 0 ? t.verbs.rethrowNone : t.verbs.rethrow(dice.map((place) => thrown[place] ?? '?').join(' '));

const onFoot = (t: Messages, match: ZonalMatch, { units }: DismountUnits): string =>
  units.length === 0 ? t.verbs.allMounted : t.verbs.onFoot(t.list(units.map((id) => unitName(match, id))));

/** The words of a choice; `thrown` are the dice on the table where some may be thrown again. */
export const choiceTitle = (
  t: Messages,
  match: ZonalMatch,
  { choice, unit, target, zone }: Aim,
  thrown: readonly number[] = [],
): string => {
  const { verbs } = t;
  const where = zone ? zoneTitle(t, match, zone) : '';
  const whom = target ? unitName(match, target) : '';
  const who = unit ? unitName(match, unit) : '';
  const kind = match.decision?.kind;
  switch (choice.do) {
    case 'place':
      return verbs.place(who, where);
    case 'placeCommander':
    case 'enter':
    case 'shift':
    case 'leave':
    case 'moveCommander':
    case 'move':
    case 'retire':
      return verbs[choice.do](where);
    case 'fire':
      return target ? verbs.fire(whom) : verbs.reactFire;
    case 'engage':
    case 'attack':
      return verbs[choice.do](whom);
    case 'fight':
    case 'lossesOf':
    case 'choose':
      return verbs[choice.do](who);
    case 'done':
      return kind === 'fire' ? verbs.ceaseFire : verbs.noReaction;
    case 'allocate':
      return allocation(t, match, choice);
    case 'rethrow':
      return rethrown(t, choice, thrown);
    case 'remove':
      return verbs.remove(standsText(t, match, lettersAt(match, unit, choice)));
    case 'turn':
      return verbs.turn(turnWord(t, unit ? unitOf(match, unit).facing : undefined, choice.to), t.compass[choice.to]);
    case 'rally':
      return verbs.rally(t.compass[choice.to]);
    case 'form':
      return formWord(t, choice);
    case 'flank':
      return verbs.flank(t.faces[choice.face]);
    case 'dismount':
      return 'units' in choice ? onFoot(t, match, choice) : verbs.dismount;
    default:
      return verbs[choice.do];
  }
};

/** With the name of the unit in front, where several may do the same. */
export const offerTitle = (t: Messages, match: ZonalMatch, offer: Offer, thrown: readonly number[] = []): string => {
  const title = choiceTitle(t, match, offer, thrown);
  const kind = match.decision?.kind;
  // A shape names nobody, but whoever takes it does.
  const by = unitIn(offer.choice) ?? (offer.choices.length > 1 ? offer.unit : undefined);
  const named = kind === 'react' || kind === 'intercept' ? by : undefined;
  return named ? t.verbs.by(unitName(match, named), title) : title;
};
