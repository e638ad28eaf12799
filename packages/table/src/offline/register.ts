/** The service worker keeps the site for play without a network; it is there in the built site only. */
export const keepOffline = (): void => {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  addEventListener('load', () => void navigator.serviceWorker.register('./sw.js').catch(() => undefined));
};
