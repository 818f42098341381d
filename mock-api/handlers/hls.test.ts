import { expect, it } from 'vitest';

import { readFragment } from '@fixtures/media/fragment';
import { catalogue } from '@fixtures/catalog/catalogue';

import { createTestApi } from '../testing/create-test-api';
import type { TestClient } from '../testing/test-client';

/** Reads a playlist: the URLs of its segments and their durations in seconds. */
async function openStream(api: TestClient, path: string, token?: string) {
  const { json } = await api.send({ path, token });
  const playlistUrl = new URL((json as { streamUrl: string }).streamUrl);
  const get = (address: string) => {
    const { pathname, search } = new URL(address, playlistUrl);
    return api.send({ path: pathname + search, headers: { 'client-id': null } });
  };
  const lines = (await get(playlistUrl.href)).text.split('\n');
  const init = /URI="([^"]+)"/.exec(lines.join('\n'))?.[1] ?? '';
  const segments = lines.filter((line) => line !== '' && !line.startsWith('#'));
  const durations = lines.flatMap((line) =>
    line.startsWith('#EXTINF:') ? [parseFloat(line.slice(8))] : [],
  );
  return { get, init, segments, seconds: durations.reduce((sum, each) => sum + each, 0) };
}

it('serves a chapter of the right duration whose segments are continuous', async () => {
  const book = catalogue[0];
  const chapter = book?.chapters[0];
  const api = createTestApi();
  const token = await api.signIn('collector');
  const path = `/api/stream/playlist/${chapter?.chapterId}`;
  const { get, segments, seconds } = await openStream(api, path, token);
  expect(Math.abs(seconds - (chapter?.duration ?? 0))).toBeLessThan(6);
  // A chapter of half an hour has hundreds of segments.
  expect(segments.length).toBeGreaterThan(100);
  expect((await get(segments.at(-1) ?? '')).status).toBe(200);
  let expected = 0;
  for (const [index, address] of segments.slice(0, 40).entries()) {
    const timing = readFragment((await get(address)).bytes);
    expect(timing).toMatchObject({ sequenceNumber: index + 1, baseMediaDecodeTime: expected });
    expected += timing.duration;
  }
});

it('serves a sample to signed-out users that plays the recording once', async () => {
  const api = createTestApi();
  const { get, init, segments, seconds } = await openStream(api, '/api/stream/sample/1001');
  const detail = await api.send({ path: '/api/audiobooks/1001/detail2' });
  expect(detail.json).toMatchObject({ sampleDuration: Math.round(seconds) });
  const boxes = new TextDecoder('latin1').decode((await get(init)).bytes);
  expect(boxes.slice(4, 8)).toBe('ftyp');
  expect((await get(segments.at(-1) ?? '')).status).toBe(200);
});

const chapterId = catalogue[0]?.chapters[0]?.chapterId;
it.each([
  ['a sample', '/api/stream/sample/1001'],
  ['a chapter, which repeats its recording', `/api/stream/playlist/${chapterId}`],
])('gives in a download what the stream of %s gives in parts', async (_, path) => {
  const api = createTestApi();
  const token = await api.signIn('collector');
  const { json } = await api.send({ path, token });
  const { pathname, search } = new URL((json as { downloadUrl: string }).downloadUrl);
  const whole = await api.send({ path: pathname + search });
  const { get, init, segments } = await openStream(api, path, token);
  const parts = await Promise.all([init, ...segments].map(async (part) => (await get(part)).bytes));
  expect(Buffer.compare(whole.bytes, Buffer.concat(parts))).toBe(0);
});

it('accepts a signature only for its own chapter', async () => {
  const api = createTestApi();
  const { json } = await api.send({ path: '/api/stream/sample/1001' });
  const { search } = new URL((json as { streamUrl: string }).streamUrl);
  const other = await api.send({ path: `/hls/1001/100101/index.m3u8${search}` });
  expect([other.status, other.json]).toMatchObject([403, { code: 'bad-signature' }]);
});

it('streams a whole free podcast to a user who does not own it', async () => {
  const podcast = catalogue.find(({ contentType, price }) => contentType === 3 && price === 0);
  const api = createTestApi();
  const token = await api.signIn('newcomer');
  const path = `/api/stream/playlist/${podcast?.chapters[0]?.chapterId}`;
  expect((await api.send({ path, token })).status).toBe(200);
});
