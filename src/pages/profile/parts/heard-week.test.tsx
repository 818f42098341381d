import { act, screen, within } from '@testing-library/react';
import { allSettled } from 'effector';
import { expect, it } from 'vitest';

import { dayOf } from '@/features/player/lib/heard';
import { $listeningLog } from '@/features/player/model/listening-log';
import { profile as texts } from '@/shared/i18n/fa/profile';
import { formatDuration } from '@/shared/i18n/format';
import { renderPage } from '@/testing/render-page';

import { HeardWeek } from './heard-week';
import styles from './heard-week.module.css';

it.each([
  [0, null],
  [59, null],
  [60, formatDuration(60)],
  [7200, formatDuration(7200)],
])('tells %i heard seconds of today, and of the week', async (seconds, told) => {
  const log = { days: { [dayOf(Date.now())]: seconds }, books: {} };
  const visit = { routeId: 'profile', path: '/profile' };
  const { scope } = await renderPage(<HeardWeek />, visit);
  await act(() => allSettled($listeningLog, { scope, params: log }));
  const week = screen.getByRole('region', { name: texts.heardWeek });
  expect(within(week).getByText(told ?? texts.nothingHeard)).toBeInTheDocument();
  const days = within(week).getAllByRole('listitem');
  const silent = days.filter(({ textContent }) => textContent.includes(texts.nothing));
  expect([days.length, silent.length]).toEqual([7, told === null ? 7 : 6]);
});

it.each([
  [1800, '25%'],
  [7200, '100%'],
  [9000, '100%'],
])('fills of %i seconds the bar of today to %s', async (seconds, filled) => {
  const log = { days: { [dayOf(Date.now())]: seconds }, books: {} };
  const { scope } = await renderPage(<HeardWeek />, { routeId: 'profile', path: '/profile' });
  await act(() => allSettled($listeningLog, { scope, params: log }));
  const bars = [...document.querySelectorAll<HTMLElement>(`.${styles['fill']}`)];
  const heights = bars.map(({ style }) => style.blockSize);
  expect(heights.filter((height) => height !== '0%')).toEqual([filled]);
  const today = bars.filter(({ classList }) => classList.contains(styles['today']!));
  expect(today.map(({ style }) => style.blockSize)).toEqual([filled]);
});
