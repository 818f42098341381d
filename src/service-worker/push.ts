/// <reference lib="webworker" />
import { brands } from '@/shared/i18n/fa/brands';
import { patternOf } from '@/shared/routing/known-paths';

declare const self: ServiceWorkerGlobalScope;

const SHOP = '/';

/** Shows the messages of the server, and opens the app where a tapped one leads. Rule: docs/behaviour.md#push */
export function handlePushMessages(): void {
  self.addEventListener('push', (event) => {
    const { title, body, path } = readMessage(event.data);
    const shown = self.registration.showNotification(title, {
      body,
      icon: '/icons/icon-192.png',
      badge: '/icons/icon-monochrome-512.png',
      dir: 'rtl',
      lang: 'fa',
      data: path,
    });
    event.waitUntil(shown);
  });
  self.addEventListener('notificationclick', (event) => {
    event.notification.close();
    event.waitUntil(open(self.location.origin + String(event.notification.data)));
  });
}

/** The running app shows the page itself, so that no sound is cut; otherwise it starts there. */
async function open(address: string): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window' });
  // The worker controls the plain pages of this host as well, which open nothing.
  const ofApp = pages.filter(({ url }) => patternOf(new URL(url).pathname) !== null);
  const page = ofApp.find(({ focused }) => focused) ?? ofApp[0];
  if (page) {
    page.postMessage({ type: 'OPEN', address });
    await page.focus();
  } else {
    await self.clients.openWindow(address);
  }
}

/** Browsers demand a notification for each message, so an unreadable one shows the name of the app. */
function readMessage(data: PushMessageData | null) {
  const { title, body, path } = Object(parsed(data)) as Record<string, unknown>;
  return {
    title: typeof title === 'string' && title !== '' ? title : brands.shenidar,
    body: typeof body === 'string' ? body : '',
    path: typeof path === 'string' && isOfThisApp(path) ? path : SHOP,
  };
}

function parsed(data: PushMessageData | null): unknown {
  try {
    return data?.json();
  } catch {
    return null;
  }
}

function isOfThisApp(path: string): boolean {
  return path.startsWith('/') && patternOf(new URL(self.location.origin + path).pathname) !== null;
}
