import { contentTypes } from '@/shared/api/contract/codes';
import { contentTypeNames } from '@/shared/i18n/fa/content-types';
import { shop } from '@/shared/i18n/fa/shop';
import { contentTypePath } from '@/shared/routing/paths';
import { ChipLink } from '@/shared/ui/chip/chip-link';
import { ChipRow } from '@/shared/ui/chip/chip-row';

const types = Object.values(contentTypes);

/** Links to the listings of the product types. */
export function TypeChips() {
  return (
    <nav aria-label={shop.typesLabel}>
      <ChipRow label={shop.typesLabel}>
        <ChipLink to="/" isChosen>
          {shop.allTypes}
        </ChipLink>
        {types.map((type) => (
          <ChipLink key={type} to={contentTypePath(type)}>
            {contentTypeNames[type].many}
          </ChipLink>
        ))}
      </ChipRow>
    </nav>
  );
}
