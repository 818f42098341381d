import { setupWorker } from 'msw/browser';

import { createMock } from './create-mock';
import { createState, defaultSeed } from './db/state';
import { createHandlers } from './msw-handlers';
import { createIndexedJournal } from './storage/indexed-journal';
import { createIndexedStateStore } from './storage/indexed-state-store';
import { servedMediaSource } from './storage/served-media-source';

/**
 * Starts the mock in the service worker `/mockServiceWorker.js`. All tabs of the origin share its
 * state, which survives a reload. Resolves when the worker answers requests.
 */
export async function startMockApi(): Promise<void> {
  const mock = createMock({
    media: servedMediaSource,
    store: createIndexedStateStore(() => createState(defaultSeed, Date.now())),
    journal: createIndexedJournal(),
  });
  const worker = setupWorker(...createHandlers(mock));
  await worker.start({
    serviceWorker: { url: '/mockServiceWorker.js' },
    // Unhandled requests are the page's own files.
    onUnhandledRequest: 'bypass',
    quiet: true,
  });
}
