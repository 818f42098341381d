import { useUnit } from 'effector-react';
import { lazy, Suspense } from 'react';
import { Outlet, ScrollRestoration } from 'react-router-dom';

import { $isBarShown } from '@/features/navigation-bar/model';
import { NavigationBar } from '@/features/navigation-bar/view';
import { Notifications } from '@/features/notifications/view';
import { $surface } from '@/features/player/model/surface';

import { useBodyClass } from '@/shared/browser/use-body-class';

import { $areLoaded } from '../load-page-models';

import { RouteAnnouncer } from './route-announcer';
import styles from './shell.module.css';
import { useFocusOnArrival } from './use-focus-on-arrival';

const Player = lazy(() => import('@/features/player/ui/player'));
const Overlays = lazy(() => import('./overlays'));

/** What stays while pages come and go: notifications, the page's place, the player, the tabs. */
export function Shell() {
  const { surface, hasBar, hasModels } = useUnit({
    surface: $surface,
    hasBar: $isBarShown,
    hasModels: $areLoaded,
  });
  const main = useFocusOnArrival();
  useBodyClass('has-bottom-bar', hasBar);
  return (
    <div className={styles['shell']} data-player={surface}>
      <Notifications />
      <main ref={main} className={styles['page']} tabIndex={-1}>
        <Suspense fallback={<div className={styles['coming']} />}>
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
