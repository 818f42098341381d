// @vitest-environment node
import { readFile } from 'node:fs/promises';
import { expect, it, vi } from 'vitest';

import { createFileMediaSource } from './file-media-source';

vi.mock('node:fs/promises', () => {
  const named = { readFile: vi.fn() };
  return { ...named, default: named };
});

it('keeps files as long as they have 64 MiB together, and reads others each time', async () => {
  vi.mocked(readFile).mockImplementation(async () => Buffer.alloc(20 * 1024 * 1024));
  const media = createFileMediaSource();
  const read = async (name: string) => {
    const before = vi.mocked(readFile).mock.calls.length;
    await media.read(name);
    return vi.mocked(readFile).mock.calls.length - before;
  };
  for (const name of ['one', 'two', 'three', 'four']) expect(await read(name)).toBe(1);
  const again = [await read('one'), await read('two'), await read('three'), await read('four')];
  expect(again).toEqual([0, 0, 0, 1]);
});
