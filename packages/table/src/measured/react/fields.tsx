/** Exact values: lengths in the measure of the book, angles in degrees. */
import type { TabletopMatch } from '@five-victories/engine/tabletop';
import { Button } from '../../controls/button.jsx';
import { NumberField, type NumberProps } from '../../controls/fields.jsx';

type Plain = Omit<NumberProps, 'unit' | 'scale'>;

export const LengthField = (props: Plain & { readonly match: TabletopMatch }) => (
  <NumberField step={0.1} {...props} unit={props.match.rules.words.measure.trim()} scale={1000} />
);

export const AngleField = (props: Plain) => <NumberField step={1} {...props} unit="°" scale={10} />;

/** Either way, half round at the most. */
export const TurnField = (props: Omit<Plain, 'least' | 'most'>) => <AngleField {...props} least={-1800} most={1800} />;

/** To do nothing, which is what is mostly done. */
export const PassButton = (props: { readonly text: string; onPass(): void }) => (
  <Button class="pass" text={props.text} hint="E" onClick={() => props.onPass()} />
);
