/** Losses by unit: the places it had, and those that are empty now. */
import { createMemo, createSignal, For, Show } from 'solid-js';
import { SIDES } from '@five-victories/engine/kernel';
import { Button } from '../controls/button.jsx';
import type { UnitStory } from '../story/story.js';
import { fateText } from '../story/tell.js';
import { SideSign } from './side-sign.jsx';
import type { Told } from './told.js';

/** More places than this are drawn as a bar. */
const MOST_BOXES = 16;
/** Of each side, as long as not all are wanted. */
const FEW = 6;

const Places = (props: { readonly unit: UnitStory; readonly told: Told }) => {
  const left = (): number => props.unit.had - props.unit.lost;
  const tone = () => props.told.tones[props.unit.side];
  const text = (): string => props.told.to.words.losses.left(left(), props.unit.had);
  return (
    <span class="places" role="img" aria-label={text()} title={text()}>
      <Show
        when={props.unit.had <= MOST_BOXES}
        fallback={
          <span class="bar">
            <i style={{ width: `${(100 * left()) / props.unit.had}%`, background: tone().ground }} />
          </span>
        }
      >
        <For each={Array.from({ length: props.unit.had }, (_, i) => i < left())}>
          {(full) => <i class="box" classList={{ lost: !full }} style={full ? { background: tone().ground } : {}} />}
        </For>
      </Show>
    </span>
  );
};

/** Who lost most first; each side by itself, the reader's own before the other. */
const ordered = (units: readonly UnitStory[], first: string): UnitStory[] =>
  [...units].sort((a, b) => Number(b.side === first) - Number(a.side === first) || b.lost - a.lost || b.made - a.made);

export const LossTable = (props: { readonly told: Told }) => {
  const words = () => props.told.to.words.losses;
  const [all, setAll] = createSignal(false);
  const units = createMemo(() => ordered(props.told.story.units, props.told.to.you ?? 'south'));
  /** Those of whom there is most to tell. */
  const noted = createMemo(() =>
    SIDES.flatMap((side) =>
      units()
        .filter((unit) => unit.side === side)
        .slice(0, FEW),
    ),
  );
  const shown = () => (all() ? units() : units().filter((unit) => noted().includes(unit)));
  return (
    <section>
      <h3>{words().title}</h3>
      <div class="scrolled" tabindex="0" role="region" aria-label={words().title}>
        <table class="losses">
          <thead>
            <tr>
              <th scope="col">{words().unit}</th>
              <th scope="col">{words().places}</th>
              <th scope="col" class="count">
                {words().made}
              </th>
              <th scope="col" class="count">
                {words().taken}
              </th>
              <th scope="col">{words().fate}</th>
            </tr>
          </thead>
          <tbody>
            <For each={shown()}>
              {(unit) => (
                <tr>
                  <th scope="row">
                    <SideSign side={unit.side} tone={props.told.tones[unit.side]} /> {props.told.to.unitName(unit.id)}
                  </th>
                  <td>
                    <Places unit={unit} told={props.told} />
                  </td>
                  <td class="count">{unit.made}</td>
                  <td class="count">{unit.taken}</td>
                  <td>{fateText(props.told.to, unit)}</td>
                </tr>
              )}
            </For>
          </tbody>
        </table>
      </div>
      <Show when={noted().length < units().length}>
        <Button
          class="small"
          text={all() ? words().fewer : words().all(units().length)}
          onClick={() => setAll(!all())}
        />
      </Show>
    </section>
  );
};
