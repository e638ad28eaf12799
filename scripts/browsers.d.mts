import type { Browser } from 'playwright-core';

export type BrowserKind = 'chromium' | 'firefox';
/** The path of a browser that tests can be run in. */
export function findBrowser(kind: BrowserKind): string | undefined;
/** Told in the name of a test that is skipped for want of a browser; empty where there is one. */
export function skippedWithout(kind: BrowserKind): string;
/** Installs with apt-get what is missing, as root on Debian. */
export function installBrowsers(): void;
export function launchBrowser(kind: BrowserKind): Promise<Browser>;
