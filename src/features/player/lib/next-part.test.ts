import { expect, it } from 'vitest';

import { contentTypes, purchaseButtonActions } from '@/shared/api/contract/codes';
import { aBookCard } from '@/testing/api-fixtures';
import { aLibraryState } from '@/testing/purchase-fixtures';

import { actionOf, partAfter } from './next-part';

const book = aBookCard();
const freePodcast = aBookCard({ contentType: contentTypes.podcast, isFree: true });
const { disabled, library, archived, getFree, purchase, getBySubscription } = purchaseButtonActions;

it.each([
  ['plays what is in the library', book, library, 'play'],
  ['adds a free podcast', freePodcast, getFree, 'add'],
  ['adds a free podcast whatever its button says', freePodcast, purchase, 'add'],
  ['opens a free podcast that would be lent', freePodcast, getBySubscription, 'open'],
  ['opens a free podcast that is withdrawn', freePodcast, disabled, 'open'],
  ['opens a free podcast that is in the archive', freePodcast, archived, 'open'],
  ['opens another free title', aBookCard({ isFree: true }), getFree, 'open'],
  ['opens a podcast that is not free', { ...freePodcast, isFree: false }, getFree, 'open'],
])('%s', (_, card, action, expected) => {
  expect(actionOf(card, aLibraryState(action))).toBe(expected);
});

it('opens the page where nobody could be asked', () => {
  expect(actionOf(freePodcast, null)).toBe('open');
});

it('finds the part that follows, and none after the last or beside a title of another series', () => {
  const parts = [1, 2].map((audioBookId) => aBookCard({ audioBookId }));
  expect([0, 1, 2].map((id) => partAfter(parts, id))).toEqual([null, parts[1], null]);
});
