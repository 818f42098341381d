import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { environmentByName } from '../../../src/shared/config/environments';
import { expect, test } from '../../fixtures/test';

const BOOK = 9001;

/** A page of another origin that attacks its parent: by messages, and by calling its objects. */
const hostilePage = `<script>
  const messages = [
    { method: 'setTokenToDevice', args: { tokenJson: '{"token":"evil"}' } },
    { name: 'tokenInjected', payload: { token: 'evil' } },
    { name: 'purchaseResult', payload: { productId: '20001', status: 'paid' } },
    { method: 'exit' },
    'exit',
  ];
  for (const message of messages) {
    parent.postMessage(message, '*');
    parent.postMessage(JSON.stringify(message), '*');
  }
  let reached = 0;
  for (const reach of [
    () => parent.WebBridge.receiveEvent('tokenInjected', { token: 'evil' }),
    () => parent.AndroidBridge.exit(),
    () => parent.localStorage.setItem('access_token', 'evil'),
  ]) {
    try { reach(); reached += 1; } catch {}
  }
  parent.postMessage({ isDone: true, reached }, '*');
</script>`;

let server: Server;
let hostileOrigin: string;

test.skip(
  ({ environment }) => environmentByName(environment)?.bridge === 'no',
  'No wrapper is around this environment.',
);
test.use({
  platform: 'android',
  // The Content Security Policy forbids such a frame; the test lets it load.
  bypassCSP: true,
});

test.beforeAll(async () => {
  server = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html');
    response.end(hostilePage);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  hostileOrigin = `http://localhost:${(server.address() as AddressInfo).port}`;
});
test.afterAll(() => {
  server.close();
});

// docs/faults.md#c1
test('A user notices nothing of the messages of a frame of another origin', async ({
  page,
  native,
  gotoProduct,
}) => {
  const productPage = await gotoProduct(BOOK);
  await expect(page).toHaveCalledNative('hidePreloader');
  const before = await stateOf(page);
  const calls = await native.calls();
  const report = await page.evaluate(loadFrame, `${hostileOrigin}/`);
  expect(report).toEqual({ isDone: true, reached: 0 });
  // The app handles messages in order: after this link it has handled those of the frame, too.
  expect(await native.emit('deepLink', { url: '/profile' })).toBe(true);
  await expect(page).toHaveURL(/\/profile$/);
  expect(await native.emit('backPressed')).toBe(true);
  await expect(page).toHaveURL(`/pdp/${BOOK}`);
  await expect(productPage.playSample).toBeVisible();
  expect(await stateOf(page)).toEqual(before);
  const names = (await native.calls()).slice(calls.length).map(({ method }) => method);
  expect(names.filter((name) => name !== 'setWebViewState')).toEqual([]);
});

/** Runs in the page: adds the frame, and gives its last message. */
function loadFrame(src: string): Promise<unknown> {
  return new Promise((resolve) => {
    addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      if (typeof data === 'object' && data !== null && 'isDone' in data) resolve(data);
    });
    document.body.append(Object.assign(document.createElement('iframe'), { src }));
  });
}

function stateOf(page: Page) {
  return page.evaluate(() => ({
    local: Object.keys(localStorage).sort(),
    token: localStorage.getItem('access_token'),
    session: Object.entries(sessionStorage).sort(),
  }));
}
