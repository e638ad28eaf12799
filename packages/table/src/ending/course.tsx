/** The chances of both armies over the match, or what was left of them. */
import { createMemo } from 'solid-js';
import { chartsOf } from './share.js';
import type { Told } from './told.js';

export const Course = (props: { readonly told: Told }) => {
  const chart = createMemo(() => chartsOf(props.told.to, props.told.story, props.told.tones).course);
  return (
    <section>
      <h3>{chart().title}</h3>
      {/* Our own drawing: names in it are escaped where it is made. */}
      <div innerHTML={chart().chart} />
      <p class="quiet">{chart().text}</p>
    </section>
  );
};
