import { useUnit } from 'effector-react';
import { useLocation } from 'react-router-dom';

import { sortInAddress, sortOf, sortOptions } from '@/features/book-listing/lib/sort-options';
import { catalog as texts } from '@/shared/i18n/fa/catalog';
import { clp } from '@/shared/i18n/fa/clp';
import { withQuery } from '@/shared/routing/paths';
import { LinkTabs } from '@/shared/ui/link-tabs/link-tabs';

import { catalogBooks } from '../model';

/** The orders of the list; each is part of the address, so that 'back' undoes the last choice. */
export function SortTabs() {
  const query = useUnit(catalogBooks.$query);
  const { pathname } = useLocation();
  const tabs = sortOptions(query).map((option) => ({
    id: option,
    to: withQuery(pathname, { sort: sortInAddress(query, option) }),
    label: clp.sorts[option],
  }));
  return <LinkTabs label={texts.sort} tabs={tabs} chosen={sortOf(query)} isPushed />;
}
