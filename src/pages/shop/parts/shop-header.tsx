import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

import { $client } from '@/entities/client/model';
import { $areTabsShown } from '@/features/navigation-bar/model';
import { brands } from '@/shared/i18n/fa/brands';
import { shop } from '@/shared/i18n/fa/shop';
import { SearchIcon } from '@/shared/ui/icon/search-icon';
import { VisuallyHidden } from '@/shared/ui/visually-hidden/visually-hidden';
import { WordmarkName } from '@/shared/ui/wordmark/wordmark-name';

import styles from './shop-header.module.css';

/** The wordmark of the client's brand and a link to the search; on a desktop the tabs of the types. */
export function ShopHeader({ children }: { children: ReactNode }) {
  const { client, hasTabs } = useUnit({ client: $client, hasTabs: $areTabsShown });
  return (
    <header className={styles['header']} data-sidebar={hasTabs}>
      <VisuallyHidden as="h1">{shop.heading}</VisuallyHidden>
      <Brand brand={client.brand} />
      {children}
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
