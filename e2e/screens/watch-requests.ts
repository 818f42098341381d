import type { Page, Request } from '@playwright/test';

/** Resources that a page is drawn with. */
const files = ['script', 'stylesheet', 'font', 'image'];
/** API calls. */
const calls = ['fetch', 'xhr'];

/** Gives a function that lists the addresses of pending requests, including API calls if `hasCalls`. */
export function watchRequests(page: Page, hasCalls: boolean): () => readonly string[] {
  const kinds = hasCalls ? [...files, ...calls] : files;
  const pending = new Set<Request>();
  const end = (request: Request) => pending.delete(request);
  page.on('request', (request) => {
    if (kinds.includes(request.resourceType())) pending.add(request);
  });
  page.on('response', (response) => {
    // A response is enough for a call: if the page never reads the body, the request never finishes.
    if (calls.includes(response.request().resourceType())) end(response.request());
  });
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  return () => [...pending].map((request) => request.url());
}
