import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { sessionRestoreRequested } from '@/entities/session/model';
import { logoutRequested } from '@/entities/session/sign-out';
import { $logLines, logRequested } from '@/features/logs/model';
import { marketPurchaseRequested } from '@/features/markets/model/market-flow';
import { tabClicked } from '@/features/navigation-bar/model';
import { $notification } from '@/features/notifications/model';
import { $item, bookRequested, sampleRequested } from '@/features/player/model/queue';
import { mainButtonClicked } from '@/features/purchase/model/buttons';
import { popUpRequested } from '@/features/purchase/model/library-state';
import { nativeRefreshRequested } from '@/features/purchase/model/native-library';
import { $canRateApp } from '@/features/rate-app/model';
import { shareRequested } from '@/features/share/model';
import { signInRequested } from '@/features/sign-in/intent';
import { writeTokensFx } from '@/shared/api/write-tokens';
import { $tokens } from '@/shared/api/tokens';
import { methodNames, methods, type MethodName } from '@/shared/bridge/methods';
import { nativeEventReceived } from '@/shared/bridge/native-events';
import { openOutsideFx } from '@/shared/bridge/open-outside';
import { $sessionPort } from '@/shared/bridge/session-port';
import { showMediaFx, type MediaState } from '@/shared/browser/media-session';
import { waitForMeaningfulPaintFx } from '@/shared/browser/meaningful-paint';
import { reloadPageFx } from '@/shared/browser/reload-page';
import { shareLinkFx } from '@/shared/browser/share-link';
import { LOG_PAUSE_MS } from '@/shared/config/constants';
import { common } from '@/shared/i18n/fa/common';
import { errors } from '@/shared/i18n/fa/errors';
import { purchaseNotices } from '@/shared/i18n/fa/purchase-notices';
import { navigateFx } from '@/shared/routing/navigate';
import { pageModelsStarted } from '@/shared/routing/page-models';
import { anItem, playerAnswers } from '@/testing/player-fixtures';
import { aLibraryState, aPurchaseBook, createPurchaseScope } from '@/testing/purchase-fixtures';
import { someTokens } from '@/testing/session-fixtures';

import '../start/notify-failures';
import '../start/page-models';
import './connect-pages';
import './connect-wrapper';
import { nativeSessionPort } from './session-port';

type Test = Awaited<ReturnType<typeof around>>;

/** How the app uses a method, and its fallback without it. Rule: docs/faults.md#c3 */
interface Fallback {
  readonly act: (test: Test) => unknown;
  readonly instead: (test: Test) => unknown;
  readonly expected: unknown;
  /** The server's `purchaseButtonAction` for the book; for sale by default. */
  readonly action?: number;
  /** The result on the web, if it differs. */
  readonly onWeb?: unknown;
}

const start = '/pdp/1001';
const storedTokens = someTokens();
const notice = ({ scope }: Test) => scope.getState($notification)?.text;
const playsHere = { instead: ({ scope }: Test) => scope.getState($item), expected: anItem() };
const noLine = { instead: ({ lines }: Test) => lines(), expected: [] };
const inLibrary = {
  action: 1,
  act: pressMain,
  instead: ({ router }: Test) => router.address(),
  expected: '/library',
};
const refreshed = {
  act: ({ fire }: Test) => fire(nativeRefreshRequested, { audioBookId: 1001 }),
  instead: ({ router }: Test) => router.address(),
  expected: '/library',
  onWeb: start,
};
const covered = {
  act: ({ fire }: Test) => fire(popUpRequested, aPurchaseBook()),
  instead: ({ router }: Test) => router.address(),
  expected: `${start}#modalOpened`,
};

const fallbacks: Readonly<Record<MethodName, Fallback>> = {
  getTokens: {
    act: ({ fire }) => fire(sessionRestoreRequested),
    instead: ({ scope }) => scope.getState($tokens)?.access,
    expected: storedTokens.access,
  },
  setTokenToDevice: {
    act: ({ fire }) => fire(writeTokensFx, someTokens({ refresh: 'another' })),
    instead: ({ storage }) => storage.get('local:refresh_token'),
    expected: 'another',
  },
  openLoginPage: {
    act: ({ fire }) => fire(signInRequested, {}),
    instead: ({ router }) => router.address(),
    expected: `/auth?returnUrl=${encodeURIComponent(start)}`,
  },
  exit: {
    act: ({ fire }) => fire(logoutRequested),
    instead: ({ router }) => router.address(),
    expected: '/',
  },
  purchase: {
    act: pressMain,
    instead: ({ router }) => router.address(),
    expected: '/app-checkout/book-1001',
  },
  marketPurchase: { act: buyInMarket, instead: notice, expected: purchaseNotices.noMarket },
  setMarketPurchaseStatus: {
    act: async (test) => {
      await buyInMarket(test);
      const payload = { developerPayload: '3@credit', result: 'cancelled' } as const;
      test.fire(nativeEventReceived, { name: 'marketPurchaseResult', payload });
    },
    instead: ({ lines }) => lines(),
    expected: ['A market status was not sent'],
    onWeb: [],
  },
  share: {
    act: ({ fire }) => fire(shareRequested, { title: 'Divan', path: start }),
    instead: notice,
    expected: errors.outdatedApp,
    onWeb: common.copied,
  },
  // The tab is a link, which the router follows anyway.
  goToTab: {
    act: ({ fire }) => fire(tabClicked, 'search'),
    ...noLine,
  },
  showTabs: covered,
  hideTabs: covered,
  showPreloader: {
    act: ({ fire }) => fire(reloadPageFx),
    instead: () => vi.mocked(window.location.reload).mock.calls.length,
    expected: 1,
  },
  hidePreloader: {
    act: ({ fire }) => fire(waitForMeaningfulPaintFx),
    ...noLine,
  },
  openPlayer: {
    act: ({ fire }) => fire(bookRequested, { item: anItem() }),
    ...playsHere,
  },
  closePlayer: { act: playSample, ...playsHere },
  updateMediaSession: {
    act: playSample,
    instead: ({ shown }) => shown.at(-1)?.title,
    expected: 'Divan',
  },
  openDeepLink: {
    act: ({ fire }) => fire(openOutsideFx, 'https://shenidar.test/help'),
    instead: () => vi.mocked(window.open).mock.lastCall?.[2],
    expected: 'noopener,noreferrer',
  },
  rateApp: {
    act: () => undefined,
    instead: ({ scope }) => scope.getState($canRateApp),
    expected: false,
  },
  setWebViewState: {
    act: ({ fire }) => fire(navigateFx, { to: '/profile' }),
    ...noLine,
  },
  sendEvent: {
    act: async ({ fire }) => {
      fire(logRequested, { level: 'warning', message: 'A line' });
      await passed(LOG_PAUSE_MS);
    },
    instead: ({ lines }) => lines(),
    expected: ['A line'],
  },
  goToLibraryTab: inLibrary,
  openBook: inLibrary,
  goToLibraryTabRefresh: refreshed,
  openBookRefresh: refreshed,
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', {
    history: { state: { idx: 0 } },
    location: { origin: 'https://shenidar.test', search: '', reload: vi.fn() },
    open: vi.fn(),
  });
  waitForMeaningfulPaintFx.use(() => Promise.resolve());
  shareLinkFx.use(() => Promise.resolve('copied'));
});
afterEach(() => {
  vi.useRealTimers();
});
const passed = (ms = 0) => vi.advanceTimersByTimeAsync(ms);

/** A book's page in a wrapper that lacks one method, or on the web. */
async function around(lacking: MethodName, isWrapped: boolean) {
  const platform = methods[lacking].on.some((carrier) => carrier === 'ios') ? 'ios' : 'android';
  const shown: MediaState[] = [];
  showMediaFx.use((state) => {
    if (state) shown.push(state);
  });
  const test = await createPurchaseScope({
    start,
    clientId: '2',
    answers: {
      ...playerAnswers,
      'POST /api/library/state/1001': aLibraryState(fallbacks[lacking].action ?? 3),
    },
    storage: {
      'local:access_token': storedTokens.access,
      'local:refresh_token': storedTokens.refresh,
      'local:expires_in': '4000000000000',
    },
    ...(isWrapped && { platform, methods: methodNames.filter((name) => name !== lacking) }),
  });
  if (isWrapped) {
    test.fire($sessionPort, nativeSessionPort);
    test.fire(pageModelsStarted);
  }
  await passed();
  const lines = () => test.scope.getState($logLines).map(({ message }) => message);
  return { ...test, shown, lines };
}

async function pressMain({ fire }: Test): Promise<void> {
  fire(popUpRequested, aPurchaseBook());
  await passed();
  fire(mainButtonClicked);
}
async function buyInMarket({ fire }: Test): Promise<void> {
  fire(marketPurchaseRequested, { kind: 'credit', value: 3 });
  await passed();
}
function playSample({ fire }: Test): void {
  fire(sampleRequested, { item: anItem(), duration: 60 });
}

it.each(methodNames)('the app has a fallback in a wrapper without %s', async (method) => {
  const test = await around(method, true);
  const { act, instead, expected } = fallbacks[method];
  await act(test);
  await passed(900);
  expect(instead(test)).toEqual(expected);
  expect(test.calls.map((call) => call.method)).not.toContain(method);
});

it.each(methodNames)('the app has a fallback for %s on the web', async (method) => {
  const test = await around(method, false);
  const { act, instead, expected, onWeb = expected } = fallbacks[method];
  await act(test);
  await passed(900);
  expect(instead(test)).toEqual(onWeb);
  expect(test.calls).toEqual([]);
});
