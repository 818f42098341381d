import { render } from '@testing-library/react';
import { Provider } from 'effector-react';
import type { ReactNode } from 'react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';

import type { RouteLocation } from '@/shared/routing/location';

import { createTestScope, type TestScope, type TestScopeOptions } from './create-scope';

export interface PageVisit extends Pick<RouteLocation, 'routeId' | 'path'> {
  readonly search?: string;
  readonly params?: Readonly<Record<string, string>>;
}

/**
 * Shows a page as if its address had been opened: the models visit it in a scope of their own, and
 * links find a router. Links followed show their path as text.
 */
export async function renderPage(
  page: ReactNode,
  visit: PageVisit,
  options: TestScopeOptions = {},
): Promise<TestScope> {
  const test = await createTestScope(options);
  test.router.arrive(visit);
  render(
    <Provider value={test.scope}>
      <MemoryRouter initialEntries={[visit.path + (visit.search ?? '')]}>
        <Routes>
          <Route path={visit.path} element={page} />
          <Route path="*" element="elsewhere" />
        </Routes>
      </MemoryRouter>
    </Provider>,
  );
  return test;
}
