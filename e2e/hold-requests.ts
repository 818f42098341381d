import type { BrowserContext, Page } from '@playwright/test';

/** Holds the requests for these files or calls until the returned function is called. */
export async function holdRequests(
  of: Page | BrowserContext,
  pattern: string,
): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await of.route(pattern, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}
