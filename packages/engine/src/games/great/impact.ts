/** What the shock of a charge does: GV-DBLOCK-02, -06, -09, GV-DFIRE-07. */
import type { Placed, Unit } from '../../manoeuvre/unit.js';
import { isHeavyCharger } from './strength.js';

/** GV-DBLOCK-02. */
export const hastyHits = ({ place }: Placed): number => (place.formation === 'block' ? 0 : 1);

/** GV-DBLOCK-06, GV-QUAL-05. */
export const pullUpTest = (): number => 5;

/** Heavy horse and heavy chariots do one more. */
export const impactHits = (charger: Unit, heavy: boolean): number =>
  (heavy ? 2 : 1) + (isHeavyCharger(charger) ? 1 : 0);
