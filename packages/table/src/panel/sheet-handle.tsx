/** On a phone the decision is a sheet below the table: it is pulled by its handle, or opened with a tap. */
import { createSignal } from 'solid-js';
import { t } from '../app/settings.js';

/** Shares of the page, in hundredths. */
const LOW = 42;
const HIGH = 80;
const LEAST = 24;
const KEYS: Readonly<Record<string, number>> = { ArrowUp: 8, ArrowDown: -8 };

const within = (share: number): number => Math.min(HIGH, Math.max(LEAST, share));

/** How high the sheet is, for the page, and its handle. */
export const createSheet = () => {
  const [share, setShare] = createSignal(LOW);
  let pulled = false;
  const isHigh = () => share() > (LOW + HIGH) / 2;
  const pull = (event: PointerEvent & { currentTarget: HTMLElement }): void => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    pulled = true;
    setShare(within(100 * (1 - event.clientY / innerHeight)));
  };
  const Handle = () => (
    <button
      type="button"
      class="sheet-handle"
      aria-label={t().panel.sheet}
      aria-expanded={isHigh()}
      onPointerDown={(event) => {
        pulled = false;
        event.currentTarget.setPointerCapture(event.pointerId);
      }}
      onPointerMove={pull}
      onClick={() => !pulled && setShare(isHigh() ? LOW : HIGH)}
      onKeyDown={({ key }) => setShare(within(share() + (KEYS[key] ?? 0)))}
    />
  );
  return { height: () => `${share()}dvh`, Handle };
};
