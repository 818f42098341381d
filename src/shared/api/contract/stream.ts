import * as v from 'valibot';

import { operation } from './operation';
import { id } from './values';

const stream = v.object({
  /** A signed HLS address that expires; 403 afterwards. */
  streamUrl: v.pipe(v.string(), v.minLength(1)),
  downloadUrl: v.nullable(v.string()),
});
export type Stream = v.InferOutput<typeof stream>;

export const getPlaylist = operation({
  id: 'getPlaylist',
  method: 'GET',
  path: '/api/stream/playlist/{chapterId}',
  access: 'user',
  params: v.object({ chapterId: id }),
  response: stream,
});

export const getSample = operation({
  id: 'getSample',
  method: 'GET',
  path: '/api/stream/sample/{audioBookId}',
  access: 'anyone',
  params: v.object({ audioBookId: id }),
  response: stream,
});
