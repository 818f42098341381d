import { createEffect } from 'effector';

import { readNow } from '@/shared/browser/now';

import type { OperationInput } from '../contract/operation';
import { getPlaylist, getSample, type Stream } from '../contract/stream';
import { createEndpoint } from '../create-endpoint';
import type { ApiError } from '../errors';

/** The chapter's stream on the server; the call fails for a book that the user does not own. */
export const getServerPlaylistFx = createEndpoint(getPlaylist);
export const getSampleFx = createEndpoint(getSample);

/** The address of a chapter that is kept on the device; null without one. Rule: docs/behaviour.md#kept-books */
export const readKeptStreamFx = createEffect(async (chapterId: number): Promise<string | null> => {
  if (!BUILT_ENVIRONMENT.hasServiceWorker) return null;
  try {
    const { readKeptStream } = await import('@/shared/storage/kept-books');
    return await readKeptStream(chapterId, readNow());
  } catch {
    return null;
  }
});

type PlaylistInput = OperationInput<typeof getPlaylist>;

async function fetchPlaylist(input: PlaylistInput): Promise<Stream> {
  const streamUrl = await readKeptStreamFx(input.params.chapterId);
  return streamUrl === null ? getServerPlaylistFx(input) : { streamUrl, downloadUrl: null };
}

/** The chapter's stream: the device's own where the book is kept, else the server's. */
export const getPlaylistFx = createEffect<PlaylistInput, Stream, ApiError>(fetchPlaylist);
/** The same, for a chapter that nobody hears yet: a refusal concerns the listener only when they get there. */
export const getPlaylistAheadFx = createEffect<PlaylistInput, Stream, ApiError>(fetchPlaylist);
