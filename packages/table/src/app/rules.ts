/** What is looked up in the rules at this moment. */
import { createSignal } from 'solid-js';

const [opened, setOpened] = createSignal<{ readonly rule: string | undefined }>();
export { opened };
export const openRule = (rule?: string): void => {
  setOpened({ rule });
};
export const closeRules = (): void => {
  setOpened(undefined);
};
