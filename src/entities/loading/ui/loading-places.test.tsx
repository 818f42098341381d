import { act, render, screen } from '@testing-library/react';
import { allSettled, fork } from 'effector';
import { Provider } from 'effector-react';
import { expect, it } from 'vitest';

import { loading } from '@/shared/i18n/fa/loading';

import { screenIndicator, smallIndicator } from '../indicators';

import { LoadingCard } from './loading-card';
import { LoadingScreen } from './loading-screen';

it('announces what is waited for in a card whose place was there before', async () => {
  const scope = fork();
  const { container } = render(
    <Provider value={scope}>
      <LoadingCard />
    </Provider>,
  );
  const place = screen.getByRole('status');
  expect(place).toBeEmptyDOMElement();
  const waiting = { text: loading.payment, hidesItself: false };
  void allSettled(smallIndicator.started, { scope, params: waiting });
  expect(await screen.findByText(loading.payment)).toBeVisible();
  expect(screen.getByRole('status')).toBe(place);
  expect(container.querySelectorAll('svg')).toHaveLength(1);
});

it('names what covers the screen, and covers nothing before', async () => {
  const scope = fork();
  const { container } = render(
    <Provider value={scope}>
      <LoadingScreen />
    </Provider>,
  );
  expect(container).toBeEmptyDOMElement();
  const waiting = { text: loading.archive, hidesItself: true };
  await act(async () => void allSettled(screenIndicator.started, { scope, params: waiting }));
  expect(await screen.findByRole('status')).toHaveTextContent(loading.archive);
});
