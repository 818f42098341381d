import type { Locator, Page } from '@playwright/test';

import { personaNamed } from '../../../fixtures/users/personas';
import { clp } from '../../../src/shared/i18n/fa/clp';
import { firstAddresses } from '../../fixtures/page-list';
import { expect, test } from '../../fixtures/test';
import { watchRequests } from '../../open-requests';

import { resize } from './controls';

const sizes = [
  { width: 320, height: 640 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
];

const chapter = (audioBookId: number) => ({
  chapterId: 1,
  duration: 600,
  durationPlayed: 100,
  isPlaying: false,
  title: 'Chapter 1',
  index: 0,
  audioBookId,
});
const reader = personaNamed('collector');
/** The newest ones, which the first page of the library has. */
const begun = reader.library.filter((id) => !reader.archived.includes(id)).slice(-4);

test.use({ persona: 'collector' });

test.beforeEach(async ({ context }) => {
  const chapters = JSON.stringify(Object.fromEntries(begun.map((id) => [id, [chapter(id)]])));
  await context.addInitScript((raw) => {
    if (window.origin !== 'null') localStorage.setItem('CHAPTERS_IN_LOCAL', raw);
  }, chapters);
});

for (const { path } of firstAddresses) {
  test(`A user sees every control of ${path} at every size`, async ({ page, pageHeading }) => {
    const requestsEnded = watchRequests(page);
    await page.goto(path);
    await expect(pageHeading).toHaveCount(1);
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    // What the page loads by itself is there, too.
    await requestsEnded();
    for (const size of sizes) {
      await test.step(`at ${size.width} x ${size.height}`, async () => {
        await resize(page, size);
        await requestsEnded();
        await expect.poll(() => unseenIn(page)).toEqual([]);
      });
    }
  });
}

test('A user who selects wishes sees what can be done with them at every size', async ({
  page,
  gotoWishlist,
}) => {
  const { select, checkboxes, move, removeSelected } = await gotoWishlist();
  await select.click();
  await checkboxes.first().check();
  for (const size of sizes) {
    await test.step(`at ${size.width} x ${size.height}`, async () => {
      await resize(page, size);
      await expect(move).toBeInViewport({ ratio: 1 });
      await expect(removeSelected).toBeInViewport({ ratio: 1 });
      await expect.poll(() => unseenIn(page)).toEqual([]);
    });
  }
});

test('A user finds the filters of a listing at every width, in one place', async ({
  page,
  gotoListing,
}) => {
  const { filters, rows } = await gotoListing('?q=سعدی');
  const column = page.getByRole('navigation', { name: clp.filters });
  await expect(rows.first()).toBeVisible();
  for (const width of [...sizes.map((size) => size.width), 899, 900]) {
    await test.step(`at ${width}`, async () => {
      await resize(page, { width, height: 800 });
      await expect(filters.or(column)).toHaveCount(1);
    });
  }
});

test.describe('A visitor', () => {
  test.use({ persona: undefined });

  test('sees every control of each step of the sign-in at every size', async ({
    page,
    gotoAuth,
  }) => {
    const auth = await gotoAuth();
    const expectInSight = async (field: Locator) => {
      await expect(field).toBeVisible();
      for (const size of sizes) {
        await resize(page, size);
        await expect.poll(() => unseenIn(page)).toEqual([]);
      }
    };
    await expectInSight(auth.mobile);
    await auth.requestCode(personaNamed('newcomer').mobile);
    await expectInSight(auth.code);
    await auth.withPassword.click();
    await expectInSight(auth.password);
    await auth.forgotten.click();
    await expectInSight(auth.email);
  });
});

/**
 * The controls that are there but not in sight, except in a list that shows others of its items, and where
 * another control of the same name is in sight.
 */
function unseenIn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const controlsIn = (root: ParentNode) => [
      ...root.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary'),
    ];
    const isSeen = (element: HTMLElement) => {
      const { width, height } = element.getBoundingClientRect();
      return element.checkVisibility({ visibilityProperty: true }) && width * height > 0;
    };
    const nameOf = (element: HTMLElement) =>
      (element.getAttribute('aria-label') ?? element.textContent.trim()) || element.outerHTML;
    const isOfShownList = (element: HTMLElement) => {
      const item = element.closest('li, [role="listitem"]');
      const others = [...(item?.parentElement?.children ?? [])].filter((each) => each !== item);
      return others.some((each) => controlsIn(each).some(isSeen));
    };
    const controls = controlsIn(document.body);
    const shownNames = new Set(controls.filter(isSeen).map(nameOf));
    return controls
      .filter((control) => !isSeen(control) && !shownNames.has(nameOf(control)))
      .filter((control) => !isOfShownList(control) && !control.closest('[hidden], [inert]'))
      .map(nameOf);
  });
}
