import { startMockApi } from '@mock-api/browser';

// The worker has to stand between the page and the network before the app's first call leaves.
await startMockApi();
await import('./main');
