import { render, screen } from '@testing-library/react';
import { allSettled } from 'effector';
import { Provider } from 'effector-react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';

import { navigation } from '@/shared/i18n/fa/navigation';
import { player } from '@/shared/i18n/fa/player';
import { formatDuration, formatNumber } from '@/shared/i18n/format';
import { createTestScope, type TestScope } from '@/testing/create-scope';
import { anItem, playerAnswers } from '@/testing/player-fixtures';

import '../model/playback';
import { bookRequested, sampleRequested } from '../model/queue';

import { NowListening } from './now-listening';

async function show(open: (scope: TestScope['scope']) => Promise<unknown>) {
  const { scope } = await createTestScope({ answers: playerAnswers });
  await open(scope);
  return render(
    <Provider value={scope}>
      <MemoryRouter>
        <NowListening />
      </MemoryRouter>
    </Provider>,
  );
}

it('leads to the book that is heard, and tells its chapter and what is left', async () => {
  await show((scope) =>
    allSettled(bookRequested, { scope, params: { item: anItem(), chapterId: 2 } }),
  );
  expect(screen.getByText(navigation.listening)).toBeVisible();
  const link = screen.getByRole('link');
  expect(link).toHaveAttribute('href', '/pdp/1001');
  expect(link).toHaveTextContent(player.chapterOf(formatNumber(2), formatNumber(3)));
  expect(link).toHaveTextContent(formatDuration(200));
});

it('calls a sample a sample, without what is left of it', async () => {
  const params = { item: anItem({ isSample: true }), duration: 200 };
  await show((scope) => allSettled(sampleRequested, { scope, params }));
  expect(screen.getByRole('link')).toHaveTextContent(player.sample);
  expect(screen.getByRole('link')).not.toHaveTextContent(formatDuration(200));
});

it('stays away while nothing is in the player', async () => {
  const { container } = await show(() => Promise.resolve());
  expect(container).toBeEmptyDOMElement();
});
