import { screen } from '@testing-library/react';
import { allSettled } from 'effector';
import { expect, it } from 'vitest';

import { httpError } from '@/shared/api/errors';
import { product } from '@/shared/i18n/fa/product';
import { formatNumber } from '@/shared/i18n/format';
import { aDetail, aPage } from '@/testing/api-fixtures';
import { aComment } from '@/testing/comment-fixtures';
import { heldAnswer } from '@/testing/held-answer';
import { detail2, openProductPage } from '@/testing/product-page';

const refuse = () => {
  throw httpError(500, '', null);
};

it.each([
  ['that there are none', 0, aPage([]), true],
  ['nothing of the kind about a book that has some', 1, aPage([aComment()]), false],
  ['nothing of the kind about comments that cannot be loaded', 1, refuse, false],
])('says %s', async (_what, commentCount, comments, isSaid) => {
  const { scope } = await openProductPage({
    [detail2]: aDetail({ commentCount }),
    'GET /api/audiobooks/1001/comments': comments,
  });
  await screen.findByRole('link', { name: product.writeComment });
  await allSettled(scope);
  expect(screen.queryByText(product.noComments) !== null).toBe(isSaid);
});

it.each([0, 7])(
  'says how many there are, and keeps their place, only of %d that exist',
  async (commentCount) => {
    const held = heldAnswer<unknown>();
    await openProductPage({
      [detail2]: aDetail({ commentCount }),
      'GET /api/audiobooks/1001/comments': held.answer,
    });
    const section = (await screen.findByRole('link', { name: product.writeComment }))
      .parentElement!;
    const { textContent: head } = section.querySelector('h2')!.parentElement!;
    expect(head).toBe(product.comments + (commentCount === 0 ? '' : formatNumber(commentCount)));
    expect(section.querySelector('[class*="skeleton"]') !== null).toBe(commentCount > 0);
    held.give(aPage([]));
  },
);
