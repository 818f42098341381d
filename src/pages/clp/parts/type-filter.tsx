import { useLocation } from 'react-router-dom';

import { contentTypes, type ContentType } from '@/shared/api/contract/codes';
import { contentTypeNames } from '@/shared/i18n/fa/content-types';
import { shop } from '@/shared/i18n/fa/shop';
import { ChipLink } from '@/shared/ui/chip/chip-link';
import { ChipRow } from '@/shared/ui/chip/chip-row';

const types = [undefined, ...Object.values(contentTypes)];

/** Filters the listing by product type and keeps the rest of the address. */
export function TypeFilter({ chosen }: { chosen: ContentType | undefined }) {
  const { pathname, search } = useLocation();
  const pathOf = (type: ContentType | undefined) => {
    const query = new URLSearchParams(search);
    if (type === undefined) query.delete('contentType');
    else query.set('contentType', String(type));
    return { pathname, search: query.toString() };
  };
  return (
    <nav aria-label={shop.typesLabel}>
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
