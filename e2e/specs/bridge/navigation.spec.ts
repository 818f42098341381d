import { environmentByName } from '../../../src/shared/config/environments';
import { product } from '../../../src/shared/i18n/fa/product';
import { expect, test } from '../../fixtures/test';

const book = '/pdp/9001';

test.skip(
  ({ environment }) => environmentByName(environment)?.bridge === 'no',
  'No wrapper is around this environment.',
);
test.use({ platform: 'android' });

test('the back key goes back, and at the root it is the native app’s', async ({ page, native }) => {
  await page.goto('/');
  await expect(page).toHaveCalledNative('hidePreloader');
  expect(await native.emit('backPressed')).toBe(false);
  expect(await native.emit('deepLink', { url: book })).toBe(true);
  await expect(page).toHaveURL(new RegExp(`${book}$`));
  expect(await native.emit('backPressed')).toBe(true);
  await expect(page).toHaveURL(/\/$/);
});

test('a deep link leads back to the native tab that it came from', async ({ page, native }) => {
  await page.goto('/');
  await expect(page).toHaveCalledNative('hidePreloader');
  await native.emit('tabChanged', { tab: 'profile' });
  await native.emit('deepLink', { url: book });
  await expect(page).toHaveURL(new RegExp(`${book}$`));
  expect(await native.emit('backPressed')).toBe(true);
  await expect(page).toHaveURL(/\/profile$/);
});

test('no link leads out of the app', async ({ page, native }) => {
  await page.goto(book);
  await expect(page).toHaveCalledNative('hidePreloader');
  for (const url of [
    'https://example.org/pdp/1',
    '//example.org',
    'javascript:alert(1)',
    '/auth',
    '',
  ])
    expect(await native.emit('deepLink', { url })).toBe(false);
  await expect(page).toHaveURL(new RegExp(`${book}$`));
});

test('the wrapper hears where the page is, once for each change', async ({ page, native }) => {
  await page.goto(book);
  await expect(page).toHaveCalledNative('hidePreloader');
  const states = (await native.calls())
    .filter(({ method }) => method === 'setWebViewState')
    .map(({ args }) => args['stateJson']);
  expect(new Set(states).size).toBe(states.length);
  expect(JSON.parse(String(states.at(-1)))).toEqual({
    path: book,
    canGoBack: false,
    tab: 'store',
    modal: null,
    player: 'none',
  });
});

test('what other windows say changes nothing', async ({ page, native }) => {
  await page.goto(book);
  await expect(page).toHaveCalledNative('hidePreloader');
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
  await expect(page.getByRole('button', { name: product.playSample })).toBeVisible();
  expect(await native.calls()).toHaveLength(before);
  expect(await page.evaluate(() => localStorage.getItem('access_token'))).toBeNull();
});

test('a payload that is none is refused', async ({ page, native }) => {
  await page.goto(book);
  await expect(page).toHaveCalledNative('hidePreloader');
  expect(await native.emit('tokenInjected', '{"token": ')).toBe(false);
  expect(await native.emit('nothing', {})).toBe(false);
  expect(await native.emit('nativeState', 'x'.repeat(70_000))).toBe(false);
});
