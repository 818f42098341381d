import type { BrowserContext, Page } from '@playwright/test';

/** Records a problem as text. */
export type Report = (problem: string) => void;

/** A rule that holds for every page of every test: docs/faults.md#o1 to docs/faults.md#o6 */
export interface Rule {
  /** Called before the first page opens. */
  readonly watch?: (context: BrowserContext, report: Report) => Promise<void>;
  /** Called for each page that is still open when a test has passed. */
  readonly inspect?: (page: Page, report: Report) => Promise<void>;
}
