/** What every page but the table has in common. */
import { createEffect, type JSX } from 'solid-js';
import { t } from '../app/settings.js';

export const Frame = (props: { readonly title: string; readonly children: JSX.Element; readonly class?: string }) => {
  createEffect(() => {
    document.title = props.title === t().title ? t().title : `${props.title} · ${t().title}`;
  });
  return (
    <div class={`page ${props.class ?? ''}`}>
      <header class="site">
        <a href="#/" class="brand">
          {t().title}
        </a>
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
