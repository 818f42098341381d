/** A request, independent of the transport. */
export interface MockRequest {
  /** In upper case. */
  readonly method: string;
  readonly url: URL;
  /** Header names are in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly cookies: Readonly<Record<string, string>>;
  /** The whole body as text, empty without a body. */
  readonly body: string;
}

/** An answer, independent of the transport. */
export interface MockReply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array<ArrayBuffer> | null;
}

/** The result of a request: an answer, a reset connection (`error`) or no answer at all (`hang`). */
export type Outcome = MockReply | 'error' | 'hang';
