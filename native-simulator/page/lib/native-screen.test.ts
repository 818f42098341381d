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

it.each<[MethodName, Record<string, unknown>, Partial<NativeScreen>]>([
  ['openLoginPage', {}, { sheet: { kind: 'login' } }],
  ['purchase', { productId: '1@7' }, { sheet: { kind: 'purchase', productId: '1@7' } }],
  ['hideTabs', {}, { hasTabs: false }],
  ['hidePreloader', {}, { hasSplash: false }],
  ['goToTab', { tab: 'library' }, { tab: 'library' }],
  ['setWebViewState', { stateJson: '{"path":"/"}' }, { webViewState: { path: '/' } }],
  ['updateMediaSession', { stateJson: '{"title":"A"}' }, { media: { title: 'A' } }],
  ['exit', {}, { hasExited: true, tokens: null }],
])('%s changes the screen', (method, args, expected) => {
  expect(nextScreen(initialScreen, call(method, args))).toMatchObject(expected);
});

it('stores the token set that the app sends, and clears it on an empty text', () => {
  const signedIn = nextScreen(
    initialScreen,
    call('setTokenToDevice', { tokenJson: '{"token":"a"}' }),
  );
  expect(signedIn.tokens).toEqual({ token: 'a' });
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
  const payloadJson = JSON.stringify({ entries: [{ level: 'error', message: 'm' }, 3] });
  const { log } = nextScreen(initialScreen, call('sendEvent', { name: 'logBatch', payloadJson }));
  expect(log.map(({ message }) => message)).toEqual(['m', '']);
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
