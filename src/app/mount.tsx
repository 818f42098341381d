import { allSettled, fork } from 'effector';
import { Provider } from 'effector-react';
import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';

import { $engine } from '@/features/player/model/engine';
import { createHtmlAudioEngine } from '@/shared/media/html-audio-engine';
import { $router } from '@/shared/routing/location';

import './global.css';
import { createRouterAdapter } from './router-adapter';
import { routes } from './routes';
import { appStarted } from './start';
import type { StartValue } from './start-value';

/**
 * A partner's token leaves the address before anything else is asked or remembered, and a native
 * wrapper is met before there is a scope. Few visits bring the one or the other. Whose code does not
 * come does not keep the shop closed: then nobody is signed in.
 */
const query = new URLSearchParams(window.location.search);
const arrivals: Promise<readonly StartValue[]>[] = [];
if (query.has('token') || query.has('p'))
  arrivals.push(
    import('./partner-arrival').then(
      ({ takeCredential }) => takeCredential(),
      () => {
        // What of the query is no token only that code can tell.
        window.history.replaceState(null, '', window.location.pathname);
        return [];
      },
    ),
  );
if (HAS_BRIDGE && window.WebBridge)
  arrivals.push(
    import('./native-arrival').then(
      ({ meetWrapper }) => meetWrapper(window),
      () => [],
    ),
  );
if (arrivals.length > 0) void Promise.all(arrivals).then((values) => mount(values.flat()));
else mount();

/** Makes the scope, draws the app into it and starts it. `values` are more of what it starts with. */
function mount(values: readonly StartValue[] = []): void {
  const router = createBrowserRouter(routes);
  const scope = fork({
    values: [
      [$router, createRouterAdapter(router)],
      ...values,
      [$engine, createHtmlAudioEngine(document.createElement('audio'))],
    ],
  });

  const root = document.getElementById('root');
  if (root) {
    // A transition is drawn in slices, so that a slow phone stays responsive meanwhile.
    startTransition(() => {
      createRoot(root).render(
        <StrictMode>
          <Provider value={scope}>
            <RouterProvider router={router} />
          </Provider>
        </StrictMode>,
      );
    });
  }
  // In a task of its own, behind the first drawing. Never awaited: a running interval would keep the scope from settling.
  setTimeout(() => void allSettled(appStarted, { scope }));
}
