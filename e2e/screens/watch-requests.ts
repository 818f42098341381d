import type { Page, Request } from '@playwright/test';

/** What a page is drawn with. */
const files = ['script', 'stylesheet', 'font', 'image'];
/** What it says. */
const calls = ['fetch', 'xhr'];

/** Gives the addresses that a page waits for at the moment; `hasCalls` counts its calls as well. */
export function watchRequests(page: Page, hasCalls: boolean): () => readonly string[] {
  const kinds = hasCalls ? [...files, ...calls] : files;
  const pending = new Set<Request>();
  const end = (request: Request) => pending.delete(request);
  page.on('request', (request) => {
    if (kinds.includes(request.resourceType())) pending.add(request);
  });
  page.on('response', (response) => {
    // Nobody may read the body of a failure: such a call never counts as finished.
    if (calls.includes(response.request().resourceType())) end(response.request());
  });
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  return () => [...pending].map((request) => request.url());
}
