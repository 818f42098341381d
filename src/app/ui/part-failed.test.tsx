import { act, render } from '@testing-library/react';
import { fork } from 'effector';
import { Provider } from 'effector-react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it, vi } from 'vitest';

import { overlayCodeLost } from '@/entities/connection/lost-code';
import { watchCalls } from '@/testing/watch-calls';

import { OverlaysFailed, PartFailed, SidebarFailed } from './part-failed';

it.each([
  ['', 0],
  ['#player', 0],
  ['#player-driving', 0],
  ['#modalOpened', 1],
])('tells of lost overlays at the address with the hash "%s": %i', (hash, told) => {
  const scope = fork();
  const lost = watchCalls(overlayCodeLost, scope);
  const routes = [{ path: '*', element: <OverlaysFailed onRetry={() => undefined} /> }];
  const router = createMemoryRouter(routes, { initialEntries: [`/library${hash}`] });
  render(
    <Provider value={scope}>
      <RouterProvider router={router} />
    </Provider>,
  );
  expect(lost).toHaveLength(told);
});

it.each([
  ['a part', PartFailed],
  ['the overlays', OverlaysFailed],
  ['the sidebar', SidebarFailed],
])('tries again with the next navigation in place of %s', async (_, Failed) => {
  const retry = vi.fn();
  const router = createMemoryRouter([{ path: '*', element: <Failed onRetry={retry} /> }]);
  render(
    <Provider value={fork()}>
      <RouterProvider router={router} />
    </Provider>,
  );
  expect(retry).not.toHaveBeenCalled();
  await act(() => router.navigate('/library'));
  expect(retry).toHaveBeenCalledTimes(1);
});
