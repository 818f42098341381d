import { expect, it } from 'vitest';

import { installIGap } from './igap';

interface IGap {
  readonly Android: { IGapPayment(...given: unknown[]): void };
  readonly webkit: { readonly messageHandlers: Record<string, { postMessage(): void }> };
}

it('takes a token and a title on Android, on its own object only', () => {
  const host = {} as IGap;
  installIGap(host, 'android');
  expect(Object.keys(host)).toEqual(['Android']);
  const { Android } = host;
  expect(() => Android.IGapPayment('token', 'title')).not.toThrow();
  for (const given of [[], ['token'], ['token', 'title', 'more']]) {
    expect(() => Android.IGapPayment(...given)).toThrow('Method not found');
  }
  const { IGapPayment } = Android;
  expect(() => IGapPayment('token', 'title')).toThrow("can't be invoked on a non-injected object");
});

it('has a handler on iOS, and none of our methods', () => {
  const host = {} as IGap;
  installIGap(host, 'ios');
  expect(Object.keys(host)).toEqual(['webkit']);
  expect(Object.keys(host.webkit.messageHandlers)).toEqual(['iosJsHandler']);
});
