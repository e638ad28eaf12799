import { isKeptPage } from './kept-page.js';

/**
 * The service worker keeps the site for play without a network; it is there in the built site only. When a new edition
 * takes over, the page is loaded anew: its old parts are gone, and every match is saved after each decision.
 */
export const keepOffline = (): void => {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  // What a hall keeps of a build that was replaced is there while there is a hall.
  if (isKeptPage(document.baseURI)) return;
  const { serviceWorker } = navigator;
  if (serviceWorker.controller)
    serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  addEventListener('load', () => void serviceWorker.register('./sw.js').catch(() => undefined));
};
