import type { Page } from '@playwright/test';

import { answerRequest } from '../../../mock-api/core/answer-request';
import type { Mock } from '../../../mock-api/core/mock';
import { saveData } from '../../fixtures/saves-data';
import { expect, test } from '../../fixtures/test';

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

/** The calls with a token that each tab makes at its start, in an order that differs. */
const startCalls = [
  '/api/wishlist/items',
  '/api/account/editprofile',
  `/api/audiobooks/${OWNED_BOOK}/detail2`,
  `/api/library/single-item/${OWNED_BOOK}`,
  ownedBookStatePath,
];

/** Tabs that call nothing after their start: a page that rests would fetch the beginning of its book. */
export const agedTest = test.extend({
  context: async ({ context }, use) => {
    await saveData(context);
    await use(context);
  },
});

/** Waits for the start of each tab, so that no call of it renews the tokens before the test's own calls. */
export async function startsEnded(mock: Mock, tabCount = 1): Promise<void> {
  for (const path of startCalls)
    await expect
      .poll(() => countAnswers(mock, path, 200), { message: path, timeout: 180_000 })
      .toBeGreaterThanOrEqual(tabCount);
}

/** Moves the server's clock on by two hours, which expires every access token so far. */
export const expireTokens = (mock: Mock) =>
  control(mock, 'POST', 'clock', { advanceMs: 2 * 3_600_000 });

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
