import { environmentByName } from '../../../src/shared/config/environments';
import { expect, test } from '../../fixtures/test';
import { watchRequests } from '../../open-requests';
import { stopClock } from '../../stop-clock';

const BOOK = 9001;
const bookPath = `/pdp/${BOOK}`;

test.skip(
  ({ environment }) => environmentByName(environment)?.bridge === 'no',
  'No wrapper is around this environment.',
);
test.use({ platform: 'android' });

test('A user goes back with the back key, which the native app handles at the root', async ({
  page,
  native,
  gotoShop,
}) => {
  await gotoShop();
  await expect(page).toHaveCalledNative('hidePreloader');
  expect(await native.emit('backPressed')).toBe(false);
  expect(await native.emit('deepLink', { url: bookPath })).toBe(true);
  await expect(page).toHaveURL(bookPath);
  expect(await native.emit('backPressed')).toBe(true);
  await expect(page).toHaveURL(/\/$/);
});

test('A user returns from a deep link to the native tab where it was opened', async ({
  page,
  native,
  gotoShop,
}) => {
  await gotoShop();
  await expect(page).toHaveCalledNative('hidePreloader');
  await native.emit('tabChanged', { tab: 'profile' });
  await native.emit('deepLink', { url: bookPath });
  await expect(page).toHaveURL(bookPath);
  expect(await native.emit('backPressed')).toBe(true);
  await expect(page).toHaveURL(/\/profile$/);
});

test('A user stays in the app when a deep link leads out of it', async ({
  page,
  native,
  gotoProduct,
}) => {
  await gotoProduct(BOOK);
  await expect(page).toHaveCalledNative('hidePreloader');
  for (const url of [
    'https://example.org/pdp/1',
    '//example.org',
    'javascript:alert(1)',
    '/auth',
    '',
  ])
    expect(await native.emit('deepLink', { url })).toBe(false);
  await expect(page).toHaveURL(bookPath);
});

test('The wrapper receives the page’s state once for each change', async ({
  page,
  native,
  gotoProduct,
}) => {
  await gotoProduct(BOOK);
  await expect(page).toHaveCalledNative('hidePreloader');
  const readStates = async () =>
    (await native.calls())
      .filter(({ method }) => method === 'setWebViewState')
      .map(({ args }) => JSON.parse(String(args['stateJson'])) as unknown);
  await expect
    .poll(async () => (await readStates()).at(-1))
    .toEqual({
      path: bookPath,
      canGoBack: false,
      tab: 'store',
      modal: null,
      player: 'none',
    });
  const states = (await readStates()).map((state) => JSON.stringify(state));
  expect(new Set(states).size).toBe(states.length);
});

test('A user notices nothing of the messages of other windows', async ({
  page,
  native,
  gotoProduct,
}) => {
  const allAnswered = watchRequests(page);
  await page.clock.install();
  const productPage = await gotoProduct(BOOK);
  await expect(page).toHaveCalledNative('hidePreloader');
  await allAnswered();
  // The app itself calls later as well: it sends its log after a pause.
  await stopClock(page);
  const before = (await native.calls()).length;
  await page.evaluate(() => {
    const messages = [
      { method: 'setTokenToDevice', tokenJson: '{"token":"evil"}' },
      { name: 'tokenInjected', payload: { token: 'evil' } },
      { name: 'purchaseResult', payload: { productId: '1', status: 'paid' } },
      'exit',
    ];
    const frame = document.body.appendChild(document.createElement('iframe'));
    for (const data of messages) {
      window.postMessage(data, '*');
      const source = frame.contentWindow;
      window.dispatchEvent(
        new MessageEvent('message', { data, origin: 'https://evil.example', source }),
      );
    }
    frame.remove();
  });
  await expect(productPage.playSample).toBeVisible();
  expect(await native.calls()).toHaveLength(before);
  expect(await page.evaluate(() => localStorage.getItem('access_token'))).toBeNull();
});

test('The app rejects native events with an invalid payload', async ({
  page,
  native,
  gotoProduct,
}) => {
  await gotoProduct(BOOK);
  await expect(page).toHaveCalledNative('hidePreloader');
  expect(await native.emit('tokenInjected', '{"token": ')).toBe(false);
  expect(await native.emit('nothing', {})).toBe(false);
  expect(await native.emit('nativeState', 'x'.repeat(70_000))).toBe(false);
});
