import { useUnit } from 'effector-react';
import { Link } from 'react-router-dom';

import { $client } from '@/entities/client/model';
import { LostPart } from '@/entities/connection/ui/lost-part';
import { $areTabsShown } from '@/features/navigation-bar/model';
import { brands } from '@/shared/i18n/fa/brands';
import { shop } from '@/shared/i18n/fa/shop';
import { SearchIcon } from '@/shared/ui/icon/search-icon';
import { preloadable } from '@/shared/ui/preloadable';
import { desktopQuery, useMedia } from '@/shared/ui/use-media';
import { VisuallyHidden } from '@/shared/ui/visually-hidden/visually-hidden';
import { WordmarkName } from '@/shared/ui/wordmark/wordmark-name';

import { $sections } from '../model';

import styles from './shop-header.module.css';
import { TypeTabs } from './type-tabs';

// It comes with the code of the later sections.
const { View: AccountMark } = preloadable(
  async () => ({ default: (await import('./later/later-section')).AccountMark }),
  { Failed: LostPart },
);

/**
 * The wordmark of the client's brand and a link to the search; on a desktop the tabs of the types and the
 * user's account, whose code and data come after the sections.
 */
export function ShopHeader() {
  const isDesktop = useMedia(desktopQuery);
  const { client, hasTabs, sections } = useUnit({
    client: $client,
    hasTabs: $areTabsShown,
    sections: $sections,
  });
  return (
    <header className={styles['header']} data-sidebar={hasTabs}>
      <VisuallyHidden as="h1">{shop.heading}</VisuallyHidden>
      <Brand brand={client.brand} />
      {isDesktop && <TypeTabs />}
      {isDesktop && hasTabs && sections && <AccountMark />}
      <Link to="/clp" className={styles['search']} aria-label={shop.search}>
        <SearchIcon />
      </Link>
    </header>
  );
}

/** Our brand is drawn; any other one is written. */
function Brand({ brand }: { brand: keyof typeof brands }) {
  if (brand !== 'shenidar') return <span className={styles['brand']}>{brands[brand]}</span>;
  return (
    <>
      <VisuallyHidden>{brands[brand]}</VisuallyHidden>
      <WordmarkName className={styles['brand']} />
    </>
  );
}
