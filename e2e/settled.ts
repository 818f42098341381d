import { expect, type Page } from '@playwright/test';

/** Waits until a page shows its heading and nothing of it is loading any more, whatever its content. */
export async function settled(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
  await expect(page.locator('[aria-busy="true"]').filter({ visible: true })).toHaveCount(0);
}
