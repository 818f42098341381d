import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';

import { common } from '@/shared/i18n/fa/common';
import { shortcuts } from '@/shared/i18n/fa/player';

import { ShortcutsHelp } from './shortcuts-help';

/** A page without a player. */
const showPage = () =>
  render(
    <>
      <input aria-label="Search" />
      <ShortcutsHelp />
    </>,
  );
const dialog = () => screen.queryByRole('dialog', { name: shortcuts.title });

it('lists the keyboard shortcuts when ? is pressed, also without a player', async () => {
  showPage();
  await userEvent.keyboard('?');
  await screen.findByRole('dialog', { name: shortcuts.title });
  const keys = [...document.querySelectorAll('kbd')].map(({ textContent }) => textContent);
  expect(keys).toEqual([shortcuts.space, 'K', 'J', 'L', 'N', 'P', '<', '>', 'M', '?']);
});

it('opens the list with the question mark of a Persian keyboard, and closes it by Escape', async () => {
  showPage();
  await userEvent.keyboard('\u061F');
  await screen.findByRole('dialog', { name: shortcuts.title });
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(dialog()).toBeNull());
});

it('closes the list by its close button', async () => {
  showPage();
  await userEvent.keyboard('?');
  await userEvent.click(await screen.findByRole('button', { name: common.close }));
  await waitFor(() => expect(dialog()).toBeNull());
});

it('does not open the list while the user types', async () => {
  showPage();
  await userEvent.type(screen.getByRole('textbox'), '?');
  expect(dialog()).toBeNull();
  expect(screen.getByRole('textbox')).toHaveValue('?');
});

it('opens no second dialog above an open one', async () => {
  render(
    <>
      <div role="dialog" aria-label="Open" />
      <ShortcutsHelp />
    </>,
  );
  await userEvent.keyboard('?');
  expect(dialog()).toBeNull();
});
