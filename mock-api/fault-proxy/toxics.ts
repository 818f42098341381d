/**
 * What can be done to the bytes of an answer, in the vocabulary of Toxiproxy (fault list F).
 * Times in ms, sizes in bytes; a byte counts from the first of the status line.
 */
export type Toxic =
  /** Everything later, by `ms` give or take `jitterMs`. */
  | { readonly type: 'latency'; readonly ms: number; readonly jitterMs?: number }
  /** No faster than this. */
  | { readonly type: 'bandwidth'; readonly bytesPerSecond: number }
  /** Everything arrives, but the connection ends late. */
  | { readonly type: 'slow_close'; readonly ms: number }
  /** Silence after `afterBytes`; the connection is closed after `ms`, never when absent. */
  | { readonly type: 'timeout'; readonly afterBytes?: number; readonly ms?: number }
  /** The connection is reset after `afterBytes`, and `ms` later. */
  | { readonly type: 'reset_peer'; readonly afterBytes?: number; readonly ms?: number }
  /** In small pieces. */
  | {
      readonly type: 'slicer';
      readonly averageBytes: number;
      readonly variationBytes?: number;
      readonly delayMs?: number;
    }
  /** Closed after so many bytes, as if that were all. */
  | { readonly type: 'limit_data'; readonly bytes: number };

/** Which answers a toxic spoils. */
export interface ToxicRule {
  /** Default: any. */
  readonly method?: string;
  /** A path, a template or a glob, as in `control/path-pattern.ts`. */
  readonly path: string;
  readonly toxic: Toxic;
  /** How many answers; all when absent. */
  readonly times?: number;
}
