import { useUnit } from 'effector-react';
import { useId } from 'react';
import { useLocation } from 'react-router-dom';

import { clp } from '@/shared/i18n/fa/clp';
import { ChipLink } from '@/shared/ui/chip/chip-link';
import { VisuallyHidden } from '@/shared/ui/visually-hidden/visually-hidden';

import { filteredPath } from '../lib/filters';
import { $listingQuery } from '../model';

import { FilterGroups } from './filter-groups';
import styles from './filter-column.module.css';

/** The filters of a desktop, in a column beside the results: each option is a link to its listing. */
export function FilterColumn() {
  const id = useId();
  const query = useUnit($listingQuery);
  const location = useLocation();
  return (
    <nav className={styles['column']} aria-labelledby={id}>
      <VisuallyHidden as="h2" id={id}>
        {clp.filters}
      </VisuallyHidden>
      <FilterGroups
        query={query}
        renderOption={(option) => (
          <ChipLink
            key={option.id}
            to={filteredPath(location, option.query)}
            isChosen={option.isChosen}
          >
            {option.label}
          </ChipLink>
        )}
      />
    </nav>
  );
}
