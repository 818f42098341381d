import { expect, it, vi } from 'vitest';

import { shareLinkFx } from './share-link';

const link = { title: 'Divan', path: '/pdp/divan?ch=2&t=0' };
const url = `${window.location.origin}/pdp/divan?ch=2&t=0`;

/** A browser whose clipboard and share sheet, if it has one, answer like this. */
function browser(share?: () => Promise<void>, writeText = () => Promise.resolve()) {
  const calls = { share: vi.fn(share), writeText: vi.fn(writeText) };
  vi.stubGlobal('navigator', {
    ...(share && { share: calls.share }),
    clipboard: { writeText: calls.writeText },
  });
  return calls;
}
const refuse = (name: string) => () => Promise.reject(new DOMException('refused', name));

it('shares the whole address in the sheet of the browser', async () => {
  const { share, writeText } = browser(() => Promise.resolve());
  expect(await shareLinkFx(link)).toBe('shared');
  expect(share.mock.calls).toEqual([[{ title: 'Divan', url }]]);
  expect(writeText).not.toHaveBeenCalled();
});

it('copies nothing when the listener dismisses the sheet', async () => {
  const { writeText } = browser(refuse('AbortError'));
  expect(await shareLinkFx(link)).toBe('shared');
  expect(writeText).not.toHaveBeenCalled();
});

it.each([
  ['has no sheet', undefined],
  ['refuses to open it', refuse('NotAllowedError')],
  ['breaks', () => Promise.reject(new TypeError('no such data'))],
])('copies the whole address when the browser %s', async (_what, share) => {
  const { writeText } = browser(share);
  expect(await shareLinkFx(link)).toBe('copied');
  expect(writeText.mock.calls).toEqual([[url]]);
});

it('fails when neither works', async () => {
  browser(undefined, refuse('NotAllowedError'));
  await expect(shareLinkFx(link)).rejects.toThrow('refused');
});
