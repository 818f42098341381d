import { lists } from '../../../fixtures/catalog/storefront';
import { catalog as texts } from '../../../src/shared/i18n/fa/catalog';
import { clp } from '../../../src/shared/i18n/fa/clp';
import { expect, test } from '../../fixtures/test';

const recommended = lists.find(({ key }) => key === 'recommended')!;

test('A visitor goes from the start of the catalogue to a list and sorts it', async ({
  page,
  pageHeading,
}) => {
  await page.goto('/catalog-landing');
  await page.getByRole('link', { name: new RegExp(recommended.title) }).click();
  await expect(page).toHaveURL(`/catalog/list/${recommended.listId}`);
  await expect(pageHeading).toHaveText(recommended.title);
  await expect(page).toHaveTitle(new RegExp(`^${recommended.title} \\|`));
  const titles = page.getByRole('list', { name: clp.books }).getByRole('listitem');
  const first = await titles.first().innerText();
  await page.getByRole('link', { name: clp.sorts.title }).click();
  await expect(page).toHaveURL(`/catalog/list/${recommended.listId}?sort=title`);
  await expect(titles.first()).not.toHaveText(first);
  const sorted = await titles.first().innerText();
  await page.reload();
  await expect(titles.first()).toHaveText(sorted, { useInnerText: true });
  await page.goBack();
  await expect(titles.first()).toHaveText(first, { useInnerText: true });
});

test('A visitor goes from a genre to a sub-genre and back up', async ({ page, pageHeading }) => {
  await page.goto('/catalog/genre/poetry');
  await page.getByRole('link', { name: /^غزل،/ }).click();
  await expect(page).toHaveURL('/catalog/genre/ghazal');
  await expect(pageHeading).toHaveText('غزل');
  await page.getByRole('link', { name: texts.allOf('شعر کهن') }).click();
  await expect(page).toHaveURL('/catalog/genre/poetry');
});

test.describe('with an unknown list', () => {
  test.use({ expectedProblems: /status of 404/ });

  test('A visitor of a list that does not exist is led on', async ({ page, pageHeading }) => {
    await page.goto('/catalog/list/999');
    await expect(page.getByText(texts.missing)).toBeVisible();
    await page.getByRole('link', { name: texts.toCatalog }).click();
    await expect(page).toHaveURL('/catalog-landing');
    await expect(pageHeading).toHaveCount(1);
  });
});
