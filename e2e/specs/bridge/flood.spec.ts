import { examplePayloads } from '../../../native-simulator/shim/examples';
import { environmentByName } from '../../../src/shared/config/environments';
import { product } from '../../../src/shared/i18n/fa/product';
import { profile } from '../../../src/shared/i18n/fa/profile';
import { expect, test } from '../../fixtures/test';

const book = '/pdp/9001';
const COUNT = 20_000;

test.skip(
  ({ environment }) => environmentByName(environment)?.bridge === 'no',
  'No wrapper is around this environment.',
);
test.use({ platform: 'android' });

test('20,000 messages of rubbish change nothing (C2)', async ({ page, native }) => {
  await page.goto(book);
  await expect(page).toHaveCalledNative('hidePreloader');
  await expect(page.getByRole('button', { name: product.playSample })).toBeVisible();
  await page.waitForLoadState('networkidle');
  const calls = await native.calls();
  const seen = await page.locator('body').ariaSnapshot();
  const outcome = await page.evaluate(flood, { names: Object.keys(examplePayloads), count: COUNT });
  expect(outcome).toEqual({ taken: 0, thrown: 0, prototype: 'as before', storage: 'as before' });
  await expect(page).toHaveURL(new RegExp(`${book}$`));
  expect(await page.locator('body').ariaSnapshot()).toBe(seen);
  // One line of the log tells of them.
  const more = (await native.calls()).slice(calls.length).map(({ method }) => method);
  expect(more.filter((method) => method !== 'sendEvent')).toEqual([]);
  // It still listens, and leads on.
  expect(await native.emit('deepLink', { url: '/profile' })).toBe(true);
  await expect(page).toHaveURL(/\/profile$/);
  await expect(page.getByRole('link', { name: profile.signIn, exact: true })).toBeVisible();
  expect(await native.emit('backPressed')).toBe(true);
  await expect(page.getByRole('button', { name: product.playSample })).toBeVisible();
});

/** Run in the page. Payloads that no event takes, under names that exist and others. */
function flood({ names, count }: { names: string[]; count: number }) {
  let seed = 20_251_122;
  const random = (below: number) => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((seed / 2 ** 32) * below);
  };
  const pick = <T>(list: readonly T[]) => list[random(list.length)];
  const text = () =>
    Array.from({ length: random(30) }, () => String.fromCharCode(random(0xffff))).join('');
  const circle: Record<string, unknown> = {};
  circle['self'] = circle;
  // `backPressed` and the two of the pause carry nothing, so that no payload is wrong.
  const strict = names.filter((name) => !/^(?:back|app)/.test(name));
  const strange = ['', '__proto__', 'constructor', 'toString', 'exit', 'setTokenToDevice'];
  const makers: readonly (() => unknown)[] = [
    () => random(1e9) - 5e8,
    () => [text(), random(9)],
    () => `{"${text()}`,
    () => '"text"',
    () => 'x'.repeat(70_000),
    () => circle,
    () => () => text(),
    () => Symbol('s'),
    () => 10n,
    () => true,
    () =>
      new Proxy(
        {},
        {
          get: () => {
            throw new Error('no');
          },
        },
      ),
  ];
  const storageNow = () =>
    JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]);
  const prototypeNow = () => Reflect.ownKeys(Object.prototype).map(String).join();
  const prototype = prototypeNow();
  const before = storageNow();
  let taken = 0;
  let thrown = 0;
  for (let index = 0; index < count; index += 1) {
    const isNamed = random(4) > 0;
    const name = isNamed ? pick(strict) : pick([...strange, text(), random(9), null, {}]);
    try {
      if (window.WebBridge?.receiveEvent(name, pick(makers)?.())) taken += 1;
    } catch {
      thrown += 1;
    }
  }
  return {
    taken,
    thrown,
    prototype: prototypeNow() === prototype ? 'as before' : 'changed',
    storage: storageNow() === before ? 'as before' : 'changed',
  };
}
