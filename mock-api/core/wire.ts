/** One request as every transport hands it over. */
export interface MockRequest {
  /** Upper case. */
  readonly method: string;
  readonly url: URL;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly cookies: Readonly<Record<string, string>>;
  /** The whole body as text, empty when there is none. */
  readonly body: string;
}

/** One answer as every transport sends it. */
export interface MockReply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array<ArrayBuffer> | null;
}

/**
 * What becomes of a request: an answer, a broken connection, or silence until the caller gives up.
 */
export type Outcome = MockReply | 'error' | 'hang';
