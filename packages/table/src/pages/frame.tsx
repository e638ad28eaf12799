/** What every page but the table has in common. */
import { createEffect, type JSX } from 'solid-js';
import { t } from '../app/settings.js';
import { Link } from '../controls/button.jsx';

export const Frame = (props: { readonly title: string; readonly children: JSX.Element; readonly class?: string }) => {
  createEffect(() => {
    document.title = props.title === t().title ? t().title : `${props.title} · ${t().title}`;
  });
  return (
    <div class={`page ${props.class ?? ''}`}>
      <header class="site">
        <Link class="brand" text={t().title} href="#/" />
        <nav aria-label={t().nav.menu}>
          <a href="#/saved">{t().nav.saved}</a>
          <a href="#/armies/fine">{t().nav.armies}</a>
          <a href="#/editor/fine">{t().nav.scenarios}</a>
          <a href="#/settings">{t().nav.settings}</a>
        </nav>
      </header>
      <main id="content">{props.children}</main>
    </div>
  );
};
