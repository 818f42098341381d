import type { Page, Route } from '@playwright/test';
import { everyAddress } from '../../fixtures/page-list';
import { expect, test } from '../../fixtures/test';
import { settled } from '../../settled';

/** Markup that would run, a direction mark without its end, and a word that fits nowhere. */
const HOSTILE = `<img src=x onerror="window.hacked=1">\u202e${'ب'.repeat(60)}\u200b`;
const persianLetter = /[\u0600-\u06ff]/;
const NARROW_PX = 320;

/** The addresses that repeat a text of their own on the page. */
const hostileAddresses = [
  `/clp?q=${encodeURIComponent(HOSTILE)}`,
  `/pdp/1001/${encodeURIComponent(HOSTILE)}`,
  `/pdp/comment/1001/${encodeURIComponent(HOSTILE)}?title=${encodeURIComponent(HOSTILE)}`,
  `/landing/${encodeURIComponent(HOSTILE)}`,
  `/clp/listItem/${encodeURIComponent(HOSTILE)}`,
  `/catalog/genre/${encodeURIComponent(HOSTILE)}`,
  `/app-checkout/${encodeURIComponent(HOSTILE)}`,
  `/webview-page?url=${encodeURIComponent('javascript:window.hacked=1')}`,
  `/auth?returnUrl=${encodeURIComponent('javascript:window.hacked=1')}`,
  `/pdp/1001#${encodeURIComponent(HOSTILE)}`,
];

test.use({ serviceWorkers: 'block', expectedProblems: /status of 4\d\d/ });
test.setTimeout(360_000);

for (const { who, persona } of [
  { who: 'A visitor', persona: undefined },
  { who: 'A signed-in user', persona: 'collector' },
] as const) {
  test.describe(who, () => {
    test.use({ persona });

    // Rule: docs/faults.md#d1
    test('reads hostile texts as texts, which never widen a page @deep', async ({ page }) => {
      await page.route('**/api/**', makeHostile);
      await walk(page, everyAddress);
    });

    // Rule: docs/faults.md#d2
    test('opens hostile addresses, which run nothing @deep', async ({ page }) => {
      await walk(page, hostileAddresses);
    });
  });
}

/** Opens each address, on a phone as narrow as there are, and looks for what the texts have done. */
async function walk(page: Page, addresses: readonly string[]): Promise<void> {
  const size = page.viewportSize() ?? { width: NARROW_PX, height: 640 };
  const width = size.width < 900 ? NARROW_PX : size.width;
  await page.setViewportSize({ ...size, width });
  for (const path of addresses) {
    await page.goto(path);
    await settled(page);
    expect.soft(await page.evaluate(() => 'hacked' in window), path).toBe(false);
    // The window of a phone widens with its content, so that the page is measured against its true width.
    const pageWidth = await page.evaluate(() => document.documentElement.scrollWidth);
    expect.soft(pageWidth, path).toBeLessThanOrEqual(width);
  }
}

/** Puts the hostile text behind every Persian text of an answer. */
async function makeHostile(route: Route): Promise<void> {
  const response = await route.fetch();
  const isJson = response.headers()['content-type']?.includes('json') ?? false;
  await route.fulfill(isJson ? { response, json: hostile(await response.json()) } : { response });
}

function hostile(value: unknown): unknown {
  if (typeof value === 'string') return persianLetter.test(value) ? value + HOSTILE : value;
  if (Array.isArray(value)) return value.map(hostile);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, hostile(one)]));
}
