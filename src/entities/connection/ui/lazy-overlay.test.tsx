import { act, render, screen } from '@testing-library/react';
import { allSettled, createEvent, createStore, fork } from 'effector';
import { Provider } from 'effector-react';
import { beforeEach, expect, it, vi } from 'vitest';

import { watchCalls } from '@/testing/watch-calls';

import { overlayCodeLost } from '../lost-code';

import { lazyOverlay } from './lazy-overlay';

const opened = createEvent();
const closed = createEvent();
const $isOpen = createStore(false)
  .on(opened, () => true)
  .reset(closed);
let isThere = true;
const load = vi.fn(async () => {
  if (!isThere) throw new TypeError('no such file');
  return { default: () => <p>the sheet</p> };
});
const Sheet = lazyOverlay(load, $isOpen, closed);

beforeEach(() => {
  load.mockClear();
});

it('says so and closes without its code, and opens when it is asked for again', async () => {
  // React logs the error itself.
  vi.spyOn(console, 'error').mockReturnValue();
  isThere = false;
  const scope = fork();
  const losses = watchCalls(overlayCodeLost, scope);
  const open = () => act(() => allSettled(opened, { scope }));
  render(
    <Provider value={scope}>
      <p>the page</p>
      <Sheet />
    </Provider>,
  );
  expect(load).not.toHaveBeenCalled();
  await open();
  await expect.poll(() => scope.getState($isOpen)).toBe(false);
  expect(losses).toHaveLength(1);
  expect(screen.getByText('the page')).toBeVisible();

  isThere = true;
  await open();
  expect(await screen.findByText('the sheet')).toBeVisible();
  // It stays, so that it can animate out.
  await act(() => allSettled(closed, { scope }));
  expect(screen.getByText('the sheet')).toBeVisible();
});
