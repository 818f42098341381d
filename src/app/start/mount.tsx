import { allSettled, fork } from 'effector';
import { Provider } from 'effector-react';
import { startTransition, StrictMode, Suspense, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, RouterProvider } from 'react-router-dom';

import { $engine } from '@/features/player/model/engine';
import { createHtmlAudioEngine } from '@/shared/media/html-audio-engine';
import { $router } from '@/shared/routing/location';
import { CodeLostError } from '@/shared/ui/preloadable';

import '../global.css';
import './entry-models';
import { appStarted } from './app-started';
import { loadDisplayFont } from './display-font';
import { createRouterAdapter } from './router-adapter';
import { preloadOnIntent } from './preload-on-intent';
import { routes } from './routes';
import type { StartValue } from './start-value';

const page = document.documentElement.dataset;

/**
 * A partner's token is removed from the address, and the native wrapper is connected, before there is a
 * scope. The code for either is loaded only if it is needed. If it fails to load, the app starts
 * anyway, signed out.
 */
export function startApp(): void {
  const query = new URLSearchParams(window.location.search);
  const none = () => [];
  const preparations: Promise<readonly StartValue[]>[] = [];
  if (query.has('token') || query.has('p'))
    preparations.push(
      import('./partner-link').then(
        ({ takeCredential }) => takeCredential(),
        () => {
          // Only the code that failed to load can tell the token from the rest of the query.
          window.history.replaceState(null, '', window.location.pathname);
          return [];
        },
      ),
    );
  if (HAS_BRIDGE && window.WebBridge)
    preparations.push(
      import('../native/connect-wrapper').then(
        ({ connectWrapper }) => connectWrapper(window),
        none,
      ),
    );
  if (page['prerendered'])
    preparations.push(
      import('./prerendered').then(({ takePrerendered }) => takePrerendered()).catch(none),
    );
  if (preparations.length > 0)
    void Promise.all(preparations).then((values) => mount(values.flat()));
  else mount();
}

/** Creates the scope with `values`, renders the app in it and starts it. */
function mount(values: readonly StartValue[] = []): void {
  const router = createBrowserRouter(routes);
  // The server renders no page of a partner or a wrapper, so these values can only be its own.
  const isHydrating = page['prerendered'] === 'yes' && values.length > 0;
  delete page['prerendered'];
  const scope = fork({
    values: [
      [$router, createRouterAdapter(router)],
      ...values,
      [$engine, createHtmlAudioEngine(document.createElement('audio'))],
    ],
  });
  // Never awaited: an interval keeps the scope from settling.
  const start = () => void allSettled(appStarted, { scope });

  const root = document.getElementById('root');
  if (root) {
    const app = (
      <StrictMode>
        <Provider value={scope}>
          <RouterProvider router={router} />
          {isHydrating && (
            <Suspense>
              <Hydrated onHydrated={start} />
            </Suspense>
          )}
        </Provider>
      </StrictMode>
    );
    // React renders a transition in slices, which keeps a slow phone responsive.
    startTransition(() => {
      if (isHydrating) hydrateRoot(root, app, { onCaughtError });
      else createRoot(root, { onCaughtError }).render(app);
    });
  }
  preloadOnIntent((path) => matchRoutes(routes, path)?.at(-1)?.route.id ?? '');
  // A task of its own, after the first render.
  if (!isHydrating) setTimeout(start);
  // In this file, because a file of its own would be fetched while the first pictures are.
  setTimeout(() => void loadDisplayFont());
}

/**
 * Starts the app once React has taken over the page: what is stored on the device must not be there before. React takes
 * over what stands in a boundary after the rest, in the order of the page, so this stands in one behind the page's own.
 */
function Hydrated({ onHydrated }: { onHydrated: () => void }) {
  useEffect(onHydrated, [onHydrated]);
  return null;
}

/** The parts without their code say so on the page. Any other error that a boundary has caught goes to the console, as by default. */
function onCaughtError(error: unknown): void {
  if (!(error instanceof CodeLostError)) console.error(error);
}
