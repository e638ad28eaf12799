/** The folded panel: a rail beside the table that opens it again. */
import type { PlayCore } from '../app/play-core.js';
import { openRule } from '../app/rules.js';
import { change, t } from '../app/settings.js';
import { Button } from '../controls/button.jsx';
import { SideTag } from '../controls/side-tag.jsx';

export const Rail = (props: { readonly play: PlayCore }) => (
  <nav class="rail" aria-label={t().panel.rail}>
    <button
      type="button"
      aria-label={t().panel.unfold}
      title={t().panel.unfold}
      aria-keyshortcuts="\"
      data-unfold
      onClick={() => change({ folded: false })}
    >
      <span aria-hidden="true">⇤</span>
    </button>
    <SideTag side={props.play.real().decision?.side ?? props.play.near()} />
    <Button text={t().panel.title} onClick={() => change({ folded: false })} />
    <Button text={t().report.title} onClick={() => change({ folded: false, report: true })} />
    <Button text={t().tools.rules} onClick={() => openRule()} />
  </nav>
);
