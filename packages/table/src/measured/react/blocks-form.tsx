/** Which block or row: one after the other, with the stands as they would be laid out. */
import { createSignal, For, Show } from 'solid-js';
import { Button } from '../../controls/button.jsx';
import type { ManoeuvreFormProps as FormProps } from '../maker.js';
import { m } from '../words/index.js';
import { compassWord, standName } from '../words/names.js';
import { blocksIn, chosenIn, exchanged, turnOver, type BlocksDraft, type Laid } from './blocks.js';
import { BranchList } from './branch-list.jsx';

type Props = FormProps<BlocksDraft>;
const words = () => m().react.blocks;

/** The stands of a layout with their ranks and files; `.` is an empty cell. */
const standsIn = (layout: string) =>
  layout
    .split('/')
    .flatMap((row, rank) => [...row].map((letter, file) => ({ letter, rank, file })))
    .filter(({ letter }) => letter !== '.');

const LayoutGrid = (props: Props & { readonly choice: Laid; readonly layout: string }) => {
  const [first, setFirst] = createSignal<number>();
  const press = (stand: number): void => {
    const one = first();
    setFirst(one === undefined ? stand : undefined);
    if (one === undefined || one === stand) return;
    const own = { ...props.choice, layout: exchanged(props.layout, one, stand) };
    props.change({ ...props.draft, own });
  };
  return (
    <Show when={new Set(props.layout.replace(/[^A-Z]/g, '')).size > 1}>
      <p class="quiet">{words().exchange}</p>
      <div class="stand-grid">
        <For each={standsIn(props.layout)}>
          {({ letter, rank, file }, i) => (
            <Button
              class="stand"
              text={letter}
              style={{ 'grid-column': file + 1, 'grid-row': rank + 1 }}
              aria-pressed={first() === i()}
              aria-label={`${standName(props.desk.match, letter)} ${rank + 1}/${file + 1}`}
              onClick={() => press(i())}
            />
          )}
        </For>
      </div>
    </Show>
  );
};

export const BlocksForm = (props: Props) => {
  const all = () => blocksIn(props.desk);
  const chosen = () => chosenIn(props.desk, props.draft);
  const turn = (by: number): void => props.change(turnOver(props.desk, props.draft, by));
  return (
    <div class="form react-form">
      <Show when={all().length > 1}>
        <p class="quiet">
          {words().lead} <span class="for-keys">{words().keys}</span>
        </p>
        <div class="chips" role="group" aria-label={words().legend}>
          <Button class="chip" text="←" aria-label={words().previous} onClick={() => turn(-1)} />
          <span aria-live="polite">{words().of(props.draft.index + 1, all().length)}</span>
          <Button class="chip" text="→" aria-label={words().next} onClick={() => turn(1)} />
        </div>
      </Show>
      <Show when={chosen()}>
        {(block) => (
          <>
            <p>{words().heading(compassWord(block().place.heading))}</p>
            <Show when={(props.draft.own ?? block().choice).layout}>
              {(layout) => <LayoutGrid {...props} choice={block().choice} layout={layout()} />}
            </Show>
            <BranchList match={props.desk.match} choice={block().choice} />
          </>
        )}
      </Show>
    </div>
  );
};
