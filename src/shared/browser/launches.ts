import { createEffect, createEvent, scopeBind } from 'effector';

/** The browser asks the running app to open an address, such as that of a shortcut of its icon. */
export const launched = createEvent<string>();

interface LaunchQueue {
  setConsumer(consumer: (launch: { readonly targetURL?: string }) => void): void;
}

/** Starts to listen, where the browser hands launches to a running app. Never stopped. */
export const watchLaunchesFx = createEffect(() => {
  const report = scopeBind(launched, { safe: true });
  const { launchQueue } = window as { launchQueue?: LaunchQueue };
  launchQueue?.setConsumer(({ targetURL }) => {
    if (targetURL !== undefined) report(targetURL);
  });
});
