import type { AudiobookFixture } from '@fixtures/catalog/audiobook';
import { getPlaylist, getSample, type Stream } from '@/shared/api/contract/stream';

import { ApiFailure } from '../core/api-failure';
import { handle, type Route } from '../core/handle';
import { streamCookie } from '../core/journal-entry';
import type { Account } from '../db/account';
import type { Db } from '../db/db';
import { bookOf, requireFound } from '../rules/require-found';
import { libraryEntry, canStreamWhole } from '../rules/ownership';
import { sign } from '../rules/signing';
import { streamQuery, STREAM_LINK_SECONDS, type StreamPart } from '../rules/stream-url';

interface StreamCall {
  readonly db: Db;
  readonly origin: string;
  readonly replyHeaders: Record<string, string>;
}

/** Signs the URLs of a chapter or sample and sets the stream session cookie. */
function openStream(
  { db, origin, replyHeaders }: StreamCall,
  { audioBookId }: AudiobookFixture,
  part: StreamPart,
): Stream {
  const session = sign(`${db.state.seed}:${db.nextId()}`).slice(0, 16);
  replyHeaders['set-cookie'] =
    `${streamCookie}=${session}; Path=/; Max-Age=${STREAM_LINK_SECONDS}; SameSite=Lax`;
  const query = streamQuery(db, audioBookId, part);
  const base = `${origin}/hls/${audioBookId}/${part}`;
  return {
    streamUrl: `${base}/index.m3u8?${query}`,
    downloadUrl: `${base}/download.m4a?${query}`,
  };
}

/** Records the progress for the filters of the library. */
function recordListening(
  db: Db,
  account: Account,
  book: AudiobookFixture,
  chapterId: number,
): void {
  const entry = libraryEntry(account, book.audioBookId);
  if (!entry) return;
  entry.startedAt ??= db.now();
  const isLast = book.chapters.at(-1)?.chapterId === chapterId;
  if (isLast && book.chapters.length > 1) entry.finishedAt ??= db.now();
}

export const streamRoutes: readonly Route[] = [
  handle(getPlaylist, (call) => {
    const { params, account, db } = call;
    const { book } = requireFound(db.catalogue.chapter(params.chapterId));
    if (!canStreamWhole(db, account, book)) throw new ApiFailure('not-owned');
    recordListening(db, account, book, params.chapterId);
    return openStream(call, book, params.chapterId);
  }),
  handle(getSample, (call) => openStream(call, bookOf(call.db, call.params.audioBookId), 'sample')),
];
