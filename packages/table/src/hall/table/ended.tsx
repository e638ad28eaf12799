/** After the end: how it ended, a rematch, the record, and whether seals and dice hold. */
import { createResource, createSignal, For, Show } from 'solid-js';
import { verify, type FairMatch } from '@five-victories/engine/fair';
import type { Fault } from '@five-victories/engine/kernel';
import { saveFile } from '../../app/files.js';
import { Button } from '../../controls/button.jsx';
import { faultSaid } from '../../words/faults.js';
import { askRecord, isFailed, type Asked } from '../api.js';
import { forgetSecret, secretOf } from '../seal.js';
import { Guarantees } from '../pages/guarantees.jsx';
import { whyNot } from '../pages/name-form.jsx';
import { h } from '../words/index.js';
import { endedText } from './names.js';
import { OfferCard, offerRematch, type PartProps } from './offers.jsx';

interface Checked {
  readonly faults: readonly string[];
  readonly casts: number;
  /** This table remembers what it had sealed, and it is in the record. */
  readonly isOwn: boolean;
}

const castsIn = ({ lines }: FairMatch): number => lines.filter((line) => 'cast' in line && line.cast).length;

/** Plays the record again and throws its dice again; the log must also be the one that this table has seen. */
const checkRecord = ({ play, hall }: PartProps, record: FairMatch): Checked => {
  const { head, lines } = hall.state();
  const faults: Fault[] = [];
  verify(play.session().book.game, record, 'record', faults);
  const said = faults.map((fault) => faultSaid(fault));
  const own = head.you && secretOf(head.id);
  const isOwn = own !== undefined && record.secrets[head.you!] === own;
  if (record.match !== head.id || record.head !== lines.at(-1)?.head) said.push(h().otherLog);
  if (own !== undefined && !isOwn) said.push(h().otherSecret);
  return { faults: said, casts: castsIn(record), isOwn };
};

const Check = (props: PartProps) => {
  const [wanted, setWanted] = createSignal(false);
  const [record] = createResource(
    () => wanted() && props.hall.state().head.id,
    (id): Promise<Asked<FairMatch>> => askRecord(id),
  );
  const checked = (): Checked | string | undefined => {
    const answer = record.latest;
    if (!answer) return undefined;
    if (isFailed(answer)) return whyNot(answer);
    const result = checkRecord(props, answer);
    if (result.faults.length === 0) forgetSecret(answer.match);
    return result;
  };
  const save = async (): Promise<void> => {
    const answer = await askRecord(props.hall.state().head.id);
    if (!isFailed(answer)) saveFile(`${props.hall.state().head.name}.fair.json`, JSON.stringify(answer));
  };
  return (
    <>
      <div class="chips">
        <Button class="small" text={h().verify} data-verify onClick={() => setWanted(true)} />
        <Button class="small" text={h().record} onClick={() => void save()} />
      </div>
      <Show when={checked()} keyed>
        {(result) => (
          <Show
            when={typeof result !== 'string' && result.faults.length === 0 && result}
            keyed
            fallback={
              <div class="refused" role="alert" data-forged>
                <p>{h().forged}</p>
                <ul>
                  <For each={typeof result === 'string' ? [result] : result.faults}>{(why) => <li>{why}</li>}</For>
                </ul>
              </div>
            }
          >
            {({ casts, isOwn }) => (
              <p role="status" class="right" data-verified={casts}>
                {h().verified(casts)} {isOwn ? h().ownSeal : ''}
              </p>
            )}
          </Show>
        )}
      </Show>
    </>
  );
};

/** Once more with sides swapped: offered, or on the way there. */
export const Rematch = (props: Pick<PartProps, 'hall'>) => {
  const state = () => props.hall.state();
  const offered = () => state().offers.find(({ offer }) => offer === 'rematch');
  return (
    <Show when={state().head.you !== undefined && !state().answered?.match}>
      <Show
        when={offered()}
        fallback={
          <Button class="primary" text={h().rematch} data-offer-rematch onClick={() => offerRematch(props.hall)} />
        }
      >
        {(offer) => <OfferCard hall={props.hall} offer={offer()} />}
      </Show>
    </Show>
  );
};

export const Ended = (props: PartProps) => {
  const state = () => props.hall.state();
  return (
    <div class="ended" data-ended={state().head.ended?.why}>
      <p>{endedText(state())}</p>
      <Rematch hall={props.hall} />
      <Check {...props} />
      <Guarantees head={state().head} />
    </div>
  );
};
