/** Which block or row: one after the other, with the stands as they would be laid out. */
import { Show } from 'solid-js';
import { Button } from '../../controls/button.jsx';
import { ExchangeStands } from '../exchange-stands.jsx';
import type { ManoeuvreFormProps as FormProps } from '../maker.js';
import { m } from '../words/index.js';
import { compassWord } from '../words/names.js';
import { blocksIn, chosenIn, turnOver, unitIn, type BlocksDraft } from './blocks.js';
import { BranchList } from './branch-list.jsx';

type Props = FormProps<BlocksDraft>;
const words = () => m().react.blocks;

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
              {(layout) => (
                <ExchangeStands
                  desk={props.desk}
                  unit={{ ...unitIn(props.desk), place: { ...block().place, layout: layout() } }}
                  text={words().exchange}
                  onLayout={(next) => props.change({ ...props.draft, own: { ...block().choice, layout: next } })}
                />
              )}
            </Show>
            <BranchList match={props.desk.match} choice={block().choice} />
          </>
        )}
      </Show>
    </div>
  );
};
