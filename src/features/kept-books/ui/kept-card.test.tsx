import { fireEvent, render, screen } from '@testing-library/react';
import { fork } from 'effector';
import { Provider } from 'effector-react';
import { expect, it, vi } from 'vitest';

import { keptBooks as texts } from '@/shared/i18n/fa/kept-books';
import { formatPercent } from '@/shared/i18n/format';
import { formatBytes } from '@/shared/i18n/format-bytes';
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

const size = formatBytes(10);
const half = texts.and(formatPercent(0.5), size);

it.each<[string, Partial<KeptState>, string, string, readonly string[]]>([
  ['comes', { status: 'loading' }, texts.loading, half, [pause, remove]],
  ['waits for its turn', { status: 'queued' }, texts.asking, '', [pause, remove]],
  ['is paused', { status: 'paused' }, texts.paused, half, [resume, remove]],
  ['is here', { status: 'kept', fraction: 1 }, texts.keptWhole, size, [remove]],
  ['is here for hours', { status: 'kept', span: 'hours' }, texts.keptHours, size, [remove, whole]],
  [
    'finds no room',
    { status: 'faulty', fault: 'full' },
    ...([texts.faults.full, '', [resume, remove]] as const),
  ],
  [
    'comes in another tab',
    { status: 'faulty', fault: 'elsewhere' },
    ...([texts.faults.elsewhere, '', [remove]] as const),
  ],
])('says that a book %s, and offers what can be done', (_, state, words, numbers, acts) => {
  show(state);
  expect(screen.getByRole('status')).toHaveTextContent(words);
  const sentence = screen.getByRole('status').parentElement;
  expect(sentence?.textContent).toBe(words + (numbers && texts.and('', numbers)));
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(acts);
});
