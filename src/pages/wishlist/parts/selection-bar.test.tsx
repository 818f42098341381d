import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { allSettled } from 'effector';
import { expect, it } from 'vitest';

import { renderPage } from '@/testing/render-page';

import { $isSelecting, selectionStarted } from '../selection';

import { SelectionBar } from './selection-bar';

it('keeps the selection when Escape closes a dialog that is no part of the address', async () => {
  const { scope } = await renderPage(
    <>
      <div
        role="dialog"
        tabIndex={-1}
        // It has closed once the key is heard further above.
        onKeyDown={({ currentTarget }) => {
          currentTarget.hidden = true;
        }}
      />
      <SelectionBar />
    </>,
    { routeId: 'wishlist', path: '/wishlist' },
  );
  await act(() => allSettled(selectionStarted, { scope }));
  screen.getByRole('dialog').focus();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(scope.getState($isSelecting)).toBe(true);
  await userEvent.keyboard('{Escape}');
  expect(scope.getState($isSelecting)).toBe(false);
});
