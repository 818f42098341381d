import { expect } from '@playwright/test';
import type { Rule } from './rule';

/** The longest time that anything may stay busy after a test. */
const MAX_BUSY_MS = 15_000;

/** A progress bar with a value shows progress; without a value it is a spinner. */
const busy = '[role=progressbar]:not([aria-valuenow]), [aria-busy=true]';

/** Nothing stays busy: docs/faults.md#o5 */
export const spinners: Rule = {
  inspect: async (page, report) => {
    const left = page.locator(busy).filter({ visible: true });
    try {
      await expect(left).toHaveCount(0, { timeout: MAX_BUSY_MS });
    } catch {
      report(
        `Still busy after ${MAX_BUSY_MS / 1000} s: ${(await left.allInnerTexts()).join(' | ')}`,
      );
    }
  },
};
