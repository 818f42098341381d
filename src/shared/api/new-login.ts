import { createStore } from 'effector';

/**
 * The OAuth client of a session that the native app began with its new login. A field that is absent is
 * null; renewals then use the app's own value. Rule: docs/native-bridge.md#token-set
 */
export interface NewLogin {
  readonly clientId: string | null;
  readonly clientSecret: string | null;
  readonly scope: string | null;
}

export const noNewLogin: NewLogin = { clientId: null, clientSecret: null, scope: null };

/** The new login of the current session. */
export const $newLogin = createStore<NewLogin>(noNewLogin);
