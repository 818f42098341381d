import type { Page } from '@playwright/test';

import { answerRequest } from '../../../mock-api/core/answer-request';
import type { Mock } from '../../../mock-api/core/mock';
import { product } from '../../../src/shared/i18n/fa/product';

/** A book that whoever is logged in owns (the state gallery), and the personal call of its page. */
export const ownedBook = '/pdp/9010';
export const ownedBookState = '/api/library/state/9010';

/** Shown to its owner alone. */
export const playOwned = (page: Page) =>
  page.getByRole('button', { name: product.play, exact: true });

/** Calls the mock's control plane. */
export async function control(mock: Mock, method: string, path: string, body: unknown) {
  const answer = await answerRequest(mock, {
    method,
    url: new URL(`/__mock/${path}`, 'http://mock.test'),
    headers: { 'content-type': 'application/json' },
    cookies: {},
    body: JSON.stringify(body),
  });
  if (typeof answer === 'string' || answer.status >= 300) throw new Error(`${path} was refused`);
}

/** Two hours pass at the server, so that it takes no access token of before any more. */
export const ageTokens = (mock: Mock) =>
  control(mock, 'POST', 'clock', { advanceMs: 2 * 3_600_000 });

/** The trades of a refresh token that reached the server. */
export async function renewals(mock: Mock) {
  const entries = await mock.journal.entries();
  return entries.filter(
    ({ path, body }) => path === '/connect/token' && JSON.stringify(body).includes('refresh_token'),
  );
}

/** How often a call was answered with a status. */
export async function answered(mock: Mock, calledPath: string, calledStatus: number) {
  const entries = await mock.journal.entries();
  return entries.filter(({ path, status }) => path === calledPath && status === calledStatus)
    .length;
}

/**
 * Asks for the page's own address so many times at once; each of them is a visit that asks for the
 * book and for its state. What stands around the book is left out: it costs much and says nothing here.
 */
export function visitAgain(page: Page, times: number): Promise<void> {
  return page.evaluate((count) => {
    const { fetch } = window;
    window.fetch = (asked, init) => {
      const { pathname } = new URL(asked instanceof Request ? asked.url : asked, location.href);
      const isNeeded = /detail2$|library\/state|connect\/token/.test(pathname);
      return isNeeded ? fetch(asked, init) : Promise.reject(new TypeError('left out'));
    };
    for (let visit = 0; visit < count; visit += 1) {
      window.dispatchEvent(new PopStateEvent('popstate', { state: history.state as unknown }));
    }
  }, times);
}
