import { act, fireEvent, screen } from '@testing-library/react';
import { allSettled } from 'effector';
import { expect, it } from 'vitest';

import { bookIntended } from '@/features/player/model/intents';
import { bookRequested, sampleRequested } from '@/features/player/model/queue';
import { shop } from '@/shared/i18n/fa/shop';
import { formatNumber } from '@/shared/i18n/format';
import { anItem, playerAnswers } from '@/testing/player-fixtures';
import { renderPage } from '@/testing/render-page';
import { watchCalls } from '@/testing/watch-calls';

import { ContinueCard } from './continue-card';

const continued = {
  ...{ item: anItem(), chapterTitle: 'Two', chapterNumber: 2, chapterCount: 3 },
  ...{ remaining: 1080, progress: 0.4 },
};
const show = () =>
  renderPage(
    <ContinueCard continued={continued} />,
    { routeId: 'shop', path: '/' },
    { answers: { ...playerAnswers, 'GET /api/storefront': { sections: [] } } },
  );

it('says in which chapter the title stands, and how much of it was heard', async () => {
  await show();
  const place = shop.chapterOf('Two', formatNumber(2), formatNumber(3));
  expect(screen.getByText(place)).toBeVisible();
  const ring = document.querySelector('[class*="fill"]');
  expect(ring).toHaveAttribute('stroke-dasharray', '40 100');
});

it('tells of a pointer over its button, of a finger on it, and of the focus', async () => {
  const { scope } = await show();
  const intended = watchCalls(bookIntended, scope);
  const ways = [fireEvent.pointerEnter, fireEvent.pointerDown, fireEvent.focus];
  for (const way of ways) way(screen.getByRole('button'));
  expect(intended).toEqual(ways.map(() => ({ audioBookId: 1001 })));
});

it.each([
  ['the whole title', false, shop.pause],
  ['its sample', true, shop.goOn('Divan')],
])('names what a press does while %s plays', async (_, isSample, name) => {
  const { scope, engine } = await show();
  const item = anItem({ isSample });
  await act(() =>
    isSample
      ? allSettled(sampleRequested, { scope, params: { item, duration: 60 } })
      : allSettled(bookRequested, { scope, params: { item } }),
  );
  act(() => engine.emit('playing'));
  expect(screen.getByRole('button')).toHaveAccessibleName(name);
});
