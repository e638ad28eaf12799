/** A few stands of each game, drawn up side by side, as the sign of its card. */
import { createMemo, For } from 'solid-js';
import { standSymbol, standVariables, type Game } from '../art/index.js';

const SHOWN: Readonly<Record<Game, { readonly kinds: readonly string[]; readonly coat: string }>> = {
  fine: { kinds: ['M', 'P', 'P', 'M', 'X', 'X'], coat: '#2f4f8f' },
  major: { kinds: ['MF longbows', 'HM', 'HM', 'MF longbows'], coat: '#b3262e' },
  splendid: { kinds: ['M', 'P', 'M'], coat: '#a33b2a' },
  great: { kinds: ['heavy foot pikes', 'heavy elephants', 'heavy foot pikes'], coat: '#6d4a8c' },
  glorious: { kinds: ['Foot handgun', 'Knights', 'Foot handgun'], coat: '#8a6a1e' },
};
const GAP = 1;

export const GameSign = (props: { readonly game: Game }) => {
  const row = createMemo(() => {
    const symbols = SHOWN[props.game].kinds.map((kind, i) =>
      standSymbol(props.game, kind, { level: 'near', variant: i }),
    );
    let x = 0;
    const placed = symbols.map(({ id, width }) => {
      const at = x + width / 2;
      x += width + GAP;
      return { id, x: at };
    });
    const depth = Math.max(...symbols.map((symbol) => symbol.depth));
    return { placed, width: x, depth, defs: [...new Map(symbols.map(({ id, svg }) => [id, svg])).values()].join('') };
  });
  return (
    <div class="sign" aria-hidden="true" style={standVariables('south', SHOWN[props.game].coat)}>
      <svg viewBox={`-8 ${-row().depth / 2 - 26} ${row().width + 16} ${row().depth + 40}`}>
        <defs innerHTML={row().defs} />
        <For each={row().placed}>{({ id, x }) => <use href={`#${id}`} transform={`translate(${x} 0)`} />}</For>
      </svg>
    </div>
  );
};
