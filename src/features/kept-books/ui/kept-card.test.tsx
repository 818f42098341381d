import { render, screen } from '@testing-library/react';
import { fork } from 'effector';
import { Provider } from 'effector-react';
import { expect, it } from 'vitest';

import { keptBooks as texts } from '@/shared/i18n/fa/kept-books';

import { KeptCard } from './kept-card';

const scope = fork();

const card = (status: 'loading' | 'paused') => (
  <Provider value={scope}>
    <KeptCard
      audioBookId={1}
      state={{ status, span: 'whole', fault: null, fraction: 0.5, bytes: 0, isStored: true }}
      isLong={false}
      onKept={() => undefined}
    />
  </Provider>
);

it('keeps the focus on the button that pauses and goes on', () => {
  const { rerender } = render(card('loading'));
  const pause = screen.getByRole('button', { name: texts.pause });
  pause.focus();
  rerender(card('paused'));
  expect(screen.getByRole('button', { name: texts.resume })).toHaveFocus();
});
