import { mediaPlaylist, type ChapterSegment } from '@fixtures/media/repeat-segments';
import type { AudiobookFixture } from '@fixtures/catalog/audiobook';

import { handleRaw, type HandlerReply, type Route } from '../core/handle';
import type { Db } from '../db/db';
import { readInit, readSegment, readWhole, segmentsOf } from '../media/chapter-audio';
import {
  getDownload,
  getInitSegment,
  getMediaPlaylist,
  getMediaSegment,
} from '../media/operations';
import { bookOf, requireFound } from '../rules/require-found';
import { checkStream, type StreamSignature } from '../rules/stream-url';

interface StreamCall {
  readonly params: { readonly audioBookId: number; readonly chapterId: string };
  readonly query: Partial<StreamSignature>;
  readonly db: Db;
}

interface Stream {
  readonly book: AudiobookFixture;
  readonly segments: readonly ChapterSegment[];
}

/** Checks the signature of a stream URL and returns its segments. */
function openStream({ params, query, db }: StreamCall): Stream {
  checkStream(db, params, query);
  const book = bookOf(db, params.audioBookId);
  if (params.chapterId === 'sample') return { book, segments: segmentsOf(book, null) };
  const chapterId = Number(params.chapterId);
  const chapter = requireFound(book.chapters.find((each) => each.chapterId === chapterId));
  return { book, segments: segmentsOf(book, chapter) };
}

function bytesReply(
  contentType: string,
  body: () => Promise<Uint8Array<ArrayBuffer>>,
): HandlerReply {
  const headers = { 'content-type': contentType, 'cache-control': 'private, max-age=3600' };
  return { status: 200, headers, body };
}

export const hlsRoutes: readonly Route[] = [
  handleRaw(getMediaPlaylist, (call) => {
    const { exp, sig } = call.query;
    const signature = `exp=${exp}&sig=${sig}`;
    const playlist = mediaPlaylist(openStream(call).segments, {
      init: `init.m4s?${signature}`,
      segment: ({ index }) => `${index}.m4s?${signature}`,
    });
    return {
      status: 200,
      headers: { 'content-type': 'application/vnd.apple.mpegurl', 'cache-control': 'no-store' },
      body: playlist,
    };
  }),
  handleRaw(getInitSegment, (call) => {
    const { book } = openStream(call);
    return bytesReply('audio/mp4', () => readInit(call.media, book));
  }),
  handleRaw(getMediaSegment, (call) => {
    const { book, segments } = openStream(call);
    const index = /^(\d{1,5})\.m4s$/.exec(call.params.segment)?.[1];
    const segment = requireFound(index === undefined ? undefined : segments[Number(index)]);
    return bytesReply('audio/mp4', () => readSegment(call.media, book, segment));
  }),
  handleRaw(getDownload, (call) => {
    const { book, segments } = openStream(call);
    const reply = bytesReply('audio/mp4', () => readWhole(call.media, book, segments));
    const name = `${book.identifier}-${call.params.chapterId}.m4a`;
    const disposition = `attachment; filename="${name}"`;
    return { ...reply, headers: { ...reply.headers, 'content-disposition': disposition } };
  }),
];
