import { catalogue } from '../../../fixtures/catalog/catalogue';
import { library } from '../../../src/shared/i18n/fa/library';
import { formatNumber, formatPercent } from '../../../src/shared/i18n/format';
import { readMedia } from '../../media-watch';
import { expect, test } from '../../fixtures/test';

const book = catalogue.find(({ audioBookId }) => audioBookId === 1001);
const archived = catalogue.find(({ audioBookId }) => audioBookId === 1008);
if (!book || !archived) throw new Error('The catalogue has no books 1001 and 1008');

test.use({ persona: 'collector' });

for (const width of [320, 390, 1280]) {
  test(
    `A listener finds no accessibility violation in the library at ${width} px`,
    { tag: '@deep' },
    async ({ page, gotoLibrary }) => {
      await page.setViewportSize({ width, height: 800 });
      const libraryPage = await gotoLibrary();
      await expect(libraryPage.books.first()).toBeVisible();
      await expect(page).toBeAccessible();
      await libraryPage.asList.click();
      await expect(page).toBeAccessible();
      await libraryPage.sort.click();
      await expect(libraryPage.dialog).toBeVisible();
      await expect(page).toBeAccessible();
    },
  );
}

test('A listener archives a book, takes it back at its place, and archives it for good', async ({
  page,
  gotoLibrary,
  libraryPage,
}) => {
  await gotoLibrary('?sort=title');
  await expect(page.getByText(library.count(formatNumber(56)))).toBeVisible();
  /** The titles beside the book; those far away are not drawn. */
  const neighbours = async () => {
    const texts = await libraryPage.books.allInnerTexts();
    const titles = texts.map((text) => text.split('\n')[0] ?? '');
    const at = titles.indexOf(book.title);
    return titles.slice(Math.max(0, at - 1), at + 2);
  };
  const before = await neighbours();
  expect(before).toContain(book.title);
  await libraryPage.menu(book.title).click();
  await libraryPage.toArchive.click();
  await expect(page.getByText(library.movedTo.archive(book.title))).toBeVisible();
  await expect(libraryPage.menu(book.title)).toHaveCount(0);
  await expect(page.getByText(library.count(formatNumber(55)))).toBeVisible();
  await libraryPage.undo.click();
  await expect(libraryPage.menu(book.title)).toBeVisible();
  await expect.poll(neighbours).toEqual(before);

  await libraryPage.menu(book.title).click();
  await libraryPage.toArchive.click();
  await expect(page.getByText(library.count(formatNumber(55)))).toBeVisible();
  await libraryPage.tab(library.archived).click();
  await expect(page.getByText(library.count(formatNumber(5)))).toBeVisible();
  await libraryPage.menu(book.title).click();
  await libraryPage.fromArchive.click();
  await expect(page.getByText(library.count(formatNumber(4)))).toBeVisible();
  await page.reload();
  await expect(page.getByText(library.count(formatNumber(4)))).toBeVisible();
});

test('A listener plays an archived book', async ({ page, gotoLibrary, smallPlayer }) => {
  const libraryPage = await gotoLibrary('?filter=archived');
  await libraryPage.play(archived.title).click();
  await expect(page).toBePlaying();
  await expect(smallPlayer.region).toContainText(archived.title);
  const [before = 0] = (await readMedia(page)).playing;
  await expect
    .poll(async () => ((await readMedia(page)).playing[0] ?? 0) - before)
    .toBeGreaterThan(1);
});

test('A listener finds what was heard on the ring, in the words and behind the tab, from the saved positions', async ({
  page,
  gotoProduct,
  gotoLibrary,
  smallPlayer,
  fullPlayer,
  productPage,
}) => {
  await gotoProduct(book.audioBookId);
  await productPage.play.click();
  await smallPlayer.expand.click();
  await expect(page).toBePlaying();
  await fullPlayer.seekTo(0.9);
  await expect(page).toBePlaying();
  await fullPlayer.pause.click();
  /** The share that the stored positions make. */
  const stored = () =>
    page.evaluate((id) => {
      const saved = JSON.parse(localStorage.getItem('CHAPTERS_IN_LOCAL') ?? '{}') as Record<
        string,
        { duration: number; durationPlayed: number }[]
      >;
      const sum = (key: 'duration' | 'durationPlayed') =>
        (saved[id] ?? []).reduce((all, chapter) => all + chapter[key], 0);
      return sum('durationPlayed') / sum('duration');
    }, String(book.audioBookId));
  await expect.poll(stored).toBeGreaterThan(0.02);
  const share = await stored();

  const libraryPage = await gotoLibrary('?filter=inProgress');
  await expect(libraryPage.books).toHaveCount(1);
  await expect(libraryPage.play(book.title)).toHaveAccessibleName(
    `${library.play(book.title)} · ${library.played(formatPercent(share))}`,
  );
  await libraryPage.tab(library.filter.notStarted).click();
  await expect(page.getByText(library.count(formatNumber(55)))).toBeVisible();
  await libraryPage.tab(library.filter.all).click();
  await expect(libraryPage.continued).toHaveCount(1);
  await expect(libraryPage.continued.first()).toContainText(book.title);
});

test('A listener keeps order and type in the address and the layout on the device', async ({
  page,
  gotoLibrary,
  libraryPage,
}) => {
  await gotoLibrary();
  await libraryPage.sort.click();
  await libraryPage.option(library.sorts.title).click();
  await expect(page).toHaveURL(/\/library\?sort=title$/);
  await expect(libraryPage.dialog).toHaveCount(0);
  const titles = await libraryPage.books.evaluateAll((items) =>
    items.map((item) => item.querySelector('[dir="auto"]')?.textContent ?? ''),
  );
  expect(titles.length).toBeGreaterThan(20);
  expect(titles).toEqual(titles.toSorted(new Intl.Collator('fa', { numeric: true }).compare));

  await libraryPage.asList.click();
  await page.reload();
  await expect(libraryPage.asGrid).toBeVisible();
  await expect(page).toHaveURL(/\/library\?sort=title$/);
});

test('A listener finds the wishes in the library, and takes one off', async ({
  gotoLibrary,
  libraryPage,
}) => {
  await gotoLibrary();
  await libraryPage.tab(library.wishes).click();
  await expect(libraryPage.wishes).toHaveCount(12);
  await libraryPage.wishes.first().getByRole('button').click();
  await expect(libraryPage.wishes).toHaveCount(11);
  await libraryPage.undo.click();
  await expect(libraryPage.wishes).toHaveCount(12);
});
