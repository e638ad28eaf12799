/** Die Zonenspiele auf Deutsch. */
import { agreed } from '../number.js';
import { FINE, FINE_ARMY } from '@five-victories/engine/fine';
import { FAULTS, KERNEL } from '@five-victories/engine/kernel';
import { MAJOR, MAJOR_ARMY } from '@five-victories/engine/major';
import {
  ARMY,
  EVENTS,
  OPTIONS,
  POSITION,
  REFUSALS,
  type EventKinds,
  type ZonalKinds,
} from '@five-victories/engine/zonal';
import { telling } from '../../language.js';
import { foreteller, type ZonalUntold } from '../../foretold.js';
import { reporter } from '../../report.js';
import type { BattleWords } from '../../words.js';
import type { ZonalCast } from '../../zonal-cast.js';
import { faults } from '../faults.js';
import { kernel } from '../kernel.js';
import { actions } from './actions.js';
import { army, fineArmy, majorArmy } from './army.js';
import { attack } from './attack.js';
import { engage } from './engage.js';
import { events } from './events.js';
import { foretold } from './foretold.js';
import { german } from './facts.js';
import { fine } from './fine.js';
import { fire } from './fire.js';
import { forms } from './forms.js';
import { losses } from './losses.js';
import { major } from './major.js';
import { match } from './match.js';
import { melee } from './melee.js';
import { modifiers } from './modifiers.js';
import { movement } from './movement.js';
import { options } from './options.js';
import { position } from './position.js';
import { react } from './react.js';
import { reserve } from './reserve.js';
import { setup } from './setup.js';
import { stakes } from './stakes.js';
import { units } from './units.js';
import { ways } from './ways.js';
import { witness } from './witness.js';

export { STANDS, TYPES } from './names.js';

const WRONG = { ...FAULTS, ...ARMY, ...FINE_ARMY, ...MAJOR_ARMY, ...POSITION, ...OPTIONS };
const ALL = { ...KERNEL, ...REFUSALS, ...FINE, ...MAJOR };

export const germanZonal: BattleWords<ZonalCast> = {
  refusals: telling<ZonalKinds, typeof ALL, ZonalCast, typeof german>(ALL, german, {
    ...kernel,
    ...actions,
    ...attack,
    ...engage,
    ...fire,
    ...forms,
    ...losses,
    ...match,
    ...melee,
    ...movement,
    ...react,
    ...reserve,
    ...setup,
    ...stakes,
    ...units,
    ...ways,
    ...fine,
    ...major,
  }),
  faults: telling<ZonalKinds, typeof WRONG, ZonalCast, typeof german>(WRONG, german, {
    ...faults,
    ...army,
    ...fineArmy,
    ...majorArmy,
    ...position,
    ...options,
  }),
  modifiers,
  report: reporter<EventKinds, typeof EVENTS, ZonalCast, typeof witness>(EVENTS, witness, events),
  outlook: foreteller<EventKinds, typeof EVENTS, ZonalCast, typeof witness, ZonalUntold>(EVENTS, witness, foretold),
  nameOf: (cast, id) => german.unit.say(id, cast),
  agreed,
};
