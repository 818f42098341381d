import { allSettled } from 'effector';
import { expect, it } from 'vitest';

import { shareLinkFx, type ShareOutcome } from '@/shared/browser/share-link';
import { createTestScope } from '@/testing/create-scope';
import { connectFakeWrapper } from '@/testing/fake-bridge';
import { heldAnswer } from '@/testing/held-answer';
import { stubPage } from '@/testing/stub-page';
import { watchCalls } from '@/testing/watch-calls';

import { linkCopied, shareFailed, shareRequested, shareUnsupported } from './model';

const params = { title: 'Divan', path: '/pdp/1001' };

async function begin() {
  const page = stubPage();
  const test = await createTestScope();
  const { scope } = test;
  const outcomes = {
    copied: watchCalls(linkCopied, scope),
    unsupported: watchCalls(shareUnsupported, scope),
    failed: watchCalls(shareFailed, scope),
  };
  const counts = () => Object.values(outcomes).map(({ length }) => length);
  return { ...test, page, counts };
}

it('opens the share sheet of the wrapper, with the whole address', async () => {
  const { scope, counts, page } = await begin();
  const calls = await connectFakeWrapper(scope);
  await allSettled(shareRequested, { scope, params });
  const args = { title: 'Divan', text: 'Divan', url: 'https://app.test/pdp/1001' };
  expect(calls).toEqual([{ method: 'share', args }]);
  expect(counts()).toEqual([0, 0, 0]);
  expect(page.copied).toEqual([]);
});

it('does not share around a wrapper that cannot, but says so', async () => {
  const { scope, counts, page } = await begin();
  await connectFakeWrapper(scope, { without: ['share'] });
  await allSettled(shareRequested, { scope, params });
  expect(counts()).toEqual([0, 1, 0]);
  expect(page.copied).toEqual([]);
});

it('copies the address in a browser without a share sheet', async () => {
  const { scope, counts, page } = await begin();
  await allSettled(shareRequested, { scope, params });
  expect(page.copied).toEqual(['https://app.test/pdp/1001']);
  expect(counts()).toEqual([1, 0, 0]);
});

it('fails when the clipboard is denied as well', async () => {
  const { scope, counts, page } = await begin();
  page.navigator.clipboard.writeText = () => Promise.reject(new Error('denied'));
  await allSettled(shareRequested, { scope, params });
  expect(counts()).toEqual([0, 0, 1]);
});

it('ignores another press while the share sheet is open, and none afterwards', async () => {
  const { scope } = await begin();
  const held = heldAnswer<ShareOutcome>();
  const shared = watchCalls(shareLinkFx, scope);
  const sheet = { share: held.answer };
  Object.assign(navigator, sheet);
  const first = allSettled(shareRequested, { scope, params });
  void allSettled(shareRequested, { scope, params });
  expect(shared).toHaveLength(1);
  held.give('shared');
  await first;
  await allSettled(shareRequested, { scope, params });
  expect(shared).toHaveLength(2);
});
