import { act, screen } from '@testing-library/react';
import { allSettled } from 'effector';
import { expect, it } from 'vitest';

import { paletteStyle } from '@/entities/audiobook/palette';
import { savedChaptersLoaded } from '@/features/player/model/queue';
import { $apiHosts } from '@/shared/api/authorized';
import { aBookCard, aPage } from '@/testing/api-fixtures';
import { renderPage } from '@/testing/render-page';
import { someTokens } from '@/testing/session-fixtures';

import { ContinueCards } from './continue-cards';

const palette = {
  ...{ ground: '#8c2733', ground2: '#3d0f14', deep: '#0a1330' },
  ...{ main: '#f4f2e8', accent: '#e8b04a', ink: '#f4f2e8' },
};

it('draws a begun book in its own colours, with its cover from the site host', async () => {
  const { scope } = await renderPage(
    <ContinueCards />,
    { routeId: 'library', path: '/library' },
    {
      tokens: someTokens(),
      answers: { 'GET /api/library': aPage([aBookCard({ palette })]) },
    },
  );
  const chapter = { chapterId: 1, duration: 100, durationPlayed: 50, isPlaying: true };
  const params = { 1001: [{ ...chapter, title: '', index: 0, audioBookId: 1001 }] };
  await act(() => allSettled(savedChaptersLoaded, { scope, params }));
  const hosts = { site: 'https://site.example', auth: '' };
  await act(() => allSettled($apiHosts, { scope, params: hosts }));
  const card = screen
    .getByRole('link', { name: /Divan/ })
    .closest<HTMLElement>('[style*="--ground"]');
  expect(card?.style.getPropertyValue('--ground')).toBe(paletteStyle(palette)['--ground']);
  expect(new URL(card!.querySelector('img')!.src).host).toBe('site.example');
});
