import { expect, type Page } from '@playwright/test';

import { answerRequest } from '../../../mock-api/core/answer-request';
import type { Mock } from '../../../mock-api/core/mock';

/** A book that every signed-in user owns (the state gallery), its page, and the personal call of that page. */
export const OWNED_BOOK = 9010;
export const ownedBookPath = `/pdp/${OWNED_BOOK}`;
export const ownedBookStatePath = `/api/library/state/${OWNED_BOOK}`;

/** Calls the mock's control plane: docs/api.md#control-plane */
export async function control(mock: Mock, method: string, path: string, body: unknown) {
  const answer = await answerRequest(mock, {
    method,
    url: new URL(`/__mock/${path}`, 'http://mock.test'),
    headers: { 'content-type': 'application/json' },
    cookies: {},
    body: JSON.stringify(body),
  });
  if (typeof answer === 'string' || answer.status >= 300)
    throw new Error(`The control plane refused ${method} ${path}: ${JSON.stringify(answer)}`);
}

/** The last personal call that a tab makes at its start. */
const lastStartCall = '/api/account/editprofile';

/**
 * Moves the server's clock on by two hours, which expires every access token so far. Waits for the start of each tab,
 * so that no call of it is refused and renews the tokens before the test's own calls.
 */
export async function expireTokens(mock: Mock, tabCount = 1): Promise<void> {
  await expect
    .poll(() => countAnswers(mock, lastStartCall, 200), { timeout: 180_000 })
    .toBeGreaterThanOrEqual(tabCount);
  await control(mock, 'POST', 'clock', { advanceMs: 2 * 3_600_000 });
}

/** The exchanges of a refresh token that reached the server. */
export async function renewalsIn(mock: Mock) {
  const entries = await mock.journal.entries();
  return entries.filter(
    ({ path, body }) => path === '/connect/token' && JSON.stringify(body).includes('refresh_token'),
  );
}

/** Counts the calls of a path that the server answered with a status. */
export async function countAnswers(mock: Mock, calledPath: string, calledStatus: number) {
  const entries = await mock.journal.entries();
  return entries.filter(({ path, status }) => path === calledPath && status === calledStatus)
    .length;
}

/**
 * Opens the page's own address several times; each visit requests the book, and then its state. The next visit waits
 * for the request of the state, because the app ignores the book that an older visit brings. All other requests fail in the page: they would take most of the time and prove nothing here.
 */
export function visitAgain(page: Page, times: number): Promise<void> {
  return page.evaluate(
    async ([count, statePath]) => {
      const { fetch } = window;
      let endVisit = () => {};
      window.fetch = async (input, init) => {
        const { pathname } = new URL(input instanceof Request ? input.url : input, location.href);
        if (pathname === statePath) {
          endVisit();
          return fetch(input, init);
        }
        if (!/detail2$|connect\/token/.test(pathname)) throw new TypeError('left out');
        return fetch(input, init);
      };
      for (let visit = 0; visit < count; visit += 1) {
        const visitEnd = new Promise<void>((resolve) => {
          endVisit = resolve;
        });
        window.dispatchEvent(new PopStateEvent('popstate', { state: history.state as unknown }));
        await visitEnd;
      }
    },
    [times, ownedBookStatePath] as const,
  );
}

/** The personal calls of a page that `visitAndHold` holds back, and their release. */
export interface HeldCalls {
  readonly count: () => Promise<number>;
  readonly release: () => Promise<void>;
}

/**
 * Visits the page's own address several times, and holds its personal calls back in the page. They
 * carry the access token of the moment in which the app made them.
 */
export async function visitAndHold(page: Page, times: number): Promise<HeldCalls> {
  await page.evaluate((statePath) => {
    const { fetch } = window;
    const held: (() => void)[] = [];
    let isHolding = true;
    window.fetch = (input, init) => {
      const { pathname } = new URL(input instanceof Request ? input.url : input, location.href);
      if (pathname !== statePath || !isHolding) return fetch(input, init);
      return new Promise((resolve) => {
        held.push(() => resolve(fetch(input, init)));
      });
    };
    const release = () => {
      isHolding = false;
      for (const send of held) send();
    };
    Object.assign(window, { __heldCalls: { held, release } });
  }, ownedBookStatePath);
  await visitAgain(page, times);
  return {
    count: () => page.evaluate(() => window.__heldCalls?.held.length ?? 0),
    release: () => page.evaluate(() => window.__heldCalls?.release()),
  };
}

declare global {
  interface Window {
    /** Set by `visitAndHold`. */
    __heldCalls?: { readonly held: readonly (() => void)[]; readonly release: () => void };
  }
}
