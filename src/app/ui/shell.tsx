import { useUnit } from 'effector-react';
import { lazy, Suspense } from 'react';
import { Outlet, ScrollRestoration } from 'react-router-dom';

import { $isBarShown } from '@/features/navigation-bar/model';
import { NavigationBar } from '@/features/navigation-bar/view';
import { Notifications } from '@/features/notifications/view';
import { $surface } from '@/features/player/model/surface';
import { useBodyClass } from '@/shared/browser/use-body-class';
import { $arePageModelsReady } from '@/shared/routing/page-models';

import { RouteAnnouncer } from './route-announcer';
import styles from './shell.module.css';
import { useFocusOnNavigation } from './use-focus-on-navigation';

const Player = lazy(() => import('@/features/player/ui/player'));
const Overlays = lazy(() => import('./overlays'));

/** The frame around every page: notifications, player and tabs. The page is its `Outlet`. */
export function Shell() {
  const { surface, hasBar, hasModels } = useUnit({
    surface: $surface,
    hasBar: $isBarShown,
    hasModels: $arePageModelsReady,
  });
  const main = useFocusOnNavigation();
  useBodyClass('has-bottom-bar', hasBar);
  return (
    <div className={styles['shell']} data-player={surface}>
      <Notifications />
      <main ref={main} className={styles['page']} tabIndex={-1}>
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
      <NavigationBar />
      <RouteAnnouncer />
      <ScrollRestoration />
    </div>
  );
}
