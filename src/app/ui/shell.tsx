import { useUnit } from 'effector-react';
import { lazy, Suspense } from 'react';
import { Outlet, ScrollRestoration } from 'react-router-dom';

import { $areTabsShown } from '@/features/navigation-bar/model';
import { NavigationBar } from '@/features/navigation-bar/ui/navigation-bar';
import { Notifications } from '@/features/notifications/view';
import { $surface } from '@/features/player/model/surface';
import { $keptAgeMs } from '@/shared/api/kept-endpoint';
import { useBodyClass } from '@/shared/browser/use-body-class';
import { $arePageModelsReady } from '@/shared/routing/page-models';
import { desktopQuery, useMedia } from '@/shared/ui/use-media';

import { RouteAnnouncer } from './route-announcer';
import styles from './shell.module.css';
import { useFocusOnNavigation } from './use-focus-on-navigation';

const Player = lazy(() => import('@/features/player/ui/player'));
const Overlays = lazy(() => import('./overlays'));
// Without a connection its code may be missing; the page is worth more than its age.
const KeptNotice = lazy(() =>
  import('@/features/kept-content/notice').catch(() => ({ default: () => null })),
);
const Sidebar = lazy(() => import('./sidebar'));

/** The frame around every page: notifications, player and tabs. The page is its `Outlet`. */
export function Shell() {
  const { surface, hasTabs, hasModels, keptAgeMs } = useUnit({
    surface: $surface,
    hasTabs: $areTabsShown,
    hasModels: $arePageModelsReady,
    keptAgeMs: $keptAgeMs,
  });
  const main = useFocusOnNavigation();
  const isDesktop = useMedia(desktopQuery);
  const hasSidebar = hasTabs && isDesktop;
  useBodyClass('has-bottom-bar', hasTabs && !isDesktop);
  return (
    <div className={styles['shell']} data-player={surface} data-sidebar={hasSidebar}>
      <Notifications />
      {hasSidebar && (
        // The page keeps the place of the sidebar free from the first paint on, so nothing moves when its code comes.
        <Suspense fallback={<div className={styles['sidebarGround']} />}>
          <Sidebar onSkipped={() => main.current?.focus()} />
        </Suspense>
      )}
      <main ref={main} className={styles['page']} tabIndex={-1}>
        {keptAgeMs !== null && (
          <Suspense>
            <KeptNotice />
          </Suspense>
        )}
        <Suspense fallback={<div className={styles['loading']} />}>
          <Outlet />
        </Suspense>
      </main>
      {surface !== 'none' && (
        <Suspense>
          <Player />
        </Suspense>
      )}
      {hasModels && (
        <Suspense>
          <Overlays />
        </Suspense>
      )}
      {hasTabs && !isDesktop && <NavigationBar />}
      <RouteAnnouncer />
      <ScrollRestoration />
    </div>
  );
}
