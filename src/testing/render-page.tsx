import { render } from '@testing-library/react';
import { Provider } from 'effector-react';
import { useEffect, type ReactNode } from 'react';
import { MemoryRouter, Route, Routes, useNavigationType } from 'react-router-dom';

import type { RouteLocation } from '@/shared/routing/location';

import { createTestScope, type TestScope, type TestScopeOptions } from './create-scope';

export interface PageVisit extends Pick<RouteLocation, 'routeId' | 'path'> {
  readonly search?: string;
  readonly hash?: string;
  readonly params?: Readonly<Record<string, string>>;
}

export interface RenderedPage extends TestScope {
  /** How a followed link was opened: `REPLACE` where it took the place of the page in the history. */
  readonly lastNavigation: () => string;
}

/**
 * Renders a page after a visit of its address: the models run in a test scope, and links have a router. A followed
 * link and the page of the entry before show the text `elsewhere`.
 */
export async function renderPage(
  page: ReactNode,
  visit: PageVisit,
  options: TestScopeOptions = {},
): Promise<RenderedPage> {
  const test = await createTestScope(options);
  test.router.visit(visit);
  let last = '';
  render(
    <Provider value={test.scope}>
      <MemoryRouter initialEntries={['/before', visit.path + (visit.search ?? '')]}>
        <Navigations
          onNavigated={(kind) => {
            last = kind;
          }}
        />
        <Routes>
          <Route path={visit.path} element={page} />
          <Route path="*" element="elsewhere" />
        </Routes>
      </MemoryRouter>
    </Provider>,
  );
  return { ...test, lastNavigation: () => last };
}

function Navigations({ onNavigated }: { onNavigated: (kind: string) => void }) {
  const kind = useNavigationType();
  useEffect(() => {
    onNavigated(kind);
  }, [kind, onNavigated]);
  return null;
}
