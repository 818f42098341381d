import { examplePayloads } from '../../../native-simulator/shim/examples';
import { environmentByName } from '../../../src/shared/config/environments';
import { expect, test } from '../../fixtures/test';

const BOOK = 9001;
const COUNT = 20_000;
/** What the flood leaves as it was. */
const unchanged = { accepted: 0, thrown: 0, prototype: 'unchanged', storage: 'unchanged' };

test.skip(
  ({ environment }) => environmentByName(environment)?.bridge === 'no',
  'No wrapper is around this environment.',
);
test.use({ platform: 'android' });

// docs/faults.md#c2
test('A user notices nothing of 20,000 invalid messages to the bridge', async ({
  page,
  native,
  gotoProduct,
  profilePage,
}) => {
  const productPage = await gotoProduct(BOOK);
  await expect(page).toHaveCalledNative('hidePreloader');
  await expect(productPage.playSample).toBeVisible();
  await page.waitForLoadState('networkidle');
  const calls = await native.calls();
  const snapshot = await page.locator('body').ariaSnapshot();
  const outcome = await page.evaluate(flood, { names: Object.keys(examplePayloads), count: COUNT });
  expect(outcome).toEqual(unchanged);
  await expect(page).toHaveURL(`/pdp/${BOOK}`);
  expect(await page.locator('body').ariaSnapshot()).toBe(snapshot);
  // The app reports the flood in the log, and calls nothing else.
  const newCalls = (await native.calls()).slice(calls.length).map(({ method }) => method);
  expect(newCalls.filter((method) => method !== 'sendEvent')).toEqual([]);
  // The app still listens to valid messages.
  expect(await native.emit('deepLink', { url: '/profile' })).toBe(true);
  await expect(page).toHaveURL(/\/profile$/);
  await expect(profilePage.signIn).toBeVisible();
  expect(await native.emit('backPressed')).toBe(true);
  await expect(productPage.playSample).toBeVisible();
});

/** Runs in the page: sends payloads that no event accepts, under known and unknown event names. */
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
  // `backPressed`, `appPaused` and `appResumed` have no payload, so none is invalid.
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
  const storageState = () =>
    JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]);
  const prototypeKeys = () => Reflect.ownKeys(Object.prototype).map(String).join();
  const prototype = prototypeKeys();
  const before = storageState();
  let accepted = 0;
  let thrown = 0;
  for (let index = 0; index < count; index += 1) {
    const isNamed = random(4) > 0;
    const name = isNamed ? pick(strict) : pick([...strange, text(), random(9), null, {}]);
    try {
      if (window.WebBridge?.receiveEvent(name, pick(makers)?.())) accepted += 1;
    } catch {
      thrown += 1;
    }
  }
  return {
    accepted,
    thrown,
    prototype: prototypeKeys() === prototype ? 'unchanged' : 'changed',
    storage: storageState() === before ? 'unchanged' : 'changed',
  };
}
