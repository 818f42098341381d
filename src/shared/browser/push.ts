import { createEffect } from 'effector';

import { readHostMeta } from './page-meta';

/** `off`: possible, and not asked for on this device. */
export type PushState = 'unsupported' | 'blocked' | 'off' | 'on';

/** The result of asking for messages: a subscription for the server, or the reason why there is none. */
export type PushAnswer = PushSubscriptionJSON | 'unsupported' | 'blocked' | 'dismissed';

/** Reads whether this browser shows messages of the app. It asks the user nothing. */
export const readPushStateFx = createEffect(async (): Promise<PushState> => {
  if (!isSupported()) return 'unsupported';
  if (Notification.permission === 'denied') return 'blocked';
  return (await currentSubscription()) ? 'on' : 'off';
});

/** Asks the user, and subscribes with the key that the page names, else with this one. Call it in the handler of a tap only: browsers block other questions. */
export const askForPushFx = createEffect(async (otherwise: string): Promise<PushAnswer> => {
  if (!isSupported()) return 'unsupported';
  const permission = await Notification.requestPermission();
  if (permission !== 'granted') return permission === 'denied' ? 'blocked' : 'dismissed';
  const registration = await navigator.serviceWorker.getRegistration();
  if (!registration) throw new Error('There is no service worker to receive messages');
  const subscription = await registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: readHostMeta('shenidar-push-key') || otherwise,
  });
  return subscription.toJSON();
});

/** Ends the subscription of this browser; does nothing without one. */
export const endPushFx = createEffect(async () => {
  if (isSupported()) await (await currentSubscription())?.unsubscribe();
});

function isSupported(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
}

async function currentSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
}
