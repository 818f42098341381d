/**
 * A manipulation of an answer's bytes, named as in Toxiproxy. Times in milliseconds, sizes in bytes
 * from the start of the status line.
 */
export type Toxic =
  /** Delays the answer by `ms` ± `jitterMs`. */
  | { readonly type: 'latency'; readonly ms: number; readonly jitterMs?: number }
  /** Limits the transfer rate. */
  | { readonly type: 'bandwidth'; readonly bytesPerSecond: number }
  /** Sends the whole answer and closes the connection `ms` later. */
  | { readonly type: 'slow_close'; readonly ms: number }
  /** Stops after `afterBytes` and closes the connection after `ms`. Without `ms` it stays open. */
  | { readonly type: 'timeout'; readonly afterBytes?: number; readonly ms?: number }
  /** Resets the connection `ms` after sending `afterBytes`. */
  | { readonly type: 'reset_peer'; readonly afterBytes?: number; readonly ms?: number }
  /** Sends the answer in small pieces. */
  | {
      readonly type: 'slicer';
      readonly averageBytes: number;
      readonly variationBytes?: number;
      readonly delayMs?: number;
    }
  /** Closes the connection normally after this number of bytes. */
  | { readonly type: 'limit_data'; readonly bytes: number };

/** Selects the answers that a toxic manipulates. */
export interface ToxicRule {
  /** Default: any method. */
  readonly method?: string;
  /** A path, template or glob as in `control/path-pattern.ts`. */
  readonly path: string;
  readonly toxic: Toxic;
  /** The number of answers. Default: all. */
  readonly times?: number;
}
