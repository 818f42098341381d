import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'effector-react';
import { expect, it } from 'vitest';

import { navigation } from '@/shared/i18n/fa/navigation';
import { createTestScope } from '@/testing/create-scope';

import { SearchBox } from './search-box';

it('is a landmark with a field that `/` focuses, Escape leaves, and Enter sends', async () => {
  const { scope, router } = await createTestScope();
  router.visit({ routeId: 'shop', path: '/' });
  render(
    <Provider value={scope}>
      <SearchBox />
    </Provider>,
  );
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
