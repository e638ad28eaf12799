/** This browser as an address of its own: it is told by the service worker while no window is open. */
import type { NewAddress } from '@five-victories/server/protocol';
import { settings } from '../../app/settings.js';

export const mayBePushed = (): boolean => 'serviceWorker' in navigator && 'PushManager' in window && isSecureContext;

const bytesOf = (key: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(key.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));

/** Asks for leave and the browser's own push service; undefined: it has said no. */
export const pushAddress = async (hallKey: string): Promise<NewAddress | undefined> => {
  if (!mayBePushed() || (await Notification.requestPermission()) !== 'granted') return undefined;
  const { pushManager } = await navigator.serviceWorker.ready;
  const options = { userVisibleOnly: true, applicationServerKey: bytesOf(hallKey) };
  const subscription = await pushManager.subscribe(options).catch(() => undefined);
  const { endpoint, keys } = subscription?.toJSON() ?? {};
  if (endpoint === undefined || !keys?.['p256dh'] || !keys['auth']) return undefined;
  return { kind: 'push', endpoint, p256dh: keys['p256dh'], auth: keys['auth'], language: settings().language };
};
