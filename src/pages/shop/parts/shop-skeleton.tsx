import { shop } from '@/shared/i18n/fa/shop';
import { Arch } from '@/shared/ui/arch/arch';
import { Skeleton } from '@/shared/ui/skeleton/skeleton';
import { desktopQuery, useMedia } from '@/shared/ui/use-media';
import { VisuallyHidden } from '@/shared/ui/visually-hidden/visually-hidden';

import hero from './hero.module.css';
import { NextSkeleton } from './next-skeleton';
import styles from './sections.module.css';
import { TypeTabs } from './type-tabs';

/** The skeleton of the storefront: the hero, on a desktop with the night beside it, and the place of what follows. */
export function ShopSkeleton() {
  const isDesktop = useMedia(desktopQuery);
  return (
    <>
      <div className={styles['place']} data-columns={isDesktop ? 8 : 12}>
        <VisuallyHidden as="div">
          <span role="status">{shop.loading}</span>
        </VisuallyHidden>
        <div className={hero['hero']} aria-hidden="true">
          <div className={hero['slide']} data-waiting="true">
            <Arch shape="tall" className={hero['arch']}>
              <Skeleton height="100%" />
            </Arch>
          </div>
        </div>
        {!isDesktop && <TypeTabs />}
      </div>
      <NextSkeleton hasNight={isDesktop} />
    </>
  );
}
