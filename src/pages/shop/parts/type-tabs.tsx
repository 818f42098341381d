import { Link } from 'react-router-dom';

import { contentTypes } from '@/shared/api/contract/codes';
import { contentTypeNames } from '@/shared/i18n/fa/content-types';
import { shop } from '@/shared/i18n/fa/shop';
import { contentTypePath } from '@/shared/routing/paths';
import tab from '@/shared/ui/tab/tab.module.css';

import styles from './type-tabs.module.css';

const types = Object.values(contentTypes);

/** Links to the listings of the product types; the storefront itself shows them all. */
export function TypeTabs() {
  return (
    <nav className={styles['tabs']} aria-label={shop.typesLabel}>
      <Link to="/" className={tab['tab']} aria-current="page">
        {shop.allTypes}
      </Link>
      {types.map((type) => (
        <Link key={type} to={contentTypePath(type)} className={tab['tab']}>
          {contentTypeNames[type].many}
        </Link>
      ))}
    </nav>
  );
}
