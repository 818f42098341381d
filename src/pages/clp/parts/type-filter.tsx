import { useLocation } from 'react-router-dom';

import { contentTypes, type ContentType } from '@/shared/api/contract/codes';
import { contentTypeNames } from '@/shared/i18n/fa/content-types';
import { shop } from '@/shared/i18n/fa/shop';
import { ChipLink } from '@/shared/ui/chip/chip-link';
import { ChipRow } from '@/shared/ui/chip/chip-row';

import styles from './type-filter.module.css';

const types = [undefined, ...Object.values(contentTypes)];

/** Filters the listing by product type and keeps the rest of the address: a row of chips, or a column on a desktop. */
export function TypeFilter({ chosen }: { chosen: ContentType | undefined }) {
  const { pathname, search } = useLocation();
  const pathOf = (type: ContentType | undefined) => {
    const query = new URLSearchParams(search);
    if (type === undefined) query.delete('contentType');
    else query.set('contentType', String(type));
    return { pathname, search: query.toString() };
  };
  return (
    <nav className={styles['filter']} aria-label={shop.typesLabel}>
      <p className={styles['heading']}>{shop.typesLabel}</p>
      <ChipRow label={shop.typesLabel}>
        {types.map((type) => (
          <ChipLink key={type ?? 'all'} to={pathOf(type)} isChosen={type === chosen}>
            {type === undefined ? shop.allTypes : contentTypeNames[type].many}
          </ChipLink>
        ))}
      </ChipRow>
    </nav>
  );
}
