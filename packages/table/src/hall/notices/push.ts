/** This browser as somewhere to be told: it listens by the service worker, also while the page is closed. */
import type { AddressAnswer } from '@five-victories/server/protocol';
import { settings } from '../../app/settings.js';
import type { Asked } from '../api.js';
import { bytesOf, textOf } from '../base64url.js';
import { addAddress } from './api.js';

export const hasPush = (): boolean =>
  isSecureContext && 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

const keyIn = (subscription: PushSubscription, name: PushEncryptionKeyName): string =>
  textOf(subscription.getKey(name) ?? new ArrayBuffer(0));

const subscribed = async (pushKey: string): Promise<PushSubscription> => {
  const { pushManager } = await navigator.serviceWorker.ready;
  const wanted = { userVisibleOnly: true, applicationServerKey: bytesOf(pushKey) };
  try {
    return await pushManager.subscribe(wanted);
  } catch {
    // It may listen to the keys of a hall that was here before.
    await (await pushManager.getSubscription())?.unsubscribe();
    return pushManager.subscribe(wanted);
  }
};

/** Asks the player, then the browser's own service, and tells the hall where that is. */
export const tellHere = async (pushKey: string): Promise<Asked<AddressAnswer>> => {
  if ((await Notification.requestPermission()) !== 'granted') return { failed: 'denied' };
  try {
    const subscription = await subscribed(pushKey);
    const { endpoint } = subscription;
    const keys = { p256dh: keyIn(subscription, 'p256dh'), auth: keyIn(subscription, 'auth') };
    return await addAddress({ kind: 'push', endpoint, ...keys, language: settings().language });
  } catch {
    return { failed: 'push' };
  }
};
