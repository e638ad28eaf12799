/** All matches kept in this browser. */
import { createResource, createSignal, For, Show } from 'solid-js';
import { both, SIDES, type Side } from '@five-victories/engine/kernel';
import { keepNew } from '../app/begin.js';
import { knownAmong, scenariosOf } from '../app/known-scenario.js';
import { matchName } from '../app/match-name.js';
import { saveFile } from '../app/files.js';
import { USUAL_COATS } from '../app/ready.js';
import { t } from '../app/settings.js';
import { dyed } from '../art/palettes.js';
import { Button, Link } from '../controls/button.jsx';
import { FileButton } from '../controls/fields.jsx';
import type { GameId } from '../match/game-ids.js';
import { matchOf, type AnySession } from '../match/session.js';
import { fileOf, type KeptMatch } from '../store/kept-match.js';
import { forget, list, rename } from '../store/matches.js';
import type { Parting } from '../store/kept.js';
import { openKept } from '../store/open-kept.js';
import { readFile, type FileProblem } from '../store/read-file.js';
import { faultSaid } from '../words/faults.js';
import { army } from '../words/names.js';
import { Frame } from './frame.jsx';
import { KeptRow, ToldNote, type Told } from './kept-row.jsx';

const partedText = ({ because = '', mended }: Parting): string =>
  mended.length > 0 ? `${because} (${mended.join(', ')})` : because;

const problemText = (problem: FileProblem): string => {
  const { newer, saved } = t();
  switch (problem.why) {
    case 'fault':
      return saved.problems.fault(problem.fault.path, faultSaid(problem.fault));
    case 'parted':
      return saved.problems.fault(problem.path, partedText(problem.parting));
    case 'newer':
      return newer;
    default:
      return saved.problems[problem.why];
  }
};

/** Colours of the coats, where the armies of a record bring them. */
const coatsOf = (begin: unknown): KeptMatch['coats'] => {
  const { armies } = begin as { armies?: { south?: { coat?: string }; north?: { coat?: string } } };
  return { south: armies?.south?.coat ?? USUAL_COATS.south, north: armies?.north?.coat ?? USUAL_COATS.north };
};

/** As a new match of the same is called: a file may be called anything. */
const nameOf = async (game: GameId, begin: unknown, session: AnySession): Promise<string> => {
  const scenario = knownAmong(await scenariosOf(game), begin, '');
  return matchName(
    t(),
    scenario,
    both((side) => ({ name: army(matchOf(session), side) })),
  );
};

/** Those it was begun with, where it was. */
const armiesOf = ({ log }: KeptMatch) =>
  ((log.begin ?? {}) as { armies?: Partial<Record<Side, { name?: string }>> }).armies;

/** Who met whom, unless the match is called after them. */
const metIn = (match: KeptMatch): string | undefined => {
  const [south, north] = SIDES.map((side) => armiesOf(match)?.[side]?.name);
  if (south === undefined || north === undefined) return undefined;
  const met = t().saved.against(south, north);
  return match.name.startsWith(met) ? undefined : met;
};

/** Who won, by the name of the army, where the match was begun with one. */
const resultOf = (match: KeptMatch): string => {
  const { result, winner } = match.outcome!;
  const armies = armiesOf(match);
  const named = t().outcome.results[result] ?? result;
  return winner === undefined ? named : t().outcome.wins(named, armies?.[winner]?.name ?? t().sides[winner]);
};

/** A record from a file becomes a match of two persons. */
const keepFile = async (file: File): Promise<Told> => {
  const read = await readFile(await file.text());
  if ('why' in read) return { text: problemText(read), wrong: true };
  const name = await nameOf(read.game, (read.earlier?.[0]?.log ?? read.session).begin, read.session);
  await keepNew(
    {
      game: read.game,
      name,
      seats: { south: 'person', north: 'person' },
      friendly: true,
      coats: coatsOf((read.earlier?.[0]?.log ?? read.session).begin),
      earlier: read.earlier,
    },
    read.session,
  );
  return { text: t().saved.imported(name), wrong: false };
};

const download = async (match: KeptMatch): Promise<void> => {
  const opening = await openKept(match);
  saveFile(`${match.name}.json`, opening.is === 'whole' ? fileOf(opening.session) : JSON.stringify(match));
};

const isSure = (match: KeptMatch): boolean => confirm(t().saved.removeSure(match.name));

/** `after`: what is to come of the act once it is done. */
const Row = (props: { readonly match: KeptMatch; after(act: Promise<void>): void }) => (
  <li data-match={props.match.id}>
    <span class="coats" aria-hidden="true">
      <i style={{ background: dyed('south', props.match.coats.south) }} />
      <i style={{ background: dyed('north', props.match.coats.north) }} />
    </span>
    <KeptRow
      name={props.match.name}
      onRename={(name) => props.after(rename(props.match.id, name))}
      below={[
        t().front.games[props.match.game].title,
        ...[metIn(props.match) ?? []].flat(),
        props.match.outcome ? `${t().saved.over}: ${resultOf(props.match)}` : t().turn(props.match.turn),
        t().saved.played(t().date(props.match.saved)),
      ].join(' · ')}
      first={
        <>
          <Link
            class="button"
            text={props.match.outcome ? t().saved.look : t().saved.open}
            href={`#/match/${props.match.id}`}
          />
          <Link class="button" text={t().tools.replay} href={`#/replay/${props.match.id}`} />
        </>
      }
      then={
        <>
          <Button text={t().saved.export} onClick={() => void download(props.match)} />
          <Button text={t().saved.remove} onClick={() => isSure(props.match) && props.after(forget(props.match.id))} />
        </>
      }
    />
  </li>
);

export const SavedPage = () => {
  const [matches, { refetch }] = createResource(list);
  const [note, setNote] = createSignal<Told>();
  const after = (act: Promise<void>): void => void act.then(refetch);
  return (
    <Frame title={t().nav.saved}>
      <h1>{t().nav.saved}</h1>
      <FileButton text={t().saved.import} onFile={(file) => after(keepFile(file).then((told) => void setNote(told)))} />
      <ToldNote told={note()} />
      <Show when={!matches.error} fallback={<p role="alert">{`${t().saved.failed}: ${String(matches.error)}`}</p>}>
        <Show when={(matches() ?? []).length > 0} fallback={<p>{t().saved.none}</p>}>
          <ul class="matches">
            <For each={matches()}>{(match) => <Row match={match} after={after} />}</For>
          </ul>
        </Show>
      </Show>
    </Frame>
  );
};
