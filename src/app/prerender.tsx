/**
 * The entry of the server's build (vite/prerender.ts): renders the first view of the storefront, as a visitor
 * without a session sees it on a phone. Rule: docs/behaviour.md#opens-at-once
 */
import { fork } from 'effector';
import { Provider } from 'effector-react';
import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import {
  createStaticHandler,
  createStaticRouter,
  StaticRouterProvider,
  type StaticHandlerContext,
} from 'react-router-dom';

import { $sections } from '@/pages/shop/model';
import { $apiHosts } from '@/shared/api/authorized';
import type { StorefrontSection } from '@/shared/api/contract/sections';

import './start/entry-models';
import { routes } from './start/routes';

/** The app does not run on the server: the origin is only there because a Request needs one. */
const ADDRESS = 'http://localhost/';

export interface StorefrontToRender {
  readonly sections: readonly StorefrontSection[];
  /** Origin of the covers, without a slash at the end; empty for the page's own. */
  readonly siteHost: string;
}

/** Renders the content of `#root`. Waits for the views whose code is loaded apart. */
export async function renderStorefront({
  sections,
  siteHost,
}: StorefrontToRender): Promise<string> {
  const handler = createStaticHandler(routes);
  const context = (await handler.query(new Request(ADDRESS))) as StaticHandlerContext;
  const scope = fork({
    values: [
      [$sections, sections],
      [$apiHosts, { site: siteHost, auth: '' }],
    ],
  });
  const { prelude } = await prerender(
    <StrictMode>
      <Provider value={scope}>
        <StaticRouterProvider
          router={createStaticRouter(handler.dataRoutes, context)}
          context={context}
          hydrate={false}
        />
      </Provider>
    </StrictMode>,
    // A part that is put in its place later would need an inline script.
    { progressiveChunkSize: Number.MAX_SAFE_INTEGER },
  );
  return new Response(prelude).text();
}
