import * as v from 'valibot';

import { id } from '@/shared/api/contract/values';

import type { MockOperation } from '../core/handle';

const mediaOperation = <const O extends MockOperation>(operation: O): O => operation;

const pixels = v.exactOptional(v.pipe(v.number(), v.minValue(1), v.maxValue(4096)));

export const getCover = mediaOperation({
  id: 'getCover',
  method: 'GET',
  path: '/content/books/{audioBookId}/cover',
  access: 'anyone',
  params: v.object({ audioBookId: id }),
  query: v.object({ v: v.exactOptional(v.number()), w: pixels, h: pixels }),
});

export const getIllustration = mediaOperation({
  id: 'getIllustration',
  method: 'GET',
  path: '/content/illustrations/{name}',
  access: 'anyone',
  params: v.object({ name: v.string() }),
});

export const getSupportChat = mediaOperation({
  id: 'getSupportChat',
  method: 'GET',
  path: '/content/support-chat/',
  access: 'anyone',
});

export const getContentPage = mediaOperation({
  id: 'getContentPage',
  method: 'GET',
  path: '/content/pages/{name}',
  access: 'anyone',
  params: v.object({ name: v.string() }),
});

const signature = v.object({ exp: v.exactOptional(v.string()), sig: v.exactOptional(v.string()) });
/** `chapterId` is a chapter id or `sample`. */
const streamParams = v.object({ audioBookId: id, chapterId: v.string() });

export const getMediaPlaylist = mediaOperation({
  id: 'getMediaPlaylist',
  method: 'GET',
  path: '/hls/{audioBookId}/{chapterId}/index.m3u8',
  access: 'anyone',
  params: streamParams,
  query: signature,
});

/** The path does not end in `.mp4`, because MSW's network tools treat that as a static asset. */
export const getInitSegment = mediaOperation({
  id: 'getInitSegment',
  method: 'GET',
  path: '/hls/{audioBookId}/{chapterId}/init.m4s',
  access: 'anyone',
  params: streamParams,
  query: signature,
});

export const getMediaSegment = mediaOperation({
  id: 'getMediaSegment',
  method: 'GET',
  path: '/hls/{audioBookId}/{chapterId}/{segment}',
  access: 'anyone',
  params: v.object({ ...streamParams.entries, segment: v.string() }),
  query: signature,
});

export const getDownload = mediaOperation({
  id: 'getDownload',
  method: 'GET',
  path: '/hls/{audioBookId}/{chapterId}/download.m4a',
  access: 'anyone',
  params: streamParams,
  query: signature,
});
