/** A stand of each game as the sign of its card. */
import { createMemo } from 'solid-js';
import { standSymbol, standVariables } from '../art/index.js';

type Game = Parameters<typeof standSymbol>[0];

const SHOWN: Readonly<Record<string, readonly [kind: string, coat: string]>> = {
  fine: ['P', '#2f4f8f'],
  major: ['HM', '#b3262e'],
  splendid: ['M', '#a33b2a'],
  great: ['', '#7a4a8c'],
  glorious: ['', '#b08a2e'],
};

export const GameSign = (props: { readonly game: string; readonly kinds?: readonly string[] }) => {
  const art = createMemo(() => {
    try {
      const [kind = '', coat = ''] = SHOWN[props.game] ?? [];
      const symbol = standSymbol(props.game as Game, kind, { level: 'near' });
      return { ...symbol, coat };
    } catch {
      return undefined;
    }
  });
  return (
    <div class="sign" aria-hidden="true" style={standVariables('south', art()?.coat ?? '#555555')}>
      <svg viewBox="-50 -42 100 78" innerHTML={art() ? `${art()!.svg}<use href="#${art()!.id}"/>` : ''} />
    </div>
  );
};
