import { people as texts } from '../../../src/shared/i18n/fa/people';
import { product } from '../../../src/shared/i18n/fa/product';
import { narrators } from '../../../fixtures/catalog/narrators';
import { publishers } from '../../../fixtures/catalog/publishers';
import { expect, test } from '../../fixtures/test';

const [maryam] = narrators;
const [house] = publishers;

test("A visitor hears a narrator's sample on the page of the narrator", async ({
  page,
  gotoProduct,
  pageHeading,
}) => {
  const name = `${maryam?.firstName} ${maryam?.lastName}`;
  const productPage = await gotoProduct(1010);
  await expect(productPage.heading).toBeVisible();
  await page.getByRole('link', { name }).first().click();
  await expect(page).toHaveURL(`/artist/${maryam?.id}`);
  await expect(pageHeading).toHaveText(name);
  await expect(page.getByRole('region', { name: new RegExp(texts.narrated) })).toBeVisible();
  await page.getByRole('button', { name: new RegExp(product.playSample) }).click();
  await expect(page).toBePlaying();
  await expect(page).toHaveURL(`/artist/${maryam?.id}`);
});

test('A visitor sorts the titles of a publisher', async ({ page, pageHeading }) => {
  await page.goto(`/publisher/${house?.id}`);
  await expect(pageHeading).toHaveText(house?.title ?? '');
  const titles = page.getByRole('list', { name: texts.works }).getByRole('listitem');
  await expect(titles.first()).toBeVisible();
  const newest = await titles.allInnerTexts();
  await page.getByRole('radio', { name: texts.sorts.title }).check();
  // The list is empty while it loads.
  await expect(async () => {
    const sorted = await titles.allInnerTexts();
    expect(sorted).not.toEqual(newest);
    expect(sorted.toSorted()).toEqual(newest.toSorted());
  }).toPass();
});

test.describe('A visitor', () => {
  test.use({ expectedProblems: /404/ });

  for (const path of ['/artist/987654', '/publisher/1']) {
    test(`is told at ${path} that nobody has the number, and is led on`, async ({ page }) => {
      await page.goto(path);
      await expect(
        page.getByText(new RegExp(`${texts.artistMissing}|${texts.publisherMissing}`)),
      ).toBeVisible();
      await page.getByRole('link', { name: texts.toSearch }).click();
      await expect(page).toHaveURL('/clp');
    });
  }
});
