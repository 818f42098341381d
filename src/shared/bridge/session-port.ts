import { createStore } from 'effector';

/** What the wrapper keeps of a session. */
export interface KeptTokens {
  readonly access: string | null;
  readonly refresh: string | null;
  /** Epoch milliseconds. */
  readonly expiresAt: number | null;
}

/** What a native wrapper does for sessions (contract, bridge: getTokens, setTokenToDevice, exit). */
export interface SessionPort {
  /** All fields null when it holds no session. */
  readTokens(): Promise<KeptTokens>;
  /** Null takes them away. */
  saveTokens(tokens: KeptTokens | null): void;
  /** Leaves the app; the last step of a logout. */
  exit(): void;
}

/** The wrapper around this scope; null on the web, where local storage keeps the tokens. */
export const $sessionPort = createStore<SessionPort | null>(null, { serialize: 'ignore' });
