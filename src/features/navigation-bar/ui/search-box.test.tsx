import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'effector-react';
import { expect, it } from 'vitest';

import { navigation } from '@/shared/i18n/fa/navigation';
import { createTestScope } from '@/testing/create-scope';

import { SearchBox } from './search-box';

async function show() {
  const { scope, router } = await createTestScope();
  router.visit({ routeId: 'shop', path: '/' });
  const { unmount } = render(
    <Provider value={scope}>
      <SearchBox />
    </Provider>,
  );
  return { router, unmount };
}

it('is a landmark with a field that `/` focuses, Escape leaves, and Enter sends', async () => {
  const { router } = await show();
  const field = within(screen.getByRole('search')).getByRole('searchbox', {
    name: navigation.searchBox,
  });
  for (const modifier of ['Control', 'Meta', 'Alt'])
    await userEvent.keyboard(`{${modifier}>}/{/${modifier}}`);
  expect(document.activeElement).toBe(document.body);
  await userEvent.keyboard('/');
  expect([document.activeElement, field]).toEqual([field, field]);
  await userEvent.keyboard('{Escape}');
  expect(document.activeElement).toBe(document.body);
  await userEvent.type(field, 'Divan{Enter}');
  expect(router.navigations).toEqual([{ to: '/clp?q=Divan' }]);
  expect(field).toHaveValue('');
  expect(document.activeElement).toBe(document.body);
});

/** Whether the app left the key `/` to others. */
const leavesKey = () => fireEvent.keyDown(document.body, { key: '/' });

it('leaves the key `/` to an open dialog, and not to one that is only mounted', async () => {
  await show();
  const dialog = document.createElement('div');
  dialog.setAttribute('role', 'dialog');
  document.body.append(dialog);
  expect(leavesKey()).toBe(true);
  expect(document.activeElement).toBe(document.body);
  dialog.hidden = true;
  expect(leavesKey()).toBe(false);
  expect(document.activeElement).not.toBe(document.body);
  dialog.remove();
});

it('leaves the key `/` alone that something else has taken', async () => {
  await show();
  const take = (event: Event) => event.preventDefault();
  document.body.addEventListener('keydown', take);
  leavesKey();
  document.body.removeEventListener('keydown', take);
  expect(document.activeElement).toBe(document.body);
});

it('takes no key any more once it is gone', async () => {
  const { unmount } = await show();
  expect(leavesKey()).toBe(false);
  unmount();
  expect(leavesKey()).toBe(true);
});
