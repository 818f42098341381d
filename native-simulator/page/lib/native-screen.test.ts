import fc from 'fast-check';
import { expect, it } from 'vitest';

import { methodNames, type MethodName } from '@/shared/bridge/methods';

import { exampleArgs } from '../../shim/examples';
import { initialScreen, nextScreen, type NativeScreen } from './native-screen';
import type { TrafficEntry } from './traffic';

const call = (method: MethodName, args: Record<string, unknown>): TrafficEntry => ({
  kind: 'call',
  id: 1,
  number: 1,
  phone: 0,
  at: 0,
  method,
  args,
  answer: undefined,
  error: null,
});
const bookSheet = (isFresh: boolean) => ({ kind: 'book', audioBookId: '5', isFresh }) as const;
const event = (name: string, payload: unknown): TrafficEntry => ({
  kind: 'event',
  id: 1,
  number: 1,
  phone: 0,
  at: 0,
  name,
  payload,
  consumed: true,
});

const behind: NativeScreen = {
  ...initialScreen,
  ...{ hasTabs: false, hasSplash: false, isLocked: true, isHome: true, tab: 'search' },
  ...{ player: { audioBookId: '1', chapterId: '2' }, media: { title: 'B' } },
  ...{ sheet: { kind: 'rate' }, marketStatuses: [{ status: 1, payload: 'a' }] },
};
it.each<[MethodName, Record<string, unknown>, Partial<NativeScreen>]>([
  ['openLoginPage', {}, { sheet: { kind: 'login' } }],
  ['purchase', { productId: '1@7' }, { sheet: { kind: 'purchase', productId: '1@7' } }],
  [
    'marketPurchase',
    { productId: 'p', developerPayload: 'd' },
    { sheet: { kind: 'market', productId: 'p', developerPayload: 'd' } },
  ],
  [
    'setMarketPurchaseStatus',
    { status: 0, developerPayload: 'd' },
    {
      marketStatuses: [
        { status: 1, payload: 'a' },
        { status: 0, payload: 'd' },
      ],
    },
  ],
  [
    'share',
    { title: 'a', text: 'b', url: 'c' },
    { sheet: { kind: 'share', title: 'a', text: 'b', url: 'c' } },
  ],
  ['share', { title: 1 }, { sheet: { kind: 'share', title: '', text: '', url: '' } }],
  ['openDeepLink', { url: 'tel:1' }, { sheet: { kind: 'outside', url: 'tel:1' } }],
  ['rateApp', {}, { sheet: { kind: 'rate' } }],
  ['goToLibraryTab', { audioBookId: '5' }, { sheet: bookSheet(false) }],
  ['goToLibraryTabRefresh', { audioBookId: '5' }, { sheet: bookSheet(true) }],
  ['openBook', { audioBookId: '5' }, { sheet: bookSheet(false) }],
  ['openBookRefresh', { audioBookId: '5' }, { sheet: bookSheet(true) }],
  [
    'openPlayer',
    { audioBookId: '5', chapterId: '6' },
    { player: { audioBookId: '5', chapterId: '6' } },
  ],
  ['closePlayer', {}, { player: null }],
  ['showTabs', {}, { hasTabs: true }],
  ['hideTabs', {}, { hasTabs: false }],
  ['showPreloader', {}, { hasSplash: true }],
  ['hidePreloader', {}, { hasSplash: false }],
  ['goToTab', { tab: 'library' }, { tab: 'library' }],
  ['setWebViewState', { stateJson: '{"path":"/"}' }, { webViewState: { path: '/' } }],
  ['updateMediaSession', { stateJson: '{"title":"A"}' }, { media: { title: 'A' } }],
  ['updateMediaSession', { stateJson: '' }, { media: null }],
  ['updateMediaSession', { stateJson: '5' }, { media: null }],
  ['sendEvent', { name: 'PURCHASED', payloadJson: '{"entries":[{}]}' }, {}],
  ['getTokens', {}, {}],
])('%s %j changes the screen, and nothing else of it', (method, args, changed) => {
  expect(nextScreen(behind, call(method, args))).toEqual({ ...behind, ...changed });
});

it('shows its tabs and the shop at the beginning, behind the splash', () => {
  const { hasSplash, hasTabs, tab } = initialScreen;
  expect({ hasSplash, hasTabs, tab }).toEqual({ hasSplash: true, hasTabs: true, tab: 'store' });
  const hidden = nextScreen(initialScreen, call('hideTabs', {}));
  expect(nextScreen(hidden, event('tabChanged', '{"tab":"profile"}'))).toEqual({
    ...hidden,
    tab: 'profile',
  });
  for (const name of ['tabChanged', 'tokenInjected', 'nativeState'])
    expect(nextScreen(behind, event(name, 'no json'))).toEqual(behind);
});

it('stores the token set that the app sends, and clears it on an empty text', () => {
  const signedIn = nextScreen(
    initialScreen,
    call('setTokenToDevice', { tokenJson: '{"token":"a"}' }),
  );
  expect(signedIn.tokens).toEqual({ token: 'a' });
  // The wrapper has more fields than the session.
  const renewed = nextScreen(
    { ...signedIn, tokens: { token: 'a', adsId: 'x' } },
    call('setTokenToDevice', { tokenJson: '{"token":"b"}' }),
  );
  expect(renewed.tokens).toEqual({ token: 'b', adsId: 'x' });
  const injected = nextScreen(renewed, event('tokenInjected', '{"token":"c"}'));
  expect(injected.tokens).toEqual({ token: 'c' });
  expect(nextScreen(signedIn, call('setTokenToDevice', { tokenJson: '' })).tokens).toBeNull();
});

it('keeps nothing of the session when the app exits', () => {
  const busy: NativeScreen = {
    ...initialScreen,
    tokens: { token: 'a' },
    sheet: { kind: 'login' },
    player: { audioBookId: '1', chapterId: '' },
    media: { title: 'A' },
  };
  expect(nextScreen(busy, call('exit', {}))).toEqual({ ...initialScreen, hasExited: true });
});

it('merges nativeState events, and clears the tokens on an empty token', () => {
  const screen = nextScreen(initialScreen, event('nativeState', { a: 1 }));
  expect(nextScreen(screen, event('nativeState', '{"b":2}')).nativeState).toEqual({ a: 1, b: 2 });
  expect(nextScreen(initialScreen, event('tokenInjected', { token: '' })).tokens).toBeNull();
});

it('collects the lines of the log', () => {
  const batch = (...entries: unknown[]) =>
    call('sendEvent', { name: 'logBatch', payloadJson: JSON.stringify({ entries }) });
  const line = { level: 'error', time: 5, message: 'm', data: 0 };
  const screen = nextScreen(initialScreen, batch({ ...line, more: 1 }, 3));
  const none = { level: '', time: undefined, message: '', data: undefined };
  expect(screen.log).toEqual([line, none]);
  const many = Array.from({ length: 499 }, () => line);
  const { log } = nextScreen(screen, batch(...many, { ...line, message: 'last' }));
  expect([log.length, log[0], log.at(-1)]).toEqual([500, line, { ...line, message: 'last' }]);
});

it('leaves the screen unchanged after a call that threw', () => {
  const thrown = { ...call('openLoginPage', {}), error: 'Java exception' };
  expect(nextScreen(initialScreen, thrown)).toBe(initialScreen);
});

it.each(methodNames)('%s accepts its example arguments', (method) => {
  const { log } = nextScreen(initialScreen, call(method, exampleArgs[method]));
  expect(log).toEqual([]);
});

it('accepts any arguments', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...methodNames),
      fc.dictionary(fc.string(), fc.anything()),
      (method, args) => {
        expect(nextScreen(initialScreen, call(method, args)).tab).toBeTypeOf('string');
      },
    ),
  );
});

it('closes a sheet when its answer is sent, also by a replay', () => {
  const market: NativeScreen = {
    ...initialScreen,
    sheet: { kind: 'market', productId: '31', developerPayload: '31@credit' },
  };
  expect(nextScreen(market, event('deepLink', {})).sheet).toEqual(market.sheet);
  expect(nextScreen(market, event('marketPurchaseResult', {})).sheet).toBeNull();
});

it.each([
  [{ kind: 'login' } as const, 'tokenInjected'],
  [{ kind: 'purchase', productId: '1' } as const, 'purchaseResult'],
  [{ kind: 'market', productId: '1', developerPayload: '1' } as const, 'marketPurchaseResult'],
  [{ kind: 'rate' } as const, null],
  [{ kind: 'outside', url: '/' } as const, null],
])('closes the sheet %j by the event %s alone', (sheet, answer) => {
  const open: NativeScreen = { ...initialScreen, sheet };
  const closing = ['tokenInjected', 'purchaseResult', 'marketPurchaseResult', 'nativeState'].filter(
    (name) => nextScreen(open, event(name, {})).sheet === null,
  );
  expect(closing).toEqual(answer === null ? [] : [answer]);
});
