import { startMockApi } from '@mock-api/browser';

try {
  // The worker has to stand between the page and the network before the app's first call leaves.
  await startMockApi();
} catch (error) {
  // Private windows and addresses other than localhost may have no service worker; the page would stay empty.
  const text = document.createElement('p');
  text.dir = 'ltr';
  text.lang = 'en';
  text.role = 'alert';
  text.textContent =
    'The mock API did not start, because it needs a service worker. Open http://localhost in a normal window, ' +
    `or run \`npx shenidar launch\`, whose mock needs none. ${String(error)}`;
  document.body.replaceChildren(text);
  throw error;
}
await import('./main');
