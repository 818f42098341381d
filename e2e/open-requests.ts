import { expect, type Page, type Request } from '@playwright/test';

/** What controls come from: code and data. Pictures and sound may go on loading. */
const WATCHED = new Set(['document', 'script', 'stylesheet', 'fetch', 'xhr']);

/**
 * Watches a page's requests for code and data from now on. The function that it returns waits until each of them
 * has ended, and names the open ones if they do not.
 */
export function watchRequests(page: Page): () => Promise<void> {
  const open = new Set<Request>();
  page.on('request', (request) => {
    if (WATCHED.has(request.resourceType())) open.add(request);
  });
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  return () => expect.poll(() => [...open].map((request) => request.url())).toEqual([]);
}
