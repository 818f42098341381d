import { createEffect, createEvent, scopeBind } from 'effector';
import type { TrustedScriptURL, TrustedTypePolicyFactory } from 'trusted-types/lib';

/** Served at the root, because a worker is responsible for its own folder only. */
const WORKER_PATH = '/sw.js';

/** A newer version of the app is installed and waits to take over. */
export const versionWaiting = createEvent();
/** A newer version has taken over this page; its files load with the next reload. */
export const versionActivated = createEvent();

/** The service worker of this page. Rule: docs/behaviour.md#service-worker */
export interface AppWorker {
  /** Asks the server for a newer version. Rejects without a connection. */
  readonly check: () => Promise<void>;
  /**
   * Lets the waiting version take over, which it does once the old one has answered its last request. Gives false
   * when no version waits, for example because another tab has activated it.
   */
  readonly activate: () => boolean;
}

/** Registers the service worker and reports its versions. Gives null in a browser without service workers. */
export const startWorkerFx = createEffect((): Promise<AppWorker> | null => {
  const isSupported = 'serviceWorker' in navigator;
  const waiting = scopeBind(versionWaiting, { safe: true });
  const activated = scopeBind(versionActivated, { safe: true });
  return isSupported ? register({ waiting, activated }) : null;
});

async function register(reports: {
  readonly waiting: () => void;
  readonly activated: () => void;
}): Promise<AppWorker> {
  const { Workbox } = await import('workbox-window');
  const worker = new Workbox(workerScript());
  worker.addEventListener('waiting', reports.waiting);
  worker.addEventListener('controlling', reports.activated);
  const registration = await worker.register({ immediate: true });
  return {
    check: () => worker.update(),
    activate: () => {
      worker.messageSkipWaiting();
      return Boolean(registration?.waiting);
    },
  };
}

/** Chromium demands a trusted type for the address of a script. The policy admits this one address. */
function workerScript(): string | TrustedScriptURL {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypePolicyFactory };
  const policy = trustedTypes?.createPolicy('shenidar', {
    createScriptURL(path: string) {
      if (path === WORKER_PATH) return path;
      throw new TypeError(`${path} is no script of the app`);
    },
  });
  return policy?.createScriptURL(WORKER_PATH) ?? WORKER_PATH;
}
