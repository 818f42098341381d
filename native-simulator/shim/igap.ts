import { messageHandlerOf } from './ios';

/** iGap's own browser: objects that look like a wrapper's and are none of ours. */
export function installIGap(host: object, system: 'android' | 'ios'): void {
  if (system === 'ios') {
    Reflect.set(host, 'webkit', {
      messageHandlers: { iosJsHandler: messageHandlerOf(() => undefined) },
    });
    return;
  }
  const android = {
    IGapPayment(this: unknown, ...given: unknown[]): void {
      if (this !== android) {
        throw new Error("Java bridge method can't be invoked on a non-injected object");
      }
      // token and title
      if (given.length !== 2) throw new Error('Method not found');
    },
  };
  Reflect.set(host, 'Android', android);
}
