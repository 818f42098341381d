import { fireEvent, render, screen } from '@testing-library/react';
import { fork } from 'effector';
import { Provider } from 'effector-react';
import { expect, it, vi } from 'vitest';

import { keptBooks as texts } from '@/shared/i18n/fa/kept-books';
import { watchCalls } from '@/testing/watch-calls';

import type { KeptState } from '../lib/kept-state';
import { downloadBookFx } from '../model/download';
import { keepPaused, keepResumed, keptRemoved } from '../model/keep';

import { KeptCard } from './kept-card';

const begun: KeptState = {
  ...{ status: 'loading', span: 'whole', fault: null, isStored: true },
  ...{ fraction: 0.5, bytes: 10 },
};

function show(changes: Partial<KeptState>, isLong = true) {
  // Nothing comes in this test.
  const scope = fork({ handlers: [[downloadBookFx, () => undefined]] });
  const onKept = vi.fn<(span: KeptState['span']) => void>();
  const card = (state: Partial<KeptState>) => (
    <Provider value={scope}>
      <KeptCard audioBookId={7} state={{ ...begun, ...state }} isLong={isLong} onKept={onKept} />
    </Provider>
  );
  const { rerender } = render(card(changes));
  return { scope, onKept, change: (state: Partial<KeptState>) => rerender(card(state)) };
}

it('keeps the focus on the button that pauses and goes on', () => {
  const { change } = show({ status: 'loading' });
  const pause = screen.getByRole('button', { name: texts.pause });
  pause.focus();
  change({ status: 'paused' });
  expect(screen.getByRole('button', { name: texts.resume })).toHaveFocus();
});

const { whole, hours, pause, resume, remove } = texts;
const nothing = { isStored: false, fraction: 0, bytes: 0 } as const;

it('offers the next hours of a long book only', () => {
  const { onKept } = show({ ...nothing, status: 'none' }, false);
  expect(screen.queryByRole('button', { name: hours })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: whole }));
  expect(onKept.mock.calls).toEqual([['whole']]);
});

it('keeps the hours or the whole, pauses, goes on, and removes the book alone', () => {
  const { scope, onKept, change } = show({ ...nothing, status: 'none' });
  const calls = [keepPaused, keepResumed, keptRemoved].map((unit) =>
    watchCalls<unknown>(unit, scope),
  );
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
  press(hours);
  press(whole);
  expect(onKept.mock.calls).toEqual([['hours'], ['whole']]);
  change({ status: 'queued' });
  press(pause);
  expect(calls).toEqual([[7], [], []]);
  change({ status: 'paused' });
  press(resume);
  expect(calls).toEqual([[7], [7], []]);
  press(remove);
  expect(calls).toEqual([[7], [7], [[7]]]);
});
