import { ApiFailure } from '../core/api-failure';
import type { Db } from '../db/db';
import { sign } from './signing';

export const STREAM_LINK_SECONDS = 2 * 3600;

/** A chapter id, or `sample`. */
export type StreamPart = number | 'sample';

/** The signed query of a stream URL. */
export interface StreamSignature {
  /** Epoch seconds. */
  readonly exp: string;
  readonly sig: string;
}

const signatureOf = (audioBookId: number, part: string, exp: string): string =>
  sign(`hls/${audioBookId}/${part}?${exp}`);

/** Signs the URLs of a stream. */
export function streamQuery(db: Db, audioBookId: number, part: StreamPart): string {
  const exp = String(Math.floor(db.now() / 1000) + STREAM_LINK_SECONDS);
  return `exp=${exp}&sig=${signatureOf(audioBookId, String(part), exp)}`;
}

/** Throws `bad-signature` or `link-expired` (both 403). */
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
