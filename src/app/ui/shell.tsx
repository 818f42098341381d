import { useUnit } from 'effector-react';
import { Outlet, ScrollRestoration } from 'react-router-dom';

import { PlayerFailed } from '@/features/player/ui/player-failed';
import { $areTabsShown } from '@/features/navigation-bar/model';
import { NavigationBar } from '@/features/navigation-bar/ui/navigation-bar';
import { Notifications } from '@/features/notifications/view';
import { $surface } from '@/features/player/model/surface';
import { useSurface } from '@/features/player/ui/use-surface';
import { $keptAgeMs } from '@/shared/api/kept-endpoint';
import { useBodyClass } from '@/shared/browser/use-body-class';
import { $arePageModelsLoaded } from '@/shared/routing/page-models';
import { preloadable } from '@/shared/ui/preloadable';
import { desktopQuery, useMedia } from '@/shared/ui/use-media';

import { OverlaysFailed, PartFailed, SidebarFailed } from './part-failed';
import { RouteAnnouncer } from './route-announcer';
import styles from './shell.module.css';
import { useFocusOnNavigation } from './use-focus-on-navigation';

// Each part of the frame fails alone.
const { View: Player } = preloadable(() => import('@/features/player/ui/player'), {
  Failed: PlayerFailed,
});
const { View: Overlays } = preloadable(() => import('./overlays'), { Failed: OverlaysFailed });
const { View: KeptNotice } = preloadable(() => import('@/features/kept-content/notice'), {
  Failed: PartFailed,
});
const { View: Sidebar } = preloadable(() => import('./sidebar'), {
  // The page keeps the place of the sidebar free from the first paint on, so nothing moves when its code comes.
  Pending: () => <div className={styles['sidebarGround']} />,
  Failed: SidebarFailed,
});

/** The frame around every page: notifications, player and tabs. The page is its `Outlet`. */
export function Shell() {
  const surface = useSurface();
  const { nextSurface, hasTabs, hasModels, keptAgeMs } = useUnit({
    nextSurface: $surface,
    hasTabs: $areTabsShown,
    hasModels: $arePageModelsLoaded,
    keptAgeMs: $keptAgeMs,
  });
  const main = useFocusOnNavigation();
  const isDesktop = useMedia(desktopQuery);
  const hasSidebar = hasTabs && isDesktop;
  useBodyClass('has-bottom-bar', hasTabs && !isDesktop);
  // Here and not in the player, whose code comes later, and as soon as the player is known, which is seconds before it is
  // rendered on a busy device: the bar of the page must not move away under a finger then.
  useBodyClass('has-small-player', surface === 'small' || nextSurface === 'small');
  return (
    <div className={styles['shell']} data-player={surface} data-sidebar={hasSidebar}>
      <Notifications />
      {hasSidebar && <Sidebar onSkipped={() => main.current?.focus()} />}
      <main ref={main} className={styles['page']} tabIndex={-1}>
        {keptAgeMs !== null && <KeptNotice />}
        <Outlet />
      </main>
      {surface !== 'none' && <Player />}
      {hasModels && <Overlays />}
      {hasTabs && !isDesktop && <NavigationBar />}
      <RouteAnnouncer />
      <ScrollRestoration />
    </div>
  );
}
