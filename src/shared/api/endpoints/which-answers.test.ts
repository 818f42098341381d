import { allSettled, fork, is, type Effect } from 'effector';
import { expect, it, vi } from 'vitest';

import { createTestApi } from '@mock-api/testing/create-test-api';

import { $environment } from '@/shared/config/environment';
import { environmentByName } from '@/shared/config/environments';

import { httpError, type ApiError } from '../errors';
import { readKeptFx, writeKeptFx } from '../kept-endpoint';
import { sendFx, type ApiRequest } from '../send';
import { readKeptStreamFx } from './stream';

type Call = Effect<object, unknown>;

/** Every call of the app by its name. */
const calls = Object.values(
  import.meta.glob<object>(['./*.ts', '!./*.test.ts'], { eager: true }),
).flatMap((file) =>
  Object.entries(file).filter(
    (entry): entry is [string, Call] => is.effect(entry[1]) && entry[1] !== readKeptStreamFx,
  ),
);
const input = { params: { id: 1001, chapterId: 100_101, page: 1 }, query: {}, body: {} };

/** The names of the calls for which that is true. */
async function callsThat(isSo: (callFx: Call) => Promise<boolean>): Promise<readonly string[]> {
  const found: string[] = [];
  for (const [name, callFx] of calls) if (await isSo(callFx)) found.push(name);
  return found.toSorted();
}

// Rule: docs/behaviour.md#without-a-connection
it('looks on the device for the storefront, the library and opened books, and for nothing else', async () => {
  const kept = await callsThat(async (callFx) => {
    const read = vi.fn(() => null);
    const unreachable = () => {
      throw { kind: 'network' } satisfies ApiError;
    };
    const scope = fork({
      handlers: [
        [readKeptStreamFx, () => null],
        [sendFx, unreachable],
        [readKeptFx, read],
      ],
    });
    await allSettled(callFx, { scope, params: input });
    return read.mock.calls.length > 0;
  });
  expect(kept).toEqual([
    'getAudiobookDetailFx',
    'getLibraryFx',
    'getShownLibraryStateFx',
    'getSingleItemFx',
    'getStorefrontFx',
  ]);
});

// Rule: docs/behaviour.md#response-cache
it('answers the search and the detail of a book from memory, and nothing else', async () => {
  const { send } = createTestApi();
  const cached = await callsThat(async (callFx) => {
    let sent = 0;
    const answer = async ({ method, url: path, body }: ApiRequest) => {
      sent += 1;
      const { status, json } = await send({ method, path, ...(method !== 'GET' && { body }) });
      if (status >= 400) throw httpError(status, '', json);
      return json;
    };
    const scope = fork({
      values: [[$environment, environmentByName('pwa') ?? null]],
      handlers: [
        [readKeptStreamFx, () => null],
        [writeKeptFx, () => undefined],
        [sendFx, answer],
      ],
    });
    await allSettled(callFx, { scope, params: input });
    await allSettled(callFx, { scope, params: input });
    return sent === 1;
  });
  expect(cached).toEqual(['booksSearchFx', 'getAudiobookDetailFx']);
});
