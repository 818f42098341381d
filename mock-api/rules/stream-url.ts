import { ApiFailure } from '../core/api-failure';
import type { Db } from '../db/db';
import { sign } from './signing';

/** How long the address of a stream is good, in seconds. */
export const STREAM_LINK_SECONDS = 2 * 3600;

/** A chapter's id, or `sample` for the sample of a book. */
export type StreamPart = number | 'sample';

/** The query that opens a stream until it expires. */
export interface StreamSignature {
  /** Epoch seconds. */
  readonly exp: string;
  readonly sig: string;
}

const signatureOf = (audioBookId: number, part: string, exp: string): string =>
  sign(`hls/${audioBookId}/${part}?${exp}`);

/** The signed query of a stream's addresses. */
export function streamQuery(db: Db, audioBookId: number, part: StreamPart): string {
  const exp = String(Math.floor(db.now() / 1000) + STREAM_LINK_SECONDS);
  return `exp=${exp}&sig=${signatureOf(audioBookId, String(part), exp)}`;
}

/** Fails with `bad-signature` or `link-expired`, both 403. */
export function checkStream(
  db: Db,
  stream: { readonly audioBookId: number; readonly chapterId: string },
  { exp, sig }: Partial<StreamSignature>,
): void {
  const { audioBookId, chapterId } = stream;
  if (exp === undefined || sig !== signatureOf(audioBookId, chapterId, exp)) {
    throw new ApiFailure('bad-signature');
  }
  if (Number(exp) * 1000 <= db.now()) throw new ApiFailure('link-expired');
}
