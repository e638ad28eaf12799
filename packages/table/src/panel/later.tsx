/** A part of the panel that comes a frame after what it is about: what takes long to find does not keep the rest waiting. */
import { Show, type ParentProps } from 'solid-js';
import { createDrawn } from '../app/idle.js';

export const Later = (props: ParentProps<{ readonly of: unknown }>) => {
  const isDrawn = createDrawn(() => props.of);
  return <Show when={isDrawn()}>{props.children}</Show>;
};
