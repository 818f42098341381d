import { afterEach, expect, it, vi } from 'vitest';

import { readPicturePixels } from './picture-pixels';

afterEach(() => {
  vi.restoreAllMocks();
});

/** A browser that loads a picture, or does not, and may forbid that it is read. */
function browser({ loads = true, isReadable = true } = {}) {
  const asked: (string | null)[] = [];
  vi.stubGlobal(
    'Image',
    class {
      crossOrigin: string | null = null;
      onload: () => void = () => undefined;
      onerror: () => void = () => undefined;
      set src(_url: string) {
        asked.push(this.crossOrigin);
        queueMicrotask(() => (loads ? this.onload() : this.onerror()));
      }
    },
  );
  const drawn: unknown[][] = [];
  const context = {
    drawImage: (_picture: object, ...place: number[]) => void drawn.push(place),
    getImageData: (...place: number[]) => {
      if (!isReadable) throw new DOMException('tainted', 'SecurityError');
      return { data: Uint8ClampedArray.from(place) };
    },
  };
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
  return { asked, drawn };
}

it('reads the picture drawn small, and asks its host for the right to do so', async () => {
  const { asked, drawn } = browser();
  expect([...((await readPicturePixels('/cover', 16)) ?? [])]).toEqual([0, 0, 16, 16]);
  expect(asked).toEqual(['anonymous']);
  expect(drawn).toEqual([[0, 0, 16, 16]]);
});

it.each([
  ['does not come', { loads: false }],
  ['may not be read', { isReadable: false }],
])('reads nothing of a picture that %s', async (_, facts) => {
  browser(facts);
  expect(await readPicturePixels('/cover', 16)).toBeNull();
});
