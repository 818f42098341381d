import { expect } from '@playwright/test';
import type { Rule } from './rule';

/** Longest time that anything may stay busy, in ms. */
const patience = 15_000;

/** A progress bar with a value shows how far something is; without one it only says 'wait'. */
const busy = '[role=progressbar]:not([aria-valuenow]), [aria-busy=true]';

/** O5: nothing stays busy. */
export const spinners: Rule = {
  inspect: async (page, report) => {
    const left = page.locator(busy).filter({ visible: true });
    try {
      await expect(left).toHaveCount(0, { timeout: patience });
    } catch {
      report(`Still busy after ${patience / 1000} s: ${(await left.allInnerTexts()).join(' | ')}`);
    }
  },
};
