import { createStore } from 'effector';

/** The stored tokens of a session, in the wrapper or in local storage. */
export interface StoredTokens {
  readonly access: string | null;
  readonly refresh: string | null;
  /** Epoch milliseconds. */
  readonly expiresAt: number | null;
}

/** The session in the native wrapper: getTokens, setTokenToDevice and exit. docs/native-bridge.md#gettokens */
export interface SessionPort {
  /** All fields are null without a session. */
  readTokens(): Promise<StoredTokens>;
  /** Null removes the tokens. */
  writeTokens(tokens: StoredTokens | null): void;
  /** Closes the app; the last step of a sign-out. */
  exit(): void;
}

/** The wrapper of this scope; null on the web, where local storage holds the tokens. */
export const $sessionPort = createStore<SessionPort | null>(null, { serialize: 'ignore' });
