import { createEffect, createEvent, scopeBind } from 'effector';

/** The running app is asked to open an address: that of a shortcut of its icon, or of a push message that was tapped. */
export const launched = createEvent<string>();

interface LaunchQueue {
  setConsumer(consumer: (launch: { readonly targetURL?: string }) => void): void;
}

/** Starts to listen to the browser and to the service worker, which reports taps on messages. Never stopped. */
export const watchLaunchesFx = createEffect(() => {
  const report = scopeBind(launched, { safe: true });
  const { launchQueue } = window as { launchQueue?: LaunchQueue };
  launchQueue?.setConsumer(({ targetURL }) => {
    if (targetURL !== undefined) report(targetURL);
  });
  if (!('serviceWorker' in navigator)) return;
  navigator.serviceWorker.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const { type, address } = Object(data) as { type?: unknown; address?: unknown };
    if (type === 'OPEN' && typeof address === 'string') report(address);
  });
});
