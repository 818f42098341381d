import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { allSettled } from 'effector';
import { Provider } from 'effector-react';
import { expect, it } from 'vitest';

import { player } from '@/shared/i18n/fa/player';
import { playerOptions } from '@/shared/i18n/fa/player-options';
import { aBookCard, aPage } from '@/testing/api-fixtures';
import { createTestScope } from '@/testing/create-scope';
import { anItem, playerAnswers } from '@/testing/player-fixtures';

import { bookRequested } from '../model/queue';

// Loaded beforehand, so that the test waits for no code.
import './full-player';
import Player from './player';

it.each(['', '#player'])('offers the next part at the end of a book, at "%s"', async (hash) => {
  const second = aBookCard({ audioBookId: 1002, title: 'Second' });
  const { scope, router, engine } = await createTestScope({
    answers: {
      ...playerAnswers,
      'GET /api/audiobooks/1001/parts': aPage([aBookCard(), second]),
    },
  });
  router.visit({ routeId: 'shop', path: '/', hash });
  await allSettled(bookRequested, { scope, params: { item: anItem(), chapterId: 3 } });
  render(
    <Provider value={scope}>
      <Player />
    </Provider>,
  );
  const name = playerOptions.nextPartOf('Second');
  await screen.findByRole('button', { name: player.back });
  expect(screen.queryByRole('button', { name })).toBeNull();
  await act(async () => {
    engine.emit('ended', { time: 100, duration: 100 });
    await allSettled(scope);
  });
  await userEvent.click(await screen.findByRole('button', { name }));
  expect(router.navigations).toEqual([{ to: '/pdp/1002' }]);
});
