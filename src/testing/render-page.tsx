import { render } from '@testing-library/react';
import { Provider } from 'effector-react';
import type { ReactNode } from 'react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';

import type { RouteLocation } from '@/shared/routing/location';

import { createTestScope, type TestScope, type TestScopeOptions } from './create-scope';

export interface PageVisit extends Pick<RouteLocation, 'routeId' | 'path'> {
  readonly search?: string;
  readonly hash?: string;
  readonly params?: Readonly<Record<string, string>>;
}

/**
 * Renders a page after a visit of its address: the models run in a test scope, and links have a router. A followed
 * link and the page of the entry before show the text `elsewhere`.
 */
export async function renderPage(
  page: ReactNode,
  visit: PageVisit,
  options: TestScopeOptions = {},
): Promise<TestScope> {
  const test = await createTestScope(options);
  test.router.visit(visit);
  render(
    <Provider value={test.scope}>
      <MemoryRouter initialEntries={['/before', visit.path + (visit.search ?? '')]}>
        <Routes>
          <Route path={visit.path} element={page} />
          <Route path="*" element="elsewhere" />
        </Routes>
      </MemoryRouter>
    </Provider>,
  );
  return test;
}
