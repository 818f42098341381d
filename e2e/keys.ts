import { expect, type Locator, type Page } from '@playwright/test';

/** More presses than any journey needs to its next control. */
const MAX_PRESSES = 120;

/** Presses Tab until the control has the focus, and expects that it can be seen there. */
export async function tabTo(page: Page, control: Locator): Promise<void> {
  await expect(control).toBeAttached();
  for (let presses = 0; presses < MAX_PRESSES; presses += 1) {
    await page.keyboard.press('Tab');
    if (await control.evaluate((element) => element === document.activeElement)) {
      await expectFocusInSight(control);
      return;
    }
  }
  throw new Error('The Tab key does not reach the control');
}

/** The control has the focus, shows it, is in the window, and nothing covers it. */
export async function expectFocusInSight(control: Locator): Promise<void> {
  await expect(control).toBeFocused();
  await expect.poll(() => control.evaluate(focusProblem)).toBe('');
}

/** Runs in the page: why the focus of the element cannot be seen; empty if it can. */
function focusProblem(element: Element): string {
  if (!element.matches(':focus-visible')) return 'it shows no focus';
  // A radio button or a checkbox is drawn by its label.
  const box = element.matches('input[type=radio], input[type=checkbox]')
    ? (element.closest('label') ?? element)
    : element;
  const { left, top, width, height } = box.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) return 'it is outside the window';
  const seen = document.elementFromPoint(x, y);
  if (seen === null || !(box.contains(seen) || seen.contains(box))) {
    return `it is covered by ${seen?.outerHTML.slice(0, 80) ?? 'nothing'}`;
  }
  return '';
}
