/** All matches kept in this browser. */
import { createResource, createSignal, For, Show } from 'solid-js';
import { keepNew } from '../app/begin.js';
import { saveFile } from '../app/files.js';
import { USUAL_COATS } from '../app/ready.js';
import { t } from '../app/settings.js';
import { fileOf, type KeptMatch } from '../store/kept-match.js';
import { forget, list, rename as renameMatch } from '../store/matches.js';
import { openKept } from '../store/open-kept.js';
import { readFile, type FileProblem } from '../store/read-file.js';
import { faultSaid } from '../words/faults.js';
import { Frame } from './frame.jsx';

const problemText = (problem: FileProblem): string =>
  problem.why === 'fault'
    ? t().saved.problems.fault(problem.fault.path, faultSaid(problem.fault))
    : problem.why === 'newer'
      ? t().newer
      : t().saved.problems[problem.why];

export const SavedPage = () => {
  const [matches, { refetch }] = createResource(list);
  const [note, setNote] = createSignal<{ text: string; wrong: boolean }>();
  const [renaming, setRenaming] = createSignal<string>();

  const rename = async (match: KeptMatch, name: string): Promise<void> => {
    setRenaming(undefined);
    if (name.trim() === '' || name === match.name) return;
    await renameMatch(match.id, name.trim());
    await refetch();
  };
  const remove = async (match: KeptMatch): Promise<void> => {
    if (!confirm(t().saved.removeSure(match.name))) return;
    await forget(match.id);
    await refetch();
  };
  const download = async (match: KeptMatch): Promise<void> => {
    const opening = await openKept(match);
    saveFile(`${match.name}.json`, opening.is === 'whole' ? fileOf(opening.session) : JSON.stringify(match));
  };
  const upload = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    const read = await readFile(await file.text());
    if ('why' in read) {
      setNote({ text: problemText(read), wrong: true });
      return;
    }
    const name = file.name.replace(/\.json$/i, '');
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
    setNote({ text: t().saved.imported(name), wrong: false });
    await refetch();
  };

  return (
    <Frame title={t().saved.title}>
      <h1>{t().saved.title}</h1>
      <label class="button file">
        {t().saved.import}
        <input
          type="file"
          accept=".json,application/json"
          onChange={(event) => {
            void upload(event.currentTarget.files?.[0]);
            event.currentTarget.value = '';
          }}
        />
      </label>
      <Show when={note()}>
        {(told) => (
          <p class={told().wrong ? 'refused' : 'right'} role={told().wrong ? 'alert' : 'status'}>
            {told().text}
          </p>
        )}
      </Show>
      <Show when={!matches.error} fallback={<p role="alert">{`${t().saved.failed}: ${String(matches.error)}`}</p>}>
        <Show when={(matches() ?? []).length > 0} fallback={<p>{t().saved.none}</p>}>
          <ul class="matches">
            <For each={matches()}>
              {(match) => (
                <li data-match={match.id}>
                  <span class="coats" aria-hidden="true">
                    <i style={{ background: match.coats.south }} />
                    <i style={{ background: match.coats.north }} />
                  </span>
                  <div class="what">
                    <Show when={renaming() === match.id} fallback={<b>{match.name}</b>}>
                      <input
                        aria-label={t().saved.newName}
                        value={match.name}
                        ref={(input) => queueMicrotask(() => input.select())}
                        onKeyDown={(event) => event.key === 'Enter' && event.currentTarget.blur()}
                        onBlur={(event) => void rename(match, event.currentTarget.value)}
                      />
                    </Show>
                    <small>
                      {[
                        t().front.games[match.game].title,
                        match.outcome ? t().saved.over : t().turn(match.turn),
                        t().saved.played(t().date(match.saved)),
                      ].join(' · ')}
                    </small>
                  </div>
                  <div class="chips">
                    <a class="button" href={`#/match/${match.id}`}>
                      {t().saved.open}
                    </a>
                    <a class="button" href={`#/replay/${match.id}`}>
                      {t().saved.replay}
                    </a>
                    <button type="button" onClick={() => setRenaming(match.id)}>
                      {t().saved.rename}
                    </button>
                    <button type="button" onClick={() => void download(match)}>
                      {t().saved.export}
                    </button>
                    <button type="button" onClick={() => void remove(match)}>
                      {t().saved.remove}
                    </button>
                  </div>
                </li>
              )}
            </For>
          </ul>
        </Show>
      </Show>
    </Frame>
  );
};

/** Colours of the coats, where the armies of a record bring them. */
const coatsOf = (begin: unknown): KeptMatch['coats'] => {
  const { armies } = begin as { armies?: { south?: { coat?: string }; north?: { coat?: string } } };
  return { south: armies?.south?.coat ?? USUAL_COATS.south, north: armies?.north?.coat ?? USUAL_COATS.north };
};
