import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { environmentByName } from '../../../src/shared/config/environments';
import { product } from '../../../src/shared/i18n/fa/product';
import { expect, test } from '../../fixtures/test';

const book = '/pdp/9001';

/** What a page of another origin tries on the page that it stands in: by message, and by reaching out. */
const evilPage = `<script>
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
let evilOrigin: string;

test.skip(
  ({ environment }) => environmentByName(environment)?.bridge === 'no',
  'No wrapper is around this environment.',
);
test.use({
  platform: 'android',
  // The policy lets no such frame in at all; here it is let in.
  bypassCSP: true,
});

test.beforeAll(async () => {
  server = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html');
    response.end(evilPage);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  evilOrigin = `http://localhost:${(server.address() as AddressInfo).port}`;
});
test.afterAll(() => {
  server.close();
});

test('what a frame of another origin says changes nothing (C1)', async ({ page, native }) => {
  await page.goto(book);
  await expect(page).toHaveCalledNative('hidePreloader');
  const before = await stateOf(page);
  const calls = await native.calls();
  const told = await page.evaluate(letIn, `${evilOrigin}/`);
  expect(told).toEqual({ isDone: true, reached: 0 });
  // Had it been heard, a link opened behind it would come too late to hide that.
  expect(await native.emit('deepLink', { url: '/profile' })).toBe(true);
  await expect(page).toHaveURL(/\/profile$/);
  expect(await native.emit('backPressed')).toBe(true);
  await expect(page).toHaveURL(new RegExp(`${book}$`));
  await expect(page.getByRole('button', { name: product.playSample })).toBeVisible();
  expect(await stateOf(page)).toEqual(before);
  const names = (await native.calls()).slice(calls.length).map(({ method }) => method);
  expect(names.filter((name) => name !== 'setWebViewState')).toEqual([]);
});

/** Run in the page: puts the frame into it, and gives its last message. */
function letIn(src: string): Promise<unknown> {
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
