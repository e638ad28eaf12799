/** After the end: how it ended, a rematch, the record, and whether seals and dice hold. */
import { createEffect, createMemo, createResource, createSignal, Show } from 'solid-js';
import type { FairMatch } from '@five-victories/engine/fair';
import { saveFile } from '../../app/files.js';
import { Button } from '../../controls/button.jsx';
import { faultSaid } from '../../words/faults.js';
import { askRecord, isFailed, type Asked } from '../api.js';
import { checkRecord } from '../record.js';
import { forgetSecret, secretOf } from '../seal.js';
import { CheckedText } from '../pages/checked-text.jsx';
import { Guarantees } from '../pages/guarantees.jsx';
import { whyNot } from '../pages/name-form.jsx';
import { h } from '../words/index.js';
import { endedText } from './names.js';
import { OfferCard, offerRematch, type PartProps } from './offers.jsx';

/** As anybody would check it; besides, the log must be the one that this table has seen, with its own secret in it. */
const checkOwn = ({ play, hall }: PartProps, record: FairMatch) => {
  const { head, lines } = hall.state();
  const { faults, casts } = checkRecord(play.session().book, record);
  const said = faults.map((fault) => faultSaid(fault));
  const own = head.you && secretOf(head.id);
  const isOwn = own !== undefined && record.secrets[head.you!] === own;
  if (record.match !== head.id || record.head !== lines.at(-1)?.head) said.push(h().otherLog);
  if (own !== undefined && !isOwn) said.push(h().otherSecret);
  return { faults: said, casts, isOwn };
};

const Check = (props: PartProps) => {
  const [wanted, setWanted] = createSignal(false);
  const [record] = createResource(
    () => wanted() && props.hall.state().head.id,
    (id): Promise<Asked<FairMatch>> => askRecord(id),
  );
  const checked = createMemo(() => {
    const answer = record.latest;
    if (!answer) return undefined;
    return isFailed(answer) ? { faults: [whyNot(answer)], casts: 0 } : checkOwn(props, answer);
  });
  // It has done its duty.
  createEffect(() => {
    if (checked()?.faults.length === 0) forgetSecret(props.hall.state().head.id);
  });
  const save = async (): Promise<void> => {
    const answer = await askRecord(props.hall.state().head.id);
    if (!isFailed(answer)) saveFile(`${props.hall.state().head.name}.fair.json`, JSON.stringify(answer));
  };
  return (
    <>
      <div class="chips">
        <Button class="small" text={h().verify} data-verify onClick={() => setWanted(true)} />
        <Button class="small" text={h().record} data-record onClick={() => void save()} />
      </div>
      <Show when={checked()}>{(result) => <CheckedText {...result()} />}</Show>
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
