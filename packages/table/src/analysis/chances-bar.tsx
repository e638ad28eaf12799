/** The chances as they stand, as a bar across the board: for whoever wants to see them. */
import { createMemo, createResource, Show } from 'solid-js';
import { isSecret, type AnyMatch } from '@five-victories/engine/kernel';
import type { Chances } from '@five-victories/bots';
import { createLate } from '../app/idle.js';
import { t } from '../app/settings.js';
import '../style/chances.css';
import { a } from './words/index.js';

const loadChances = async () => (await import('@five-victories/bots')).chances;

/** Before the first turn nobody knows where the other will stand. */
const isOpen = (match: AnyMatch): boolean =>
  (match.state as { readonly phase: string }).phase !== 'setup' && !isSecret(match);

const Bar = (props: { readonly chances: Chances }) => {
  const percent = (share: number): string => t().percent(share);
  const label = (): string =>
    a().bar(percent(props.chances.south), percent(props.chances.draw), percent(props.chances.north));
  return (
    <p class="chances-bar" role="img" aria-label={label()} title={`${label()}. ${a().barTitle}.`} data-chances>
      <span class="south" style={{ 'flex-grow': props.chances.south }}>
        S {percent(props.chances.south)}
      </span>
      <span class="draw" style={{ 'flex-grow': props.chances.draw }} />
      <span class="north" style={{ 'flex-grow': props.chances.north }}>
        {percent(props.chances.north)} N
      </span>
    </p>
  );
};

export const ChancesBar = (props: { readonly match: AnyMatch }) => {
  const [reckon] = createResource(loadChances);
  const now = createMemo(() => props.match);
  const late = createLate<Chances | undefined>(
    now,
    () => (reckon() && isOpen(now()) ? reckon()!(now()) : undefined),
    undefined,
  );
  /** Until the next are worked out the last ones stay. */
  const shown = createMemo<Chances | undefined>((before) => (isOpen(now()) ? (late() ?? before) : undefined));
  return <Show when={shown()}>{(chances) => <Bar chances={chances()} />}</Show>;
};
