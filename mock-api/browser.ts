import { setupWorker } from 'msw/browser';

import { createMock } from './create-mock';
import { createState, defaultSeed } from './db/state';
import { createHandlers } from './msw-handlers';
import { createIndexedJournal } from './storage/indexed-journal';
import { createIndexedStateStore } from './storage/indexed-state-store';
import { servedMediaSource } from './storage/served-media-source';

/**
 * Puts the mock between this page and the network, by the worker at `/mockServiceWorker.js`. Its
 * state survives a reload and is shared by the tabs of the origin. Resolves once it answers.
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
    // What is ours is always handled; the rest are the page's own files.
    onUnhandledRequest: 'bypass',
    quiet: true,
  });
}
