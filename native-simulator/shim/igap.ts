import { messageHandlerOf } from './ios';

/** Installs the objects of iGap's own browser, which resemble a wrapper's bridge but are not one of ours. */
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
