import { allSettled, fork } from 'effector';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { copyTextFx, downloadTextFx } from './files';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('downloads a text as a file, whose address lasts until the browser has it', async () => {
  const blobs: Blob[] = [];
  const revoked: string[] = [];
  vi.stubGlobal('URL', {
    createObjectURL: (blob: Blob) => `blob:app/${blobs.push(blob)}`,
    revokeObjectURL: (address: string) => revoked.push(address),
  });
  const links: string[][] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    links.push([this.href, this.download]);
  });
  const params = { name: 'mine.json', text: 'a text' };
  await allSettled(downloadTextFx, { scope: fork(), params });
  expect(links).toEqual([['blob:app/1', 'mine.json']]);
  expect(blobs[0]?.size).toBe(6);
  expect(revoked).toEqual([]);
  await vi.advanceTimersByTimeAsync(1000);
  expect(revoked).toEqual(['blob:app/1']);
});

it('copies a text', async () => {
  const writeText = vi.fn(() => Promise.resolve());
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  await allSettled(copyTextFx, { scope: fork(), params: 'a text' });
  expect(writeText.mock.calls).toEqual([['a text']]);
});
