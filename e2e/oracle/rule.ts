import type { BrowserContext, Page } from '@playwright/test';

/** Takes down what is wrong, in words. */
export type Report = (problem: string) => void;

/** One thing that holds for every page of every test (the fault list's O1 to O6). */
export interface Rule {
  /** Called before the first page opens. */
  readonly watch?: (context: BrowserContext, report: Report) => Promise<void>;
  /** Called for each page that is open when a test has passed. */
  readonly inspect?: (page: Page, report: Report) => Promise<void>;
}
