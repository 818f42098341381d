import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';

import { lazyOverlay } from '@/entities/connection/ui/lazy-overlay';
import { clp } from '@/shared/i18n/fa/clp';
import { formatNumber } from '@/shared/i18n/format';
import { ChipButton } from '@/shared/ui/chip/chip-button';
import { ChipLink } from '@/shared/ui/chip/chip-link';
import { ChipRow } from '@/shared/ui/chip/chip-row';
import { CloseIcon } from '@/shared/ui/icon/close-icon';
import { FilterIcon } from '@/shared/ui/icon/filter-icon';

import { $filterLabel, $filterOptions } from '../filter-labels';
import { filterSheet } from '../filters';
import {
  filteredPath,
  namingKey,
  narrowingKeys,
  toggleFilter,
  withoutFilters,
} from '../lib/filters';
import { $listingQuery } from '../model';

import styles from './filter-bar.module.css';

// Dialogs are not part of the first paint of a listing.
const FilterSheet = lazyOverlay(
  () => import('./filter-sheet'),
  filterSheet.$isOpen,
  filterSheet.closed,
);

/** Above the results: the button of the filters (on a phone), the chosen filters, and types to choose from. */
export function FilterBar() {
  const query = useUnit($listingQuery);
  const count = narrowingKeys(query).length;
  const chips = [<OpenButton key="open" count={count} />, ...useChosenChips(), ...useTypeChips()];
  return (
    <div className={styles['bar']} data-empty={count === 0}>
      <ChipRow label={clp.activeFilters}>{chips}</ChipRow>
      <FilterSheet />
    </div>
  );
}

function OpenButton({ count }: { count: number }) {
  const opened = useUnit(filterSheet.opened);
  return (
    <span className={styles['phone']}>
      <ChipButton
        icon={<FilterIcon size={18} />}
        aria-haspopup="dialog"
        aria-label={count === 0 ? clp.filtersOpen : clp.filtersChosen(formatNumber(count))}
        onClick={() => opened()}
      >
        {clp.filtersOpen}
        {count > 0 && <span className={styles['count']}>{formatNumber(count)}</span>}
      </ChipButton>
    </span>
  );
}

/** The filters that narrow the listing; each link removes its own, the last one all of several. */
function useChosenChips(): ReactNode[] {
  const { query, labelOf } = useUnit({ query: $listingQuery, labelOf: $filterLabel });
  const location = useLocation();
  const keys = narrowingKeys(query);
  const chips = keys.map((key) => (
    <ChipLink
      key={key}
      to={filteredPath(location, withoutFilters(query, [key]))}
      icon={<CloseIcon size={16} />}
      aria-label={clp.removeFilter(labelOf(key))}
    >
      {labelOf(key)}
    </ChipLink>
  ));
  if (keys.length < 2) return chips;
  const all = filteredPath(location, withoutFilters(query, keys));
  return [
    ...chips,
    <ChipLink key="all" to={all}>
      {clp.clearFilters}
    </ChipLink>,
  ];
}

/** The types, while none is chosen: on a phone the filter that is used most is one tap away. */
function useTypeChips(): ReactNode[] {
  const { query, options } = useUnit({ query: $listingQuery, options: $filterOptions });
  const location = useLocation();
  if (query.contentType !== undefined) return [];
  return options.contentType.map((option) => (
    <span key={option.value} className={styles['phone']}>
      <ChipLink to={filteredPath(location, toggleFilter(query, option, namingKey(query)))}>
        {option.label}
      </ChipLink>
    </span>
  ));
}
