import { beforeEach, describe, expect, it, vi } from 'vitest';

import { createFileMediaSource } from './file-media-source';
import { servedMediaSource } from './served-media-source';

describe('the media files of the repository', () => {
  const cover = 'covers/1001-24.webp';

  it('are read once', async () => {
    const media = createFileMediaSource();
    const bytes = await media.read(cover);
    expect(new TextDecoder('latin1').decode(bytes.slice(0, 4))).toBe('RIFF');
    expect(await media.read(cover)).toBe(bytes);
  });

  it.each(['../catalog/ids.ts', '../media-of-others/file', '../../package.json', '..'])(
    'are the only files that are read: not %j',
    async (path) => {
      await expect(createFileMediaSource().read(path)).rejects.toThrow(`Not a media file: ${path}`);
    },
  );

  it('fails for a missing file each time', async () => {
    const media = createFileMediaSource();
    for (let time = 0; time < 2; time++)
      await expect(media.read('covers/none.webp')).rejects.toThrow('ENOENT');
  });
});

describe('the media files of the development server', () => {
  let asked: Request[];
  let answer: () => Response;
  beforeEach(() => {
    asked = [];
    vi.stubGlobal('location', new URL('http://app.test/pdp/1001?q=1'));
    vi.stubGlobal('fetch', async (request: Request) => {
      asked.push(request);
      return answer();
    });
  });
  const typed = (type: string, status = 200) =>
    new Response('bytes', { status, headers: { 'content-type': type } });

  it('are asked for past the worker', async () => {
    answer = () => typed('image/webp');
    const bytes = await servedMediaSource.read('covers/1001-24.webp');
    expect(new TextDecoder().decode(bytes)).toBe('bytes');
    expect(asked.map(({ url }) => url)).toEqual([
      'http://app.test/fixtures/media/covers/1001-24.webp',
    ]);
    expect(asked[0]?.headers.get('accept')).toContain('msw/passthrough');
  });

  it('may have no content type', async () => {
    answer = () => new Response(new Uint8Array([1, 2]));
    expect(await servedMediaSource.read('audio/hafez/0.m4s')).toEqual(new Uint8Array([1, 2]));
  });

  it.each([
    ['a refusal', () => typed('audio/mp4', 404)],
    ["the app's own page", () => typed('text/html; charset=utf-8')],
  ])('are not taken from %s', async (_name, given) => {
    answer = given;
    const { status } = given();
    await expect(servedMediaSource.read('covers/none.webp')).rejects.toThrow(
      `No media file covers/none.webp: ${status}`,
    );
  });
});
