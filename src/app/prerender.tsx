/**
 * The entry of the server's build (vite/prerender.ts): renders the first view of a public page, as a visitor without a
 * session sees it on a phone. Rule: docs/behaviour.md#opens-at-once
 */
import { fork } from 'effector';
import { Provider } from 'effector-react';
import { StrictMode, Suspense } from 'react';
import { prerender } from 'react-dom/static';
import {
  createStaticHandler,
  createStaticRouter,
  StaticRouterProvider,
  type StaticHandlerContext,
} from 'react-router-dom';

import { $apiHosts } from '@/shared/api/authorized';

import './start/entry-models';
import { firstViewAt, type AskedView } from './start/first-views';
import { routes } from './start/routes';

export { firstViewAt };

/** The app does not run on the server: the origin is only there because a Request needs one. */
const ORIGIN = 'http://localhost';

interface ViewToRender {
  /** The address, with its query. */
  readonly path: string;
  readonly view: AskedView;
  /** The answer to the call of the view, checked. */
  readonly answer: unknown;
  /** Origin of the covers, without a slash at the end; empty for the page's own. */
  readonly siteHost: string;
}

/** Renders the content of `#root`. Waits for the views whose code is loaded apart. */
export async function renderFirstView(asked: ViewToRender): Promise<string> {
  const { path, view, answer, siteHost } = asked;
  const handler = createStaticHandler(routes);
  const context = (await handler.query(new Request(ORIGIN + path))) as StaticHandlerContext;
  const scope = fork({
    values: [...view.valuesOf(answer), [$apiHosts, { site: siteHost, auth: '' }]],
  });
  const { prelude } = await prerender(
    <StrictMode>
      <Provider value={scope}>
        <StaticRouterProvider
          router={createStaticRouter(handler.dataRoutes, context)}
          context={context}
          hydrate={false}
        />
        {/* The app starts from here: start/mount.tsx. */}
        <Suspense />
      </Provider>
    </StrictMode>,
    // A part that is put in its place later would need an inline script.
    { progressiveChunkSize: Number.MAX_SAFE_INTEGER },
  );
  return new Response(prelude).text();
}
