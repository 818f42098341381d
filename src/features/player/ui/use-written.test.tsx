import { act, render, screen } from '@testing-library/react';
import { allSettled, createEvent, createStore, fork, type Scope } from 'effector';
import { Provider } from 'effector-react';
import { beforeEach, expect, it, vi } from 'vitest';

import { useWritten } from './use-written';

const heard = createEvent<number>();
const $seconds = createStore(0).on(heard, (_, seconds) => seconds);
const rendered = vi.fn();

beforeEach(() => rendered.mockClear());

function writeSeconds(element: HTMLElement, seconds: number) {
  element.textContent = String(seconds);
}

function Seconds() {
  rendered();
  return <p ref={useWritten($seconds, writeSeconds)} />;
}

function show(scope: Scope) {
  return render(
    <Provider value={scope}>
      <Seconds />
    </Provider>,
  );
}

it('writes what the store of the scope holds, and each change, without a render', async () => {
  const scope = fork({ values: [[$seconds, 7]] });
  show(scope);
  expect(screen.getByText('7')).toBeTruthy();
  await act(() => allSettled(heard, { scope, params: 8 }));
  expect(screen.getByText('8')).toBeTruthy();
  expect(rendered).toHaveBeenCalledTimes(1);
});

it('does not write what happens in another scope, or after the element is gone', async () => {
  const scope = fork();
  const { container, unmount } = show(scope);
  await act(() => allSettled(heard, { scope: fork(), params: 8 }));
  const element = container.querySelector('p');
  expect(element?.textContent).toBe('0');
  unmount();
  await act(() => allSettled(heard, { scope, params: 9 }));
  expect(element?.textContent).toBe('0');
});
