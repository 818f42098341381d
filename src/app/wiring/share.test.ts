import { allSettled, fork } from 'effector';
import { expect, it } from 'vitest';

import { notificationRequested } from '@/features/notifications/model';
import { playerShareClicked } from '@/features/player/model/links';
import { bookRequested } from '@/features/player/model/queue';
import { shareRequested } from '@/features/share/model';
import { shareLinkFx, type ShareOutcome } from '@/shared/browser/share-link';
import { waitFx } from '@/shared/browser/wait';
import { common } from '@/shared/i18n/fa/common';
import { errors } from '@/shared/i18n/fa/errors';
import { createTestScope } from '@/testing/create-scope';
import { connectFakeWrapper } from '@/testing/fake-bridge';
import { anItem, playerAnswers } from '@/testing/player-fixtures';
import { stubPage } from '@/testing/stub-page';
import { watchCalls } from '@/testing/watch-calls';

import './share';

it('shares the page of the book in the player, and nothing without one', async () => {
  const { scope } = await createTestScope({ answers: playerAnswers });
  const shared = watchCalls(shareRequested, scope);
  await allSettled(playerShareClicked, { scope });
  expect(shared).toEqual([]);
  await allSettled(bookRequested, { scope, params: { item: anItem() } });
  void allSettled(playerShareClicked, { scope });
  expect(shared).toEqual([{ title: 'Divan', path: '/pdp/divan/Divan' }]);
});

it.each<[string, () => ShareOutcome, object[]]>([
  ['copied', () => 'copied', [{ kind: 'info', text: common.copied }]],
  ['shared', () => 'shared', []],
  [
    'neither',
    () => {
      throw new DOMException('denied', 'NotAllowedError');
    },
    [{ kind: 'warning', text: common.shareFailed }],
  ],
])('notifies of a link that was %s', async (_, share, notifications) => {
  const scope = fork({
    handlers: [
      [shareLinkFx, share],
      // The notification goes at once.
      [waitFx, () => undefined],
    ],
  });
  const notified = watchCalls(notificationRequested, scope);
  await allSettled(shareRequested, { scope, params: { title: 'Divan', path: '/pdp/1001' } });
  expect(notified).toEqual(notifications);
});

it('says that a wrapper without a share sheet has to be updated', async () => {
  stubPage();
  const { scope } = await createTestScope({ skipsWaits: true });
  await connectFakeWrapper(scope, { without: ['share'] });
  const notified = watchCalls(notificationRequested, scope);
  await allSettled(shareRequested, { scope, params: { title: 'Divan', path: '/pdp/1001' } });
  expect(notified).toEqual([{ kind: 'error', text: errors.outdatedApp }]);
});
