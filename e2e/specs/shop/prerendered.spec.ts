import { expect, type Page } from '@playwright/test';

import { createNodeMock } from '../../../mock-api/node-mock';
import { serveBuild } from '../../../scripts/serving/serve-build';
import { answererOf, servedAppTest } from '../../fixtures/served-app';
import { signIn } from '../../fixtures/sign-in';
import { units } from '../../../src/shared/i18n/fa/units';

/** A book that is sold. */
const book = '/pdp/1001';
const bookCall = '/api/audiobooks/1001/detail2';
const list = '/clp?contentType=0';
const shopCall = '/api/storefront';

/** A server that prerenders; the others of these tests do not, because they count requests. */
const test = servedAppTest.extend<{ mock: ReturnType<typeof createNodeMock> }>({
  baseURL: async ({ build, mock }, use) => {
    const api = answererOf(mock);
    // However slow the machine is: what a browser gets in time is a unit test's subject.
    const server = await serveBuild({ folder: build, port: 0, api, prerenderWithinMs: 60_000 });
    await use(server.url);
    await server.close();
  },
});

/** The code of the app, which the network keeps back until `give`. */
function heldCode() {
  let give = () => {};
  const came = new Promise<void>((resolve) => (give = resolve));
  return { came, give };
}

/** The calls of the browser to one address of the API, and what it says on the console. */
function watch(page: Page, asked: string) {
  const calls: string[] = [];
  const errors: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === asked) calls.push(request.url());
  });
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  page.on('pageerror', (error) => errors.push(error.message));
  return { calls, errors };
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('A visitor reads the hero and the first shelf', async ({ page }) => {
    const { errors } = watch(page, shopCall);
    await page.goto('/');
    await expect(page.locator('main article h2').first()).toBeVisible();
    await expect(page.locator('main section h2').nth(1)).toBeVisible();
    await expect(page.locator('#root script')).toHaveCount(0);
    await expect(page.locator('.splash')).toBeHidden();
    // The headers forbid style attributes; the colours of a title come with its sheet.
    const ground = await page
      .locator('main article')
      .first()
      .evaluate((hero) => getComputedStyle(hero).getPropertyValue('--ground'));
    expect(ground).not.toBe('');
    expect(errors).toEqual([]);
  });

  test('A visitor reads a book, its author and its price', async ({ page }) => {
    const { errors } = watch(page, bookCall);
    await page.goto(book);
    await expect(page.locator('main h1')).toBeVisible();
    await expect(page.locator('main h1 ~ p a[href^="/artist/"]').first()).toBeVisible();
    await expect(page.getByText(units.toman('')).first()).toBeVisible();
    await expect(page.locator('main button[aria-haspopup="dialog"]')).toBeVisible();
    await expect(page.locator('#root script')).toHaveCount(0);
    await expect(page.locator('.splash')).toBeHidden();
    expect(errors).toEqual([]);
  });
});

test('The app takes the first view over without a request, and its links work', async ({
  page,
  isMobile,
}) => {
  const { calls, errors } = watch(page, shopCall);
  await page.goto('/');
  await expect(page.locator('html')).not.toHaveAttribute('data-prerendered');
  await page.locator('main article a[href^="/pdp/"]').first().click();
  await expect(page).toHaveURL(/\/pdp\//);
  // The view is that of a phone: a desktop makes its own.
  expect(calls).toHaveLength(isMobile ? 0 : 1);
  expect(errors).toEqual([]);
});

test('The app takes a book over without a request, and its links and buttons work', async ({
  page,
  isMobile,
}) => {
  await page.addInitScript(() => {
    // The parser is the first who adds a heading.
    new MutationObserver((_, observer) => {
      const heading = document.querySelector('main h1');
      if (!heading) return;
      Reflect.set(window, 'written', heading);
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true });
  });
  const { calls, errors } = watch(page, bookCall);
  await page.goto(book);
  // The app has asked for the book, which its chapters follow.
  await expect(page.locator('main ol > li').first()).toBeVisible();
  expect(calls).toHaveLength(isMobile ? 0 : 1);
  const isKept = await page.evaluate(
    () => Reflect.get(window, 'written') === document.querySelector('main h1'),
  );
  expect(isKept).toBe(isMobile);
  await page.locator('main button[aria-haspopup="dialog"]').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.locator('main h1 ~ p a').first().click();
  await expect(page).toHaveURL(/\/artist\//);
  expect(errors).toEqual([]);
});

test('The app takes a list over without a request, and scrolls on from there', async ({
  page,
  isMobile,
}) => {
  const { calls, errors } = watch(page, '/api/booksSearch');
  await page.goto(list);
  await expect(page.locator('html')).not.toHaveAttribute('data-prerendered');
  await expect(page.locator('main [aria-posinset="1"]')).toBeVisible();
  // The view is that of a phone.
  if (isMobile) expect(calls).toEqual([]);
  await page.locator('main [aria-posinset]').last().scrollIntoViewIfNeeded();
  await expect(page.locator('main [aria-posinset="21"]')).toBeAttached();
  // The first page is in the view, and no other is asked for twice. A desktop shows more of them.
  const pages = calls.map((call) => new URL(call).searchParams.get('page'));
  expect(pages[0]).toBe(isMobile ? '2' : '1');
  expect(pages).toEqual([...new Set(pages)]);
  expect(errors).toEqual([]);
});

test.describe('on a phone', () => {
  test.skip(({ isMobile }) => !isMobile);

  test('The app’s code is not asked for before the first view has been painted', async ({
    page,
  }) => {
    let isPainted: boolean | undefined;
    await page.route('**/assets/*.js', async (route) => {
      isPainted ??= await page.evaluate(
        () => performance.getEntriesByName('first-contentful-paint').length > 0,
      );
      await route.continue();
    });
    await page.goto(book);
    await expect(page.locator('html')).not.toHaveAttribute('data-prerendered');
    expect(isPainted).toBe(true);
  });

  for (const path of [book, `${book}?t=30`]) {
    test(`A tap before the code has come has its effect, and nothing moves, at ${path}`, async ({
      page,
    }) => {
      const { errors } = watch(page, bookCall);
      await page.addInitScript(() => {
        const shifts: number[] = [];
        Reflect.set(window, 'shifts', shifts);
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) shifts.push(Number(Reflect.get(entry, 'value')));
        }).observe({ type: 'layout-shift', buffered: true });
      });
      const code = heldCode();
      await page.route('**/assets/*.js', async (route) => {
        await code.came;
        await route.continue();
      });
      await page.goto(path);
      expect(await shiftUntilFontIsDrawn(page)).toBeLessThan(0.01);
      await page.locator('main button[aria-haspopup="dialog"]').click();
      await expect(page.locator('html')).toHaveAttribute('data-prerendered', 'yes');
      code.give();
      await expect(page.getByRole('dialog')).toBeVisible();
      expect(await page.evaluate(() => Reflect.get(window, 'shifts') as number[])).toEqual([]);
      expect(errors).toEqual([]);
    });
  }
});

for (const [path, call] of [
  ['/', shopCall],
  [book, bookCall],
] as const) {
  test(`A signed-in listener never sees the page of a visitor at ${path}`, async ({
    page,
    mock,
    baseURL,
  }) => {
    const stored = await signIn(mock, 'subscriber', baseURL ?? '');
    await page.addInitScript((entries) => {
      // The support chat's frame has no storage.
      if (window !== window.top) return;
      for (const { name, value } of entries) localStorage.setItem(name, value);
      const seen = new Set<string>();
      Reflect.set(window, 'seen', seen);
      const look = () => {
        const { prerendered } = document.documentElement.dataset;
        const isShown = document.querySelector('#root :is(h1, h2)')?.checkVisibility() === true;
        if (prerendered !== undefined && isShown) seen.add(prerendered);
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    }, stored);
    const { calls, errors } = watch(page, call);
    await page.goto(path);
    await expect(page.locator('main article :is(h1, h2)').first()).toBeVisible();
    expect(await page.evaluate(() => [...(Reflect.get(window, 'seen') as Set<string>)])).toEqual(
      [],
    );
    expect(calls).toHaveLength(1);
    expect(errors).toEqual([]);
  });
}

/** The layout shift until the page is drawn in its own font, which may come after the first paint; the record begins anew. */
function shiftUntilFontIsDrawn(page: Page): Promise<number> {
  return page.evaluate(async () => {
    await document.fonts.load('700 28px Vazirmatn', 'ش');
    for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame);
    const shifts = Reflect.get(window, 'shifts') as number[];
    return shifts.splice(0).reduce((sum, shift) => sum + shift, 0);
  });
}
